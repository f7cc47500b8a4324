import { type Game, listed, type SeatId, wordFor } from '@moonrise/engine';
import type { Turn } from '../player.ts';
import type { LlmMemory } from './llm-memory.ts';
import { personaOf } from './personas.ts';

const MOST_CHARACTERS = 12_000;

/** What one seat knows: who it is, and everything that happened. It only grows, so that its beginning stays cached. */
export function seatTier({ seat, seed }: Turn, game: Game, { facts }: LlmMemory): string {
  const me = game.seat(seat);
  return [
    `# You are ${me.name}`,
    personaOf(seed, seat),
    '',
    '# Facts: what happened so far',
    `The players, in the order of their seats: ${listed(namesOf(game), 'and')}.`,
    ...cardLines(game, seat),
    ...newest(facts.map(({ text, isPrivate }) => (isPrivate ? `[known to you, not to all] ${text}` : text))),
  ].join('\n');
}
const namesOf = ({ seats }: Game): string[] => seats.map(({ name }) => name);

function cardLines(game: Game, seat: SeatId): string[] {
  const { rules, state } = game;
  const dealt = rules.roleOf.get(state.dealt[seat] ?? null);
  if (!dealt) return ['You do not know your card.'];
  const now = game.role(seat);
  const lines = [`Your card: ${dealt.words.name} (side: ${wordFor(rules, dealt.team)}). ${dealt.words.summary}`];
  if (now && now !== dealt) lines.push(`Your card is now: ${now.words.name} (side: ${wordFor(rules, now.team)}).`);
  return lines;
}

/** As many of the last lines as fit. */
function newest(lines: readonly string[]): readonly string[] {
  let room = MOST_CHARACTERS;
  const from = lines.findLastIndex((line) => {
    room -= line.length;
    return room < 0;
  });
  return lines.slice(from + 1);
}
