import type { ClientEventName } from '@moonrise/protocol';
import type { RateName } from './guards.ts';

/** What a client event costs at worst. */
export interface EventCost {
  readonly cost: number; // CPU time of the worst known input, in units of a `set_ready` that changes nothing
  readonly worst: string; // that input
  readonly limitedBy: RateName; // the tightest limit on how often it can be sent
}

/** Measured with the inputs of `testing/costs`, where a test compares. */
export const eventCosts: Readonly<Record<ClientEventName, EventCost>> = {
  create_room: { cost: 23, worst: 'as many options as fit into a message', limitedBy: 'rooms' },
  join_room: { cost: 28, worst: 'a code and a name of odd characters', limitedBy: 'joins' },
  resume: { cost: 9, worst: 'a seat in a long game, whose story is sent again', limitedBy: 'joins' },
  spectate_room: { cost: 19, worst: 'a long game, whose story is sent', limitedBy: 'joins' },
  leave_room: { cost: 2, worst: 'a connection without a seat', limitedBy: 'actions' },
  set_ready: { cost: 8, worst: 'a change each time, which everyone is told', limitedBy: 'actions' },
  rename: { cost: 22, worst: 'a name of look-alikes with accents', limitedBy: 'actions' },
  set_look: { cost: 9, worst: 'a change each time', limitedBy: 'actions' },
  set_options: { cost: 8, worst: 'as many options as fit into a message', limitedBy: 'actions' },
  set_lock: { cost: 8, worst: 'a change each time', limitedBy: 'actions' },
  set_password: { cost: 390, worst: 'a new password: hashed outside the event loop', limitedBy: 'passwords' },
  hand_over: { cost: 2, worst: 'an unknown player', limitedBy: 'actions' },
  kick_player: { cost: 2, worst: 'an unknown player', limitedBy: 'actions' },
  admit_display: { cost: 2, worst: 'an unknown screen', limitedBy: 'actions' },
  stage_shown: { cost: 2, worst: 'from a player', limitedBy: 'actions' },
  remove_spectator: { cost: 2, worst: 'an unknown spectator', limitedBy: 'actions' },
  let_back_in: { cost: 2, worst: 'an unknown person', limitedBy: 'actions' },
  answer_seat: { cost: 2, worst: 'an unknown request', limitedBy: 'actions' },
  mute_player: { cost: 8, worst: 'a change each time, which everyone is told', limitedBy: 'actions' },
  vote_to_remove: { cost: 2, worst: 'an unknown player', limitedBy: 'actions' },
  start_game: { cost: 3, worst: 'too many AI seats, and players that do not exist', limitedBy: 'actions' },
  cancel_start: { cost: 3, worst: 'no countdown', limitedBy: 'actions' },
  submit_vote: { cost: 3, worst: 'a vote in the wrong phase', limitedBy: 'actions' },
  night_action: { cost: 4, worst: 'two targets and an unknown act', limitedBy: 'actions' },
  act: { cost: 19, worst: 'sixteen targets and a line of odd characters', limitedBy: 'chat' },
  withdraw: { cost: 2, worst: 'an unknown prompt', limitedBy: 'actions' },
  send_message: { cost: 8, worst: 'a line of families of emoji', limitedBy: 'chat' },
  start_vote: { cost: 2, worst: 'a phase that cannot be shortened', limitedBy: 'actions' },
  see_all: { cost: 2, worst: 'alive', limitedBy: 'actions' },
  skip_to_end: { cost: 2, worst: 'alive', limitedBy: 'actions' },
  predict: { cost: 2, worst: 'alive', limitedBy: 'actions' },
  end_talk: { cost: 2, worst: 'a phase without talk', limitedBy: 'actions' },
  close_card: { cost: 2, worst: 'a card that is closed already', limitedBy: 'actions' },
  return_to_lobby: { cost: 2, worst: 'during a game', limitedBy: 'actions' },
  set_notices: { cost: 2, worst: 'a game that is not slow', limitedBy: 'actions' },
  report_player: { cost: 8, worst: 'a player who has written much', limitedBy: 'reports' },
};
