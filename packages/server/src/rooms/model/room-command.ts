import type { Id, Json } from '@moonrise/engine';
import type { AiKind, Language, Look } from '@moonrise/protocol';
import type { PersonKeys, SpectatorKeys } from '../access/person-keys.ts';
import type { Refused } from '../refused.ts';
import type { Dealt, RoomEvent } from './room-model.ts';
import type { Rematch } from './starting.ts';

export type RoomCommand =
  | {
      readonly type: 'join';
      readonly player: string;
      readonly name: string;
      readonly look: Look; // requested
      readonly seal: string | null; // the hash that the given password matched
      readonly keys: PersonKeys;
      readonly agent?: true | undefined;
    }
  | {
      readonly type: 'request_seat';
      readonly request: string; // its id, if it is a new one
      readonly name: string;
      readonly seal: string | null;
      readonly keys: PersonKeys;
    }
  | { readonly type: 'withdraw_request'; readonly request: string }
  | { readonly type: 'answer_seat'; readonly by: string; readonly request: string; readonly approve: boolean }
  | { readonly type: 'network_seen'; readonly player: string; readonly network: string } // a hash
  | { readonly type: 'remove_spectator'; readonly by: string; readonly spectator: string; readonly number: number }
  | { readonly type: 'bar_spectator'; readonly removed: string; readonly keys: SpectatorKeys }
  | { readonly type: 'let_back_in'; readonly by: string; readonly removed: string }
  | { readonly type: 'mute_player'; readonly by: string; readonly player: string; readonly muted: boolean }
  | {
      readonly type: 'vote_to_remove';
      readonly by: string;
      readonly seat: string; // its id in the game
      readonly name: string; // in the game
      readonly on: boolean;
    }
  | { readonly type: 'arrive' } // the next AI seat that looks like a person
  | { readonly type: 'leave'; readonly player: string }
  | { readonly type: 'kick'; readonly by: string; readonly player: string }
  | { readonly type: 'rename'; readonly by: string; readonly player: string; readonly name: string }
  | { readonly type: 'set_look'; readonly player: string; readonly look: Look; readonly feminine?: boolean | undefined }
  | { readonly type: 'ready'; readonly player: string; readonly ready: boolean }
  | {
      readonly type: 'set_options';
      readonly by: string;
      readonly rules?: Id | undefined;
      readonly options?: Json | undefined;
      readonly aiCount?: number | undefined;
      readonly aiSeats?: readonly AiKind[] | undefined;
      readonly language?: Language | undefined;
      readonly ranked?: boolean | undefined;
      readonly inOneRoom?: boolean | undefined;
    }
  | { readonly type: 'admit_display'; readonly by: string; readonly display: string | null }
  | { readonly type: 'lock'; readonly by: string; readonly locked: boolean }
  | { readonly type: 'set_password'; readonly by: string; readonly seal: string | null }
  | { readonly type: 'hand_over'; readonly by: string; readonly player: string }
  | {
      readonly type: 'start';
      readonly by: string;
      readonly aiCount?: number | undefined;
      readonly without: readonly string[]; // players who are not ready, and may watch
      readonly programs: number; // waiting
      readonly at: number;
    }
  | { readonly type: 'cancel'; readonly by: string }
  | { readonly type: 'deal'; readonly game: Dealt }
  | { readonly type: 'end' }
  | { readonly type: 'stop'; readonly quiet?: true } // quiet: by a moderator, who says why when the room closes
  | { readonly type: 'close'; readonly note?: string } // a note of a moderator
  | { readonly type: 'expel'; readonly player: string } // by a moderator
  | { readonly type: 'return'; readonly by: string; readonly again?: Rematch | undefined }
  | { readonly type: 'say'; readonly player: string; readonly text: string }
  | { readonly type: 'move_host'; readonly to: string };

export type RoomCommandOf<T extends RoomCommand['type']> = Extract<RoomCommand, { type: T }>;
/** The events of a command, or why it is refused. */
export type RoomDecision = readonly RoomEvent[] | Refused;
