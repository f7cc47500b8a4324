import type { ClientEventName } from '@moonrise/protocol';
import { sendMessage } from './chat.ts';
import { entry } from './entry.ts';
import type { EventHandlers } from './handler.ts';
import { lobby } from './lobby.ts';
import { play } from './play.ts';
import { reportPlayer } from './report.ts';

/** The handler of each client event. */
export const handlers: EventHandlers<ClientEventName> = {
  ...entry,
  ...lobby,
  ...play,
  send_message: sendMessage,
  report_player: reportPlayer,
};
