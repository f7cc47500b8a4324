import type { FilterWords } from './word-filter.ts';

/** Slurs and what is meant to wound, of all languages. `*` stands for any ending. */
export const mildWords: FilterWords = {
  listed: [
    ...'nigger* nigga* faggot* fag fags retard* cunt* tranny kike* whore* kys paki pakis spic spics wetback*'.split(
      ' ',
    ),
    ...'hure huren* fotze* schwuchtel* missgeburt* kanake* nutte nutten* neger* spast spasti* transe transen'.split(
      ' ',
    ),
    ...'schlitzauge* untermensch*'.split(' '),
    ...'madarchod* behenchod* bhenchod* bhosdi* randi chutiy* katua katue'.split(' '),
    ...'मादरचोद* बहनचोद* भोसड़ी* रंडी रण्डी रांड चूतिय* चुतिय* चूत कटुआ कटुए भंगी'.split(' '),
    ...'死ね 死ねばか 氏ね タヒね 気違い キチガイ ガイジ まんこ ちんこ 支那人'.split(' '),
  ],
  // Words that only contain a listed one. Who dies is what the game is about.
  ordinary: [
    'kikeriki*',
    ...'死ねば 死ねばかなり 死ねない 死ねなく 死ねなか 死ねる 死ねた 死ねます 死ねませ 彼氏ね'.split(' '),
    ...'ガイジン かちんこ ぱちんこ まんこそ'.split(' '),
  ],
};
