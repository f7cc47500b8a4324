// Bad input is refused with a sentence and changes nothing.
import type { Game } from '../core/game.ts';
import type { Command, Refusal } from '../core/model.ts';
import { Chance } from './chance.ts';
import { anyCommand, isOffered } from './commands.ts';
import type { Engine } from './engine.ts';
import { junk } from './fuzz/junk.ts';
import { frozen } from './json.ts';
import { answer, randomGame } from './random-play.ts';
import { type Finding, type Scenario, secretOf } from './scenario.ts';

export interface FuzzReport {
  readonly refused: number;
  readonly codes: Readonly<Record<string, number>>; // how often each was the answer
  readonly findings: readonly Finding[];
}

/** Sends this many bad commands to states of a random game. */
export function fuzz(engine: Engine, scenario: Scenario, count: number): FuzzReport {
  const chance = new Chance(scenario.seed);
  const states = [...randomGame(engine, scenario)].map(({ game }) => game);
  for (const { state } of states) frozen(state);
  const seed = secretOf(scenario);
  const codes: Record<string, number> = {};
  const findings: Finding[] = [];
  let refused = 0;
  while (refused < count && findings.length < 5) {
    const game = chance.pick(states);
    const { command, isLegal } = badCommand(engine, chance, game);
    if (isLegal) continue;
    const { what, code } = reaction(() => engine.decide(game, command as Command, seed));
    refused++;
    codes[code] = (codes[code] ?? 0) + 1;
    if (what !== undefined)
      findings.push({
        check: 'fuzz',
        seed: scenario.seed,
        what: `${what} by ${shown(command)} in event ${game.state.seq}`,
      });
  }
  return { refused, codes, findings };
}

/** What is wrong with the answer to something that must be refused. */
export function reaction(ask: () => { readonly ok: true } | Refusal): {
  readonly what?: string;
  readonly code: string;
} {
  try {
    const answered = ask();
    if (answered.ok) return { what: 'accepted', code: 'accepted' };
    const { code, message } = answered;
    return /^[^{}]*[.?!]$/.test(message) && message.length < 3_000 ? { code } : { what: `answered "${message}"`, code };
  } catch (error) {
    return { what: `threw ${error}`, code: 'threw' };
  }
}
function shown(value: unknown): string {
  return `${JSON.stringify(value)}`.slice(0, 300);
}

/** A command with something wrong in it. A few turn out to be legal after all. */
function badCommand(engine: Engine, chance: Chance, game: Game): { command: unknown; isLegal: boolean } {
  const roll = chance.below(100);
  if (roll < 5) return { command: junk(chance), isLegal: false };
  const seat = chance.below(game.seats.length);
  const [prompt] = chance.shuffle(engine.promptsOf(game, seat));
  const command = roll < 40 && prompt ? answer(chance, prompt) : anyCommand(chance, game);
  if (roll >= 70) return { command, isLegal: isOffered(engine, game, command) };
  const field = chance.pick(['type', 'seat', 'act', 'targets', 'text', 'frame', 'slot', 'clock']);
  const spoilt = { ...command, [field]: junk(chance, 1) };
  return { command: spoilt, isLegal: isWellFormed(spoilt) && isOffered(engine, game, spoilt) };
}

/** Whether a value has the shape of a command: stated here again, independently of the engine. */
function isWellFormed(thing: object): thing is Command {
  const { type, seat, act, targets, text, frame, slot, clock } = thing as Record<string, unknown>;
  const isText = (value: unknown) => typeof value === 'string';
  const isMaybe = (value: unknown) => value === undefined || isText(value);
  const isPlaces =
    targets === undefined ||
    (Array.isArray(targets) && targets.every((place) => Number.isInteger(place) && !Object.is(place, -0)));
  switch (type) {
    case 'act':
      return Number.isInteger(seat) && isText(act) && isPlaces && [text, frame, slot].every(isMaybe);
    case 'withdraw':
      return Number.isInteger(seat) && isText(slot) && isMaybe(frame);
    case 'expire':
      return isText(clock);
    case 'hasten':
      return isMaybe(frame);
    case 'drop':
      return Number.isInteger(seat);
    default:
      return false;
  }
}

/** Starts games with settings that cannot be played. */
export function fuzzStart(engine: Engine, scenario: Scenario, count: number): Finding[] {
  const chance = new Chance(scenario.seed);
  const { rules, players, seed } = scenario;
  const chosen = rules.cards(players);
  const cards = chosen.ok ? Object.entries(chosen.deck).flatMap(([role, n]) => Array<string>(n).fill(role)) : [];
  const good = { names: Array.from({ length: players }, (_, i) => `P${i}`), seed: secretOf(scenario), cards };
  const spoilers: readonly (() => unknown)[] = [
    () => junk(chance),
    () => ({ ...good, names: junk(chance) }),
    () => ({ ...good, names: [...good.names.slice(1), chance.pick([1, null, undefined, {}])] }),
    () => ({ ...good, names: good.names.slice(0, rules.players[0] - 1) }),
    () => ({
      ...good,
      seed: chance.pick([junk(chance), good.seed.toUpperCase().replace(/\d/g, 'A'), good.seed.slice(1)]),
    }),
    () => ({
      ...good,
      cards: chance.pick([1, 'x', {}, [], [...cards, cards[0]], cards.slice(1), cards.map(() => 'x')]),
    }),
  ];
  const findings: Finding[] = [];
  for (let i = 0; i < count && findings.length < 5; i++) {
    const setting = chance.pick(spoilers)();
    const { what } = reaction(() => engine.start(rules, setting as never));
    if (what !== undefined) findings.push({ check: 'fuzz', seed, what: `start ${what} by ${shown(setting)}` });
  }
  return findings;
}
