import type { SeatId } from '@moonrise/engine';
import { predict, seeAll, skipToEnd } from '../../matches/after-death.ts';
import type { Match } from '../../matches/match.ts';
import { closeCard } from '../../matches/staging.ts';
import { endTalk } from '../../matches/talk-end.ts';
import type { Session } from '../session.ts';
import { type EventHandlers, refuse } from './handler.ts';
import { atTable } from './play.ts';

type Decided = Parameters<Match['beside']>[0];
const bySeat = (decided: (seat: SeatId) => Decided) => async (session: Session) => {
  const table = await atTable(session);
  return table.ok ? { answer: await table.match.beside(decided(table.seat)) } : refuse(table);
};

/** What players do beside the rules of the game. */
export const besideRules: EventHandlers<'close_card' | 'end_talk' | 'see_all' | 'skip_to_end' | 'predict'> = {
  close_card: bySeat(closeCard),
  end_talk: bySeat(endTalk),
  see_all: bySeat(seeAll),
  skip_to_end: bySeat(skipToEnd),
  predict: async (session, { next = null, winner = null }) =>
    bySeat((seat) => predict(seat, { next, winner }))(session),
};
