/** Ordinary words that contain a listed one, or phrases that need it. `*` stands for any ending. */
export const ordinaryWords: readonly string[] = [
  ...['fickle*', 'shitake*', 'kikeriki*', 'गांडीव*'],
  ...['बेवकूफ बना', 'बेवकूफ़ बना', 'bewakoof bana', 'bewkoof bana', 'bevkoof bana'], // to deceive
  ...'死ねば 死ねばかなり 死ねない 死ねなく 死ねなか 死ねる 死ねた 死ねます 死ねませ 彼氏ね'.split(' '), // who dies is what the game is about
  ...'ブスク ブスト ブスタ ブステ コロンブス オムニブス ガイジン かちんこ ぱちんこ まんこそ'.split(' '),
  ...'ックソ ークソ スクソ ンクソ バカンス バカラ バカボン アホウドリ アホロートル デブリ ファックス'.split(' '),
  ...'そうざい とうざい こうざい ょうざい ゆうざい ゅうざい どうざい ぼうざい ろうざい'.split(' '), // food, east and west, guilty
];
