import { type Command, clock, decide, type Event, type SeatId, seedOf, start } from '@moonrise/engine';
import { rulesOf } from '@moonrise/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aiwolf } from './index.ts';
import { five } from './testing.ts';

type Reply = 'talk' | 'skip' | 'over' | 'time';
interface Limits {
  readonly per_agent: number;
  readonly per_day: number;
  readonly max_skip: number;
}

/** Rounds of speech as the contest's document tells them, loop by loop. */
function told(order: readonly SeatId[], replies: readonly Reply[], { per_agent, per_day, max_skip }: Limits): string[] {
  const speakers = order.map((seat) => ({ seat, count: per_agent, skips: max_skip }));
  const spoken: string[] = [];
  for (let round = 0; round < per_day; round++)
    for (const speaker of speakers) {
      if (speaker.count <= 0) continue;
      const reply = replies[spoken.length] ?? 'over';
      const act = reply === 'skip' && speaker.skips <= 0 ? 'over' : reply;
      speaker.skips = { talk: max_skip, skip: speaker.skips - 1, over: speaker.skips, time: speaker.skips }[act];
      speaker.count = act === 'over' ? 0 : speaker.count - 1;
      spoken.push(`${round} ${speaker.seat} ${act === 'time' ? 'skip forced' : act}`);
    }
  return spoken;
}

/** The same, as the rule set plays it. */
function played(replies: readonly Reply[], { per_agent, per_day, max_skip }: Limits, seed: string) {
  const rules = rulesOf(aiwolf, { talk: { max_count: { per_agent, per_day }, max_skip } });
  const begun = start(rules, { names: Object.keys(five), seed, cards: Object.values(five) });
  if (!begun.ok) throw new Error(begun.message);
  let { game } = begun;
  const { order } = game.frame.floor ?? { order: [] };
  const spoken: string[] = [];
  while (game.frame.phase === 'talk') {
    const { speaker, round } = game.frame.floor as { speaker: SeatId; round: number };
    const decided = decide(game, commandOf(speaker, replies[spoken.length] ?? 'over', clock(game)?.key ?? ''), seed);
    if (!decided.ok) throw new Error(decided.message);
    const [event] = decided.events as [Extract<Event, { type: 'spoke' }>];
    spoken.push(`${round} ${event.seat} ${event.act}${event.forced ? ' forced' : ''}`);
    game = decided.game;
  }
  return { order, spoken };
}
const commandOf = (seat: SeatId, reply: Reply, key: string): Command =>
  reply === 'time'
    ? { type: 'expire', clock: key }
    : { type: 'act', seat, act: reply, ...(reply === 'talk' && { text: 'hello' }) };

test('3.3, 3.5, 3.6, 3.7, 3.8, 3.9 any talk goes as the document tells it', () => {
  const reply = fc.constantFrom<Reply>('talk', 'talk', 'skip', 'over', 'time');
  const limits = fc.record({
    per_agent: fc.integer({ min: 1, max: 5 }),
    per_day: fc.integer({ min: 1, max: 6 }),
    max_skip: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.array(reply, { maxLength: 30 }), limits, fc.nat(), (replies, given, seed) => {
      const { order, spoken } = played(replies, given, seedOf(`talk ${seed}`));
      expect(spoken).toEqual(told(order, replies, given));
    }),
  );
});
