import type { ClientEventName } from '@moonrise/protocol';
import { sendMessage } from './chat.ts';
import { entry } from './entry.ts';
import type { Handlers } from './handler.ts';
import { lobby } from './lobby.ts';
import { play } from './play.ts';
import { reportPlayer } from './report.ts';

/** What is done for each event of the interface. */
export const handlers: Handlers<ClientEventName> = {
  ...entry,
  ...lobby,
  ...play,
  send_message: sendMessage,
  report_player: reportPlayer,
};
