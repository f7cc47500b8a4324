import { chance } from '@moonrise/bots';
import {
  type Command,
  clock,
  decide,
  type Game,
  type Prompt,
  prompts,
  promptsOf,
  seedOf,
  start,
} from '@moonrise/engine';
import { ruleset, rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { ViewerState } from './viewer-state.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'];
const STEPS = 150;

/** Any legal command of a seat, or the end of the clock. */
function anything(game: Game, below: (n: number) => number): Command {
  const open = prompts(game);
  const prompt = open[below(open.length + 1)];
  const offer = prompt?.offers[below(prompt.offers.length)];
  if (!prompt || !offer) return { type: 'expire', clock: clock(game)?.key ?? '' };
  const first = below(Math.max(1, offer.from.length - offer.pick + 1));
  const targets = offer.from.slice(first, first + offer.pick);
  const text = offer.text === undefined ? {} : { text: `${below(1e6)}` };
  return { type: 'act', seat: prompt.seat, act: offer.act, slot: prompt.slot, targets, ...text };
}

test.each(rulesets.map(({ id }) => id))('in %s what is kept in mind is what would be asked anew', (id) => {
  const built = ruleset(id);
  if (!built.ok) throw new Error(built.message);
  const seed = seedOf(`witness of ${id}`);
  const below = chance(seed, 'steps');
  const states = NAMES.map((_, seat) => new ViewerState(built.rules, seat));
  let decided = start(built.rules, { names: NAMES, seed });
  for (let step = 0; step < STEPS; step++) {
    if (!decided.ok) throw new Error(decided.message);
    for (const [seat, state] of states.entries()) {
      const before: readonly Prompt[] = state.prompts();
      for (const event of state.seen(decided.events)) state.watch(event);
      const asked = promptsOf(state.game, seat);
      expect(state.prompts(), `${id}, step ${step}, seat ${seat}`).toEqual(asked);
      if (JSON.stringify(before) === JSON.stringify(asked)) expect(state.prompts()).toBe(before);
    }
    if (decided.game.state.outcome) break;
    const next = decide(decided.game, anything(decided.game, below), seed);
    if (next.ok) decided = next;
  }
});
