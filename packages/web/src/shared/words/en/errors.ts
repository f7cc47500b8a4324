import type { ErrorCode } from '@moonrise/protocol';

/** Errors that only a person at the door or in the lobby can meet have their words there. */
type DoorError =
  | 'removed_from_room'
  | 'approval_pending'
  | 'look_taken'
  | 'cannot_start'
  | 'bad_deck'
  | 'bad_option'
  | 'unknown_rules';

export const errors = {
  'errors.offline': 'No connection to the server. Try again in a moment.',
  'errors.unanswered': 'The server did not answer. It may still have worked: check before you try again.',
  'errors.malformed': 'The server could not read that. Reload the page.',
  'errors.ended': 'The game is over.',
  'errors.unknown_seat': 'This game has no such seat.',
  'errors.stale_phase': 'Too late: the phase is over. This was not counted.',
  'errors.not_offered': 'You cannot do that right now.',
  'errors.bad_targets': 'You cannot choose this target. Choose another.',
  'errors.bad_text': 'Your message is empty or too long.',
  'errors.stale_clock': 'Too late: that time is over.',
  'errors.not_allowed': 'The rules do not allow that.',
  'errors.bad_seed': 'This is not a valid seed.',
  'errors.bad_players': 'This rule set is not for this number of players.',
  'errors.unknown_event': 'This page is out of date. Reload it.',
  'errors.too_large': 'That is too much at once. Send less.',
  'errors.rate_limited': 'Too fast. Try again in {n, one {# second} other {# seconds}}.',
  'errors.limit_reached': 'The limit is reached. Try again later.',
  'errors.overloaded': 'The server is full. Running games continue. Try again later.',
  'errors.closing': 'The server is restarting. Games are saved: come back in a moment.',
  'errors.unavailable': 'The server could not save that, so nothing happened. Try again.',
  'errors.unknown_room': 'No open room has this code. Ask the person who invited you.',
  'errors.wrong_password': 'This room needs the right password. Ask the host for it.',
  'errors.room_full': 'All seats in this room are taken.',
  'errors.room_locked': 'The host has locked this room. Ask them to unlock it.',
  'errors.game_running': 'They are playing: watch now, take a seat next game.',
  'errors.unknown_token': 'This seat is no longer yours.',
  'errors.unknown_player': 'That player is no longer in this room.',
  'errors.unknown_game': 'No finished game was found at this address.',
  'errors.not_found': 'Page not found.',
  'errors.bad_name': 'This name is not allowed. Choose another.',
  'errors.bad_name.too_long': 'This name is too long. Use at most 20 visible characters.',
  'errors.not_seated': 'You have no seat in this room.',
  'errors.already_seated': 'You already have a seat in a room. Leave it first.',
  'errors.only_watching': 'You are watching, so you cannot do that.',
  'errors.host_only': 'Only the host can do that.',
  'errors.not_in_lobby': 'You can do that only before the game starts.',
  'errors.repeated_text': 'You just said almost the same thing.',
  'errors.banned': 'You are banned from this server.',
  'errors.muted': 'You are muted: you can play, but not write.',
  'errors.bad_origin': 'This page does not belong to this server.',
  'errors.wrong_host': 'The server does not answer to this name.',
  'errors.quarantined': 'An error on our side stopped this game. Its log is kept.',
  'errors.internal': 'An error on our side. Nothing was changed. Try again.',
} satisfies Record<`errors.${Exclude<ErrorCode, DoorError> | 'offline' | 'unanswered' | 'bad_name.too_long'}`, string>;
