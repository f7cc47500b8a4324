import { randomInt } from 'node:crypto';
import { type Ruleset, type SeatId, start } from '@moonrise/engine';
import type { Sitter } from '../../matches/rows.ts';

/**
 * The same seats, with the only person on one whose card has something to do at night. The cards are those of the seed, so that
 * the game can be verified like any other. With more people nothing changes.
 */
export function withTask(sitters: readonly Sitter[], rules: Ruleset, seed: string): readonly Sitter[] {
  const people = sitters.flatMap(({ player }, seat) => (player === null ? [] : [seat]));
  const seats = people.length === 1 ? seatsWithTask(sitters, rules, seed) : [];
  const [from, to] = [people[0], seats[randomInt(Math.max(1, seats.length))]];
  if (from === undefined || to === undefined) return sitters;
  return sitters.map((sitter, seat) => (seat === to ? sitters[from] : seat === from ? sitters[to] : sitter) ?? sitter);
}

function seatsWithTask(sitters: readonly Sitter[], rules: Ruleset, seed: string): readonly SeatId[] {
  const dealt = start(rules, { names: sitters.map(({ name }) => name), seed });
  if (!dealt.ok) return [];
  return sitters.flatMap((_, seat) => {
    const acts = rules.roleOf.get(dealt.game.state.cards[seat] ?? null)?.acts ?? [];
    return acts.some(({ during }) => during.some((id) => rules.phaseOf.get(id)?.light === 'night')) ? [seat] : [];
  });
}
