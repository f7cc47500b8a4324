import { chosenRules } from '../../chosen-rules.ts';
import { refused } from '../refused.ts';
import { withOptions } from './ai-tiles.ts';
import type { RoomCommandOf, RoomDecision } from './room-command.ts';
import { type RoomState, seatsFor } from './room-model.ts';
import { splitOptions } from './room-options.ts';
import { askWithout, countdown, leftOut, obstacleTo, playAgain, type Rematch } from './starting.ts';

export function setOptions(room: RoomState, command: RoomCommandOf<'set_options'>, at: number): RoomDecision {
  const rules = command.rules ?? room.rules;
  const split = command.options === undefined ? undefined : splitOptions(command.options);
  if (split?.ok === false) return split;
  const options = split?.ruleOptions ?? (rules === room.rules ? room.options : {});
  const { aiCount, language = room.language, ranked = room.isRanked, inOneRoom = room.isInOneRoom } = command;
  const aiSeats = command.aiSeats ?? seatsFor(aiCount ?? room.aiSeats.length, room.aiSeats);
  if (aiCount !== undefined && aiCount !== aiSeats.length)
    return refused(
      'bad_option',
      `ai_count is ${aiCount} and ai_seats has ${aiSeats.length}: send one of them, or make them agree.`,
    );
  const built = chosenRules(rules, options);
  if (!built.ok) return refused(built.code, built.message);
  const [, most] = built.rules.players;
  if (room.members.length + aiSeats.length > most)
    return refused(
      'bad_players',
      `${built.rules.words.name} has at most ${most} seats, and ${room.members.length} are taken by people.`,
    );
  if (ranked && room.members.some(({ isAgent }) => isAgent))
    return refused('bad_option', 'Ranked games are for people only, and an agent has a seat here: remove it first.');
  const changes = split && Object.keys(split.roomOptions).length > 0 && { roomOptions: split.roomOptions };
  return withOptions(room, { rules, options, aiSeats, language, ranked, inOneRoom, ...changes }, at);
}
export function startGame(room: RoomState, { aiCount, without, programs, at }: RoomCommandOf<'start'>): RoomDecision {
  const { rules, options, language } = room;
  const isSame = aiCount === undefined || aiCount === room.aiSeats.length;
  const aiSeats = seatsFor(aiCount ?? room.aiSeats.length, room.aiSeats);
  const events = isSame ? [] : withOptions(room, { rules, options, aiSeats, language }, at);
  const next = { ...room, aiSeats };
  const obstacle = obstacleTo(next, programs);
  if (obstacle) return refused('cannot_start', obstacle.message);
  const unasked = leftOut(next).filter(({ id }) => !without.includes(id));
  return unasked.length > 0 ? refused('cannot_start', askWithout(unasked)) : [...events, countdown(next, at)];
}
export const ended = (room: RoomState): RoomDecision => (room.status === 'playing' ? [{ type: 'game_ended' }] : []);
export const stopped = (room: RoomState, quiet?: true): RoomDecision =>
  room.status === 'playing' ? [{ type: 'game_stopped', ...(quiet && { quiet }) }] : [];
export const noCountdown = refused('not_allowed', 'No countdown is running.');
export const cancel = (room: RoomState): RoomDecision =>
  room.status === 'countdown' ? [{ type: 'countdown_cancelled' }] : noCountdown;
export function goBack(room: RoomState, again: Rematch | undefined): RoomDecision {
  if (room.status !== 'ended') return refused('not_allowed', 'You can return to the lobby when the game is over.');
  return again ? playAgain(room, again) : [{ type: 'returned' }];
}
