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
  briefing: 'Sees their card again when the day begins, after all cards have moved.',
  words: {
    name: 'Insomniac',
    summary: 'Looks at their card once more at the end of the night.',
    told: { woken: 'The night is over. Your card is now: {answer}.' },
    talk: { is: 'the Insomniac', names: 'Insomniac,insom' },
  },
  table: {
    // By the dealt card: a player who was given this card during the night does not wake.
    opened: ({ state, seats }, { phase }) =>
      phase === 'day'
        ? seats.flatMap(({ id }) => (state.dealt[id] === 'insomniac' ? woken(id, state.cards[id] as Id) : []))
        : [],
  },
};
