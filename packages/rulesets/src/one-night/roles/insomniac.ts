import type { Event, Id, Role, SeatId } from '@moonrise/engine';
import { revealed, told } from '@moonrise/engine/kit';
import { VILLAGE } from '../sides.ts';

const woken = (seat: SeatId, card: Id): readonly Event[] => [
  revealed(seat, card, [seat]),
  told([seat], 'woken', [], card),
];

export const insomniac: Role = {
  id: 'insomniac',
  team: VILLAGE,
  picture: 'insomniac',
  words: {
    name: 'Insomniac',
    summary: 'Sees the own card once more when all others have moved theirs.',
    told: { woken: 'The night is over, and this is what you are now: {answer}.' },
    talk: { is: 'the Insomniac', names: 'Insomniac,insom' },
  },
  table: {
    // By the dealt card: whoever has been given this one in the night slept through it.
    opened: ({ state, seats }, { phase }) =>
      phase === 'day'
        ? seats.flatMap(({ id }) => (state.dealt[id] === 'insomniac' ? woken(id, state.cards[id] as Id) : []))
        : [],
  },
};
