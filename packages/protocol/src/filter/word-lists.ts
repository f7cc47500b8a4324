export type FilterLevel = 'mild' | 'strict';

/**
 * Words that are masked in every language. `*` stands for any ending. The mild list has slurs and what is meant to wound;
 * the strict one adds other insults and swearing. Words of the game stay: fool, scum, victim, “fressen”.
 */
export const wordLists: Readonly<Record<FilterLevel, readonly string[]>> = {
  mild: [
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
  strict: [
    ...'fuck* motherfuck* shit* bullshit* dipshit* bitch* asshole* arsehole* bastard* slut* scumbag*'.split(' '),
    ...'dicks dickhead* wanker* pussy twat* cocksuck* goddamn* piss pissed crap crappy stfu'.split(' '), // “dick” is German for thick
    ...'idiot* moron morons moronic imbecil* cretin* dumbass* jackass* douche* nitwit*'.split(' '),
    ...'scheiß* scheiss* arsch arschl* arschg* fick* wichs* wixer* verpiss* pisser* miststück* mistkerl*'.split(' '),
    ...'vollidiot* trottel* volltrottel* depp deppen* dummkopf* blödmann* schwachkopf* schlampe*'.split(' '),
    ...'drecksau* drecksack* kotzbrocken* kacke'.split(' '),
    ...'saala haramzad* haramkhor* harami kamina gaand* gandu bhadw* kutiya bewakoof* bewkoof* bevkoof*'.split(' '), // “Kamine” are German chimneys
    ...'साला साले हरामज़ाद* हरामखोर* हरामी कमीना कमीने कमीनी गांड* लौड़* भड़व* कुतिया बेवकूफ* बेवक़ूफ़* नालायक*'.split(' '),
    ...'クソ 糞 馬鹿 バカ アホ 阿呆 間抜け まぬけ マヌケ 低能 白痴 クズ野郎 ブス デブ ファック'.split(' '),
    ...'くたばれ うざい ウザい ウザイ うぜえ キモい キモイ'.split(' '),
  ],
};
