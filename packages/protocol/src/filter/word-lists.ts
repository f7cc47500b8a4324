export type FilterLevel = 'mild' | 'strict';

/**
 * Words that are masked in every language. `*` stands for any ending. The mild list has slurs and insults; the strict one
 * adds swearing.
 */
export const wordLists: Readonly<Record<FilterLevel, readonly string[]>> = {
  mild: [
    ...['nigger*', 'nigga*', 'faggot*', 'fag', 'fags', 'retard*', 'cunt*', 'tranny', 'kike*', 'whore*', 'kys'],
    ...[
      'hure',
      'huren*',
      'fotze*',
      'schwuchtel*',
      'missgeburt*',
      'kanake*',
      'nutte',
      'nutten*',
      'neger*',
      'spast',
      'spasti*',
    ],
    ...['madarchod*', 'behenchod*', 'bhenchod*', 'bhosdi*', 'randi', 'chutiya*'],
    ...['मादरचोद*', 'बहनचोद*', 'भोसड़ी*', 'रंडी', 'चूतिया*'],
    ...['死ね', '死ねばか', '氏ね', '気違い', 'キチガイ', 'ガイジ', 'まんこ', 'ちんこ'],
  ],
  strict: [
    ...['fuck*', 'motherfuck*', 'shit*', 'bullshit*', 'bitch*', 'asshole*', 'arsehole*', 'bastard*', 'slut*'],
    ...['dicks', 'dickhead*', 'wanker*', 'pussy'], // “dick” is German for thick
    ...['scheiß*', 'scheiss*', 'arsch', 'arschl*', 'fick*', 'wichs*', 'verpiss*', 'miststück*'],
    ...['saala', 'haramzad*', 'harami', 'kamina', 'gaand*'], // “Kamine” are German chimneys, Lauda is a name
    ...['साला', 'साले', 'हरामज़ाद*', 'हरामी', 'कमीना', 'कमीने', 'गांड*', 'लौड़*'],
    ...['クソ', '糞', '馬鹿', 'ブス', 'くたばれ', 'うざい', 'ウザい'],
  ],
};
