import { type Game, listed, type SeatId, wordFor } from '@moonrise/engine';
import type { Turn } from '../player.ts';
import type { SeenMemory } from './llm-memory.ts';
import { personaOf } from './personas.ts';
import { quoted } from './quoting.ts';
import { recordLines } from './record.ts';

/** What one seat knows: who it is, and everything that happened. It only grows, so that its beginning stays cached. */
export function seatTier({ seat, seed }: Turn, game: Game, { record }: SeenMemory): string {
  return [
    `# You are ${quoted(game.seat(seat).name)}`,
    personaOf(seed, seat),
    '',
    `The players, in the order of their seats: ${listed(namesOf(game), 'and')}.`,
    ...cardLines(game, seat),
    '',
    '# The record: everything that happened so far',
    ...recordLines(record, game),
  ].join('\n');
}
const namesOf = ({ seats }: Game): string[] => seats.map(({ name }) => quoted(name));

/** The card as dealt: what became of it stands in the record. */
function cardLines({ rules, state }: Game, seat: SeatId): string[] {
  const dealt = rules.roleOf.get(state.dealt[seat] ?? null);
  if (!dealt) return ['You do not know your card.'];
  const advice = rules.briefing?.advice[dealt.team];
  return [
    `Your card: ${dealt.words.name} (side: ${wordFor(rules, dealt.team)}). ${dealt.words.summary}`,
    ...(advice === undefined ? [] : [`Advice for your side: ${advice}`]),
  ];
}
