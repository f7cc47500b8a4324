import { expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { serving } from '../testing/serving.ts';
import { gather, must, type TestSeat } from '../testing/table.ts';
import { coverWords } from './word-filter.ts';

test.each([
  ['You retard!', 'You r*****!'],
  ['Du Hurensohn', 'Du H********'],
  ['तू चूतिया है', `तू च${'*'.repeat([...'चूतिया'].length - 1)} है`],
  ['もう死ねよ', 'もう死*よ'],
  ['死ねばか', '死***'],
  ['死ねばいい、死ね', '死ねばいい、死*'],
])('mild covers slurs for everyone: %s', (text, covered) => {
  expect(coverWords(text, 'mild')).toBe(covered);
  expect(coverWords(text, 'off')).toBe(text);
});

test.each([
  ...['What the fuck', 'You idiot!', 'Idiots', 'IDIOTIC', '1diot', 'What a moron', 'dumbass', 'crap'],
  ...['So ein Scheiß', 'Du Idiot', 'Vollidioten', 'du Trottel', 'Depp', 'Blödmann', 'So ein Dummkopf'],
  ...['यह हरामी है', 'तू बेवकूफ है', 'तू बेवक़ूफ़ है', 'tu bewakoof hai', 'कमीनी', 'kutiya'],
  ...['クソ！', 'バカ', 'このバカが', 'アホか', '間抜け', 'マヌケめ', 'デブ', 'うざい', 'キモい'],
])('only strict covers swearing and lesser insults: %s', (text) => {
  expect(coverWords(text, 'mild')).toBe(text);
  expect(coverWords(text, 'strict')).toContain('*');
});

test.each([
  'fυck', // a Greek letter
  'fuсk', // a Cyrillic one
  'ｆｕｃｋ',
  'ƒuck',
  'f\u0301u\u0301c\u0301k\u0301',
  'fu\u200dck',
  '𝐟𝐮𝐜𝐤',
  'f.u.c.k',
  'sh1t',
  'ｸｿ',
])('look-alikes do not pass the filter: %s', (text) => {
  expect(coverWords(text, 'strict')).toContain('*');
});

test.each([
  'Kikeriki, ruft der Hahn',
  'Niki Lauda, summa cum laude, a fickle nutter',
  'अर्जुन का गांडीव',
  '人狼が死ねば勝てる、まだ死ねないし、ここで死ねるなら',
  '占い師が死ねばかなり有利',
  '彼氏ね、サブスクのガイジンでコロンブスのかちんこ',
  'がまんこそ大事、ミックソース',
  'Scunthorpe',
  'Ich habe Huhn',
  'Мы играем',
  'カステラ',
  'class assassin',
  '2 + 2 = 4 😀',
  'नमस्ते दोस्त',
  'वह हमें बेवकूफ़ बना रहा है, woh bewakoof bana raha hai, मसाला चाय, गांधी',
  'Moroni, idiosyncratic scum, a crape, the fool, a loser, the victim, damn',
  'Das Opfer: Die Wölfe fressen ein Schwein, ein Ass im Ärmel, die Deponie, Vertrottelung',
  'バカンスにバカラ、アホウドリ、デブリ、ファックス、ラブストーリー、サブステータス',
  'そうざいを買う、とうざいなんぼく、きょうざい、ゆうざいだ、タスクソフト、ワークソング',
  'これだけばかりか、行けばかなり良い、まあほんと、そのときもいた、早くそれを、カスタム',
])('harmless words stay as they are: %s', (text) => {
  expect(coverWords(text, 'strict')).toBe(text);
});

const lines = ({ client }: TestSeat) => client.all('message').map(({ text }) => text);

test('a room covers words for everyone in the lobby and in the game, and refuses names with them', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 4, options: { word_filter: 'strict' } });
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    must(await bela.client.ask('send_message', { text: 'This is shit.' }));
    await on.settled();
    expect(lines(anna)).toContain('This is s***.');
    const late: Client = await on.client();
    for (const name of ['Fucker', 'Fυck'])
      expect(await late.ask('join_room', { code: table.code, name })).toMatchObject({ error: { code: 'bad_name' } });
    expect(await bela.client.ask('rename', { name: 'Shithead' })).toMatchObject({
      error: { code: 'bad_name', reason: 'words' },
    });
    must(await anna.client.ask('start_game', { ai_count: 1 }));
    await on.pass(10_000);
    must(await bela.client.ask('send_message', { text: 'You are all bastards' }));
    await on.settled();
    expect(lines(anna)).toContain('You are all b*******');
  }));
