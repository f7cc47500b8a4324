import type { ClientEventName } from '@moonrise/protocol';
import { besideRules } from './beside-rules.ts';
import { sendMessage } from './chat.ts';
import { entry } from './entry.ts';
import type { EventHandlers } from './handler.ts';
import { lobby } from './lobby.ts';
import { notices } from './notices.ts';
import { people } from './people.ts';
import { play } from './play.ts';
import { reportPlayer } from './report.ts';
import { limitSlowGames } from './slow-games.ts';

/** The handler of each client event. */
export const handlers: EventHandlers<ClientEventName> = {
  ...entry,
  ...lobby,
  start_game: limitSlowGames(lobby.start_game),
  return_to_lobby: limitSlowGames(lobby.return_to_lobby),
  ...play,
  ...besideRules,
  ...people,
  ...notices,
  send_message: sendMessage,
  report_player: reportPlayer,
};
