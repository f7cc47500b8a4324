import type { SeatId } from '@moonrise/engine';
import type { Look } from '@moonrise/protocol';
import type { GameView, RoomLine, RoomView } from '../../connection/snapshot.ts';
import type { RulesEntry } from '../../rules/rules.ts';
import { deathSentence, type NameOf, plainSentence, toldSentence } from '../../rules/sentences.ts';
import { localeOf } from '../../words/locale.ts';
import type { Key, Translate } from '../../words/words.ts';
import { type ChannelLine, linesOf } from './lines.ts';

export interface Author {
  readonly id: string; // as on the wire
  readonly name: string;
  readonly look: Look;
  readonly isMe: boolean;
}
/** A line as it is drawn. */
export interface ShownLine {
  readonly key: string;
  readonly at: number;
  readonly channel: string;
  readonly kind: 'written' | 'system' | 'death' | 'heading';
  readonly author: Author | null;
  readonly text: string;
  readonly small?: string | undefined; // the same in plain words
}

/** A line of a game. */
export interface GameLine extends ShownLine {
  readonly row: number; // of the game's log: one decision
}

interface SpeechOfLines {
  readonly t: Translate;
  readonly language: string;
}
const unknownLook: Look = { face: 0, colour: 0 };

/** The lines of the room chat. */
export function roomLines(
  lines: readonly RoomLine[],
  { players }: RoomView,
  me: string | null,
  { t, language }: SpeechOfLines,
): readonly ShownLine[] {
  return lines.map((line) => {
    const { id: key, at, channel, from } = line;
    if (from === null) return { key, at, channel, kind: 'system', author: null, text: announcement(line, t, language) };
    const player = players.find(({ id }) => id === from);
    const name = player?.name ?? t('chat.somebody');
    const author = { id: from, name, look: player?.look ?? unknownLook, isMe: from === me };
    return { key, at, channel, kind: 'written', author, text: line.text };
  });
}
const announcements: Readonly<Record<string, Key>> = {
  host_moved: 'chat.news.hostMoved',
  voted_out: 'chat.news.votedOut',
  start_stopped: 'chat.news.startStopped',
  game_stopped: 'chat.news.gameStopped',
  server_stopping: 'chat.news.serverStopping',
  game_paused: 'chat.news.gamePaused',
  game_goes_on: 'chat.news.gameGoesOn',
  restart_planned: 'chat.news.restartPlanned',
  restart_cancelled: 'chat.news.restartCancelled',
};
function announcement({ key, names, text, restart_at }: RoomLine, t: Translate, language: string): string {
  const known = key === undefined ? undefined : announcements[key];
  const time =
    restart_at === undefined ? '' : new Date(restart_at).toLocaleTimeString(localeOf(language), { timeStyle: 'short' });
  return known ? t(known, { name: names?.[0] ?? '', time }) : text;
}

/** The lines of the channels of a game. */
export function gameLines(
  game: Pick<GameView, 'log' | 'ids' | 'looks' | 'seat'>,
  rules: RulesEntry,
  nameOf: NameOf,
): readonly GameLine[] {
  const authorOf = (seat: SeatId): Author => ({
    id: game.ids[seat] ?? `${seat}`,
    name: nameOf(seat),
    look: game.looks[seat] ?? { face: seat, colour: seat },
    isMe: seat === game.seat,
  });
  return linesOf(game.log, Object.keys(rules.words.channels)).map((line) => {
    const { key, at, row, channel, event } = line;
    const author = event.type === 'said' || event.type === 'spoke' ? authorOf(event.seat) : null;
    return {
      key: `game-${key}`,
      at,
      row,
      channel,
      kind: kindOf(line),
      author,
      text: textOf(line, rules, nameOf),
      small: smallOf(line, rules, nameOf),
    };
  });
}
/** Drops headings of phases without lines, except the last. */
export const withoutEmptyPhases = <T extends ShownLine>(lines: readonly T[]): readonly T[] =>
  lines.filter(({ kind }, i) => kind !== 'heading' || lines[i + 1]?.kind !== 'heading');

function kindOf({ event }: ChannelLine): ShownLine['kind'] {
  if (event.type === 'said' || event.type === 'spoke') return 'written';
  if (event.type === 'opened') return 'heading';
  return event.type === 'died' ? 'death' : 'system';
}
const smallOf = ({ event }: ChannelLine, rules: RulesEntry, nameOf: NameOf): string | undefined =>
  event.type === 'told' || event.type === 'died' ? plainSentence(rules, event, nameOf) : undefined;

function textOf({ event }: ChannelLine, rules: RulesEntry, nameOf: NameOf): string {
  if (event.type === 'told') return toldSentence(rules, event, nameOf);
  if (event.type === 'died') return deathSentence(rules, event, nameOf);
  if (event.type !== 'opened') return event.text;
  const phase = rules.phases.find(({ id }) => id === event.phase)?.name ?? event.phase;
  return event.day === 0 || rules.one_round ? phase : `${phase} ${event.day}`; // day 0 comes before the numbered days
}
