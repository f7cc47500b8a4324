import type { FilterWords } from './word-filter.ts';

/** Other insults and swearing. Words of the game stay: fool, scum, victim, “fressen”. */
export const strictWords: FilterWords = {
  listed: [
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
  ordinary: [
    ...['fickle*', 'shitake*', 'गांडीव*'],
    ...['बेवकूफ बना', 'बेवकूफ़ बना', 'bewakoof bana', 'bewkoof bana', 'bevkoof bana'], // to deceive
    ...'ブスク ブスト ブスタ ブステ コロンブス オムニブス'.split(' '),
    ...'ックソ ークソ スクソ ンクソ バカンス バカラ バカボン アホウドリ アホロートル デブリ ファックス'.split(' '),
    ...'そうざい とうざい こうざい ょうざい ゆうざい ゅうざい どうざい ぼうざい ろうざい'.split(' '), // food, east and west, guilty
  ],
};
