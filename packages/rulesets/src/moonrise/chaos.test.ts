import {
  type AllWords,
  decide,
  defineRuleset,
  type EventOf,
  type Role,
  seedOf,
  sentence,
  view,
} from '@moonrise/engine';
import { lineOf, rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages/catalogue.ts';
import { translated } from '../languages/translate.ts';
import { identities } from './chaos.ts';
import { missingChaosLines } from './chaos-lines.ts';
import { moonrise } from './index.ts';
import { residents } from './roles/index.ts';
import { firstRound, five, round, seven, twelve } from './testing.ts';

const chaos = { chaos: true };
const nine = { ...seven, Hal: 'villager', Ivy: 'villager' };
const idle = 'time\n'.repeat(30);

/** The glitches of a game in which no one does anything. */
const glitches = (seed: string, options: object = chaos) => {
  const { log, game } = round(nine, idle, options, seed);
  const told = log.filter((event): event is EventOf<'told'> => event.type === 'told' && event.key === 'glitch');
  return { log, game, told };
};
const seeds = Array.from({ length: 60 }, (_, i) => `chaos ${i}`);

test('16.1, 17.6 a plain game has its own names and no glitch', () => {
  for (const seed of seeds.slice(0, 10)) {
    const { log, told } = glitches(seed, {});
    expect(told).toEqual([]);
    expect(view(log, null).seats.map(({ name }) => name)).toEqual(Object.keys(nine));
  }
});

test('16.2, 17.6 everyone wears another name, and no two the same', () => {
  const { log, game } = round(twelve, 'night 1', chaos);
  const worn = game.seats.map(({ name }) => name);
  expect(new Set(worn).size).toBe(12);
  expect(worn.every((name) => identities.includes(name))).toBe(true);
  const seen = JSON.stringify(log.filter(({ to }) => to.length > 0));
  for (const name of Object.keys(twelve)) expect(seen).not.toContain(`"${name}"`);
});

test('16.2 there are many names to choose from, all short and different', () => {
  expect(identities.length).toBeGreaterThanOrEqual(24);
  expect(new Set(identities.map((name) => name.toLowerCase())).size).toBe(identities.length);
  expect(identities.every((name) => name.length <= 20)).toBe(true);
  expect(identities).toEqual(expect.arrayContaining(['Baburao', 'Chintu', 'Majnu Bhai', 'Crime Master Gogo']));
});

test('16.2 the names are drawn', () => {
  const first = seeds.map((seed) => round(five, 'night 1', chaos, seed).game.seats[0]?.name);
  expect(new Set(first).size).toBeGreaterThan(10);
});

test('16.2 the end shows who was who', () => {
  const { game, log } = glitches('chaos');
  expect(game.seats.map(({ name }) => name)).toEqual(Object.keys(nine));
  expect(log.slice(-2).map(({ type }) => type)).toEqual(['unmasked', 'ended']);
});

test('16.3 a line of Chaos Mode names the same players as the plain one', () => {
  const plain = rulesOf(moonrise).allWords;
  const chaotic = rulesOf(moonrise, chaos).allWords;
  const places = (line = ''): string[] => (line.match(/\{\w+\}/g) ?? []).sort();
  for (const [key, line] of Object.entries(plain.told)) {
    const missing = places(line).filter((place) => !places(chaotic.told[key]).includes(place));
    expect([key, ...missing]).toEqual(key === 'revenge_hit' ? [key, '{0}'] : [key]);
  }
});

const PARTS = ['told', 'ends', 'causes', 'marks', 'whys'] as const;
/** All sentences that a player can be told, by their path. */
function sentencesOf(words: AllWords): Map<string, string> {
  const done = Object.entries(words.cards).map(([act, card]) => [`done.${act}`, card.done] as const);
  const told = PARTS.flatMap((part) =>
    Object.entries(words[part]).map(([key, line]) => [`${part}.${key}`, line] as const),
  );
  return new Map([...told, ...done]);
}

test.each(LANGUAGES)(
  '16.3 every message, sign, cause, reason and confirmation has a line of its own (%s)',
  (language) => {
    const plain = rulesOf(moonrise);
    const usual = [plain.allWords, translated(language, moonrise, plain).words].map(sentencesOf);
    const lines = sentencesOf(translated(language, moonrise, rulesOf(moonrise, chaos)).words);
    expect([...lines.keys()]).toEqual(expect.arrayContaining([...sentencesOf(plain.allWords).keys()]));
    expect(lines.size).toBeGreaterThan(70);
    expect([...lines].filter(([path, line]) => usual.some((words) => words.get(path) === line))).toEqual([]);
    expect(missingChaosLines().missing).toEqual([]);
  },
);

test('16.6 a refusal begins with a line of Chaos Mode and still says what is allowed', () => {
  const refused = (act: string, targets: number[], frame?: string) => {
    const { game } = round(seven, 'night 1', chaos);
    const decided = decide(game, { type: 'act', seat: 2, act, targets, frame }, seedOf('transcript'));
    return decided.ok ? '' : decided.message;
  };
  const { refusals = {} } = rulesOf(moonrise, chaos).allWords;
  expect(refused('scan', [2])).toMatch(/^Galat number! Kisi aur ko chuno. You may scan /);
  expect(refused('shoot', [1])).toMatch(/^Arre ruko zara, sabar karo! Abhi ye nahi ho sakta. You may scan /);
  expect(refused('scan', [1], '9.night.1')).toMatch(/^Bahut der kar di, .* Now open: /);
  expect(refused('say', [])).toContain('Din nikalne do');
  expect(Object.values(refusals).every((line) => /[.!?]$/.test(line))).toBe(true);
  expect(rulesOf(moonrise).allWords.refusals).toBeUndefined();
});

test.each(LANGUAGES)('16.5 the card has a line for the name of this game (%s)', (language) => {
  const { words } = translated(language, moonrise, rulesOf(moonrise, chaos));
  expect(words.identity).toContain('{0}');
  const { log, game } = round(twelve, 'night 1', chaos);
  for (const { id, name } of game.seats) expect(view(log, id).seats[id]?.name).toBe(name);
});

test('16.3 a message without a line of its own is told plainly', () => {
  const rules = rulesOf(moonrise, chaos);
  const [first, ...others] = rules.roles as [Role, ...Role[]];
  const howler: Role = { ...first, words: { ...first.words, told: { ...first.words.told, howled: '{0} howls.' } } };
  const { allWords } = defineRuleset({ ...rules, deck: () => undefined, roles: [howler, ...others] });
  expect(allWords.told).toMatchObject({ howled: '{0} howls.', nightfall: expect.stringContaining('Gabbar') });
});

test('16.3 the lines that are known by heart', () => {
  const { log, game } = round(
    seven,
    `
      Ann kill Fay
      time
      Fay revenge Gus
      time
      time
      Ann kill Cid
      Dee save Cid
      time
    `,
    chaos,
  );
  const name = (seat: number) => game.seat(seat).name;
  const lines = log.filter(({ type }) => type === 'told').map((event) => lineOf(game, event));
  expect(lines).toEqual(
    expect.arrayContaining([
      '"Raat ho gayi! Sab so jao varna Gabbar aa jayega!"',
      `"Tata, Goodbye, Khatam! ${name(5)} gaya kaam se!"`,
      `"Patt se Headshot! ${name(6)} finish!"`,
      '"Koi to Maut ko chhuke tak se wapas aa gaya!"',
    ]),
  );
});

test('16.4 the glitch happens once at most, at the start of a day, to all', () => {
  const games = seeds.map((seed) => glitches(seed));
  const counts = games.map(({ told }) => told.length);
  expect(Math.max(...counts)).toBe(1);
  for (const { log, told } of games)
    for (const event of told) {
      const opened = log.slice(0, log.indexOf(event)).findLast(({ type }) => type === 'opened');
      expect([event.to, opened]).toEqual(['all', expect.objectContaining({ phase: 'day' })]);
    }
});

test('16.4 one day in four, as long as it has not happened', () => {
  const days = seeds.flatMap((seed) => {
    const { log } = glitches(seed);
    const starts = log.filter(({ type }) => type === 'opened' || type === 'told');
    const at = starts.findIndex((event) => event.type === 'told' && event.key === 'glitch');
    const before = at < 0 ? starts : starts.slice(0, at);
    return [{ days: before.filter((event) => event.type === 'opened' && event.phase === 'day').length, hit: at >= 0 }];
  });
  const drawn = days.reduce((sum, game) => sum + game.days, 0);
  const hits = days.filter(({ hit }) => hit).length;
  expect(hits / drawn).toBeGreaterThan(0.17);
  expect(hits / drawn).toBeLessThan(0.34);
});

const toldWith = (play: typeof round) =>
  seeds.flatMap((seed) => {
    const { log, game } = play(nine, idle, chaos, seed);
    return log.flatMap((event) => (event.type === 'told' && event.key === 'glitch' ? [{ event, game }] : []));
  });

test('16.4 player and role are drawn independently: the glitch may be true or not, and names any role of the deck', () => {
  const told = toldWith(round);
  const roles = new Set(told.map(({ event }) => event.answer));
  const players = new Set(told.map(({ event }) => event.about[0]));
  const lies = told.filter(({ event, game }) => game.role(event.about[0] ?? -1)?.id !== event.answer);
  expect(roles).toEqual(new Set(Object.values(nine)));
  expect(players.size).toBe(9);
  expect(lies.length).toBeGreaterThan(0);
  expect(lies.length).toBeLessThan(told.length);
});

test('16.4 in games of version 1 the glitch may name any resident role', () => {
  const roles = new Set(toldWith(firstRound).map(({ event }) => event.answer));
  expect(roles).toEqual(new Set(residents.map(({ id }) => id)));
});

test('16.4 the words of the glitch', () => {
  const { game } = round(five, 'night 1', chaos);
  const event = { type: 'told', key: 'glitch', about: [2], answer: 'kittenWolf', to: 'all' } as const;
  expect(sentence(game, event)).toBe(
    `⚠️ SYSTEM GLITCH: ${game.seat(2).name} ka role leak ho gaya! Wo pakka Kitten Wolf hai... shayad...`,
  );
});

test('16.4 only the living are named', () => {
  const named = seeds.flatMap((seed) => {
    const { log } = round(five, 'Ann kill Bob\ntime\nday 1', chaos, seed);
    return log.flatMap((event) => (event.type === 'told' && event.key === 'glitch' ? event.about : []));
  });
  expect(new Set(named)).toEqual(new Set([0, 2, 3, 4]));
});
