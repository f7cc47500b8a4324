import { type Game, type Offer, type Prompt, seedOf } from '@moonrise/engine';
import { expect, test } from 'vitest';
import type { Answer, Turn } from './player.ts';
import { random } from './random.ts';

const offer = (act: string, from: readonly number[] = [], more: Partial<Offer> = {}): Offer => ({
  act,
  pick: from.length > 0 ? 1 : 0,
  from,
  mayPass: false,
  ...more,
});
const prompt = (slot: string, offers: readonly Offer[], more: Partial<Prompt> = {}): Prompt => ({
  seat: 0,
  frame: '1.night.1',
  slot,
  required: true,
  offers,
  ...more,
});

const noView = (): Game => {
  throw new Error('a random player has no need to look');
};
const noFellows = (): number[] => {
  throw new Error('only a pack has to know who belongs to it');
};
function answers(prompts: readonly Prompt[], more: Partial<Turn> = {}): readonly Answer[] {
  const nothing = { view: noView, fellows: noFellows, news: () => [], memory: null };
  const turn: Turn = { seat: 0, prompts, ...nothing, seed: seedOf('x'), ...more };
  return random.answer(turn).answers;
}
const seeds = Array.from({ length: 6000 }, (_, i) => seedOf(`random bot ${i}`));

/** How often each set of targets was drawn, over many games. */
function drawn(one: Offer): Map<string, number> {
  const counts = new Map<string, number>();
  for (const seed of seeds) {
    const key = String([...(answers([prompt('slot', [one])], { seed })[0]?.targets ?? [])].sort());
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

test('each target is drawn equally often', () => {
  const counts = drawn(offer('vote', [1, 2, 4, 5, 6]));
  expect([...counts.keys()].sort()).toEqual(['1', '2', '4', '5', '6']);
  for (const count of counts.values()) expect(Math.abs(count - 1200)).toBeLessThan(4 * Math.sqrt(6000 * 0.2 * 0.8));
});

test('each combination of two targets is drawn equally often, and none holds a target twice', () => {
  const counts = drawn(offer('investigate', [0, 1, 2, 3], { pick: 2 }));
  expect([...counts.keys()].sort()).toEqual(['0,1', '0,2', '0,3', '1,2', '1,3', '2,3']);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(4 * Math.sqrt((6000 * 5) / 36));
});

test('never passes where a target is offered', () => {
  const one = offer('revenge', [1, 2], { mayPass: true });
  for (const seed of seeds.slice(0, 200))
    expect(answers([prompt('slot', [one])], { seed })[0]?.targets).toHaveLength(1);
});

test('an optional prompt with targets is answered too', () => {
  expect(answers([prompt('peek', [offer('peek', [1])], { required: false })])).toEqual([
    { slot: 'peek', act: 'peek', targets: [1] },
  ]);
});

test('an answered prompt is not answered again', () => {
  const chosen = { seat: 0, act: 'vote', targets: [1] };
  expect(answers([prompt('vote', [offer('vote', [1, 2])], { chosen })])).toEqual([]);
});

test('the whole pack picks one target, a new one each night', () => {
  const kill = offer('kill', [1, 3, 5, 6], { shared: true });
  const targets = (seat: number, frame: string, seed: string) =>
    answers([prompt('pack', [kill], { seat, frame })], {
      seat,
      seed,
      fellows: () => [0, 2, 4].filter((id) => id !== seat),
    })[0]?.targets;
  const nights = seeds
    .slice(0, 100)
    .flatMap((seed) => ['1.night.1', '2.night.1'].map((frame) => [frame, seed] as const));
  for (const [frame, seed] of nights) {
    expect(targets(2, frame, seed)).toEqual(targets(0, frame, seed));
    expect(targets(4, frame, seed)).toEqual(targets(0, frame, seed));
  }
  expect(new Set(nights.map((night) => String(targets(0, ...night)))).size).toBe(4);
});

test('pack members among the targets are not picked', () => {
  const targets = (seat: number, from: readonly number[]) =>
    seeds.slice(0, 100).map((seed) => {
      const one = prompt('attack', [offer('attack', from, { shared: true })], { seat });
      return answers([one], { seat, seed, fellows: () => [2 - seat] })[0]?.targets[0];
    });
  expect([...new Set(targets(0, [0, 1, 2, 3]))].sort()).toEqual([1, 3]);
  expect(targets(2, [0, 1, 3])).toEqual(targets(0, [1, 2, 3]));
});

test.each([
  [
    'another act of the slot',
    [offer('mute', [1], { extra: true }), offer('skipMute')],
    [{ act: 'skipMute', targets: [] }],
  ],
  ['a pass', [offer('absorb', [1], { extra: true, mayPass: true })], [{ act: 'absorb', targets: [] }]],
])('an extra that the phase waits for is declined by %s', (_, offers, expected) => {
  expect(answers([prompt('slot', offers)])).toEqual(expected.map((answer) => ({ slot: 'slot', ...answer })));
});

test('an optional extra is not used', () => {
  expect(answers([prompt('shoot', [offer('shoot', [1], { extra: true })], { required: false })])).toEqual([]);
});

test('with an extra and a plain act, the plain act is chosen', () => {
  const offers = [offer('convert', [1, 2], { extra: true }), offer('kill', [1], { shared: true })];
  expect(answers([prompt('pack', offers)], { fellows: () => [] })).toEqual([
    { slot: 'pack', act: 'kill', targets: [1] },
  ]);
});

test('of two plain acts the first is chosen', () => {
  const offers = [offer('peek', [1]), offer('peekCenter', [5, 6, 7], { pick: 2 })];
  expect(answers([prompt('peek', offers, { required: false })])).toEqual([{ slot: 'peek', act: 'peek', targets: [1] }]);
});

test('never chats; in speech turns it ends the talk', () => {
  const chat = prompt('global', [offer('say', [], { text: 500 })], { required: false });
  const floor = prompt('speech', [
    offer('talk', [], { text: 100 }),
    offer('skip'),
    offer('over', [], { closes: true }),
  ]);
  expect(answers([chat, floor])).toEqual([{ slot: 'speech', act: 'over', targets: [] }]);
});

test('"done" comes after everything else', () => {
  const prompts = [prompt('done', [offer('done')]), prompt('rob', [offer('rob', [1])], { required: false })];
  expect(answers(prompts).map(({ act }) => act)).toEqual(['rob', 'done']);
});
