import { useEffect, useMemo } from 'react';
import { useSnapshot } from '../../connection/hooks/use-connection.ts';
import { useMuted } from '../../filter/muted.ts';
import { useFilter } from '../../filter/use-filter.ts';
import { useRules } from '../../rules/use-rules.ts';
import { gameLines, roomLines, type ShownLine } from '../../story/lines/shown-line.ts';
import { usePlaceNames } from '../../story/views/use-place-names.ts';
import { useSpeech } from '../../words/use-words.tsx';
import { type ChatChannel, gameChannels, heard, openChannels, roomChannel } from './channels.ts';
import { readMarks, useReadMarks } from './read-marks.ts';

const nobody = { seats: [] };

/**
 * The viewer's channels with their filtered lines. On a screen that others can see, only the public channel, read-only:
 * the reason why a player cannot write now may be a secret.
 */
export function useChannels(isPublicOnly = false): {
  readonly scope: string;
  readonly channels: readonly ChatChannel[];
} {
  const speech = useSpeech();
  const { t } = speech;
  const { room, game, me, lines } = useSnapshot(({ room, game, me, lines }) => ({ room, game, me, lines }));
  const rules = useRules(room?.rules, room?.options);
  const nameOf = usePlaceNames(game?.state ?? nobody);
  const { opened } = useReadMarks();
  const readable = useReadable();
  const isPlaying = room?.status === 'playing' || room?.status === 'ended';
  const scope = (isPlaying && game?.id) || (room?.code ?? '');

  const said = useMemo(() => (room ? roomLines(lines, room, me, speech) : []), [lines, room, me, speech]);
  const log = game?.log;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of a game changes with its log
  const played = useMemo(() => {
    if (!game || !rules) return [];
    const known = isPublicOnly ? game.log.filter(({ event }) => event.to === 'all') : game.log;
    return gameLines({ ...game, log: known }, rules, nameOf);
  }, [log, rules, nameOf, isPublicOnly]);
  const open = useMemo(() => (game && rules ? openChannels(game.prompts, rules) : []), [game, rules]);
  useEffect(() => readMarks.opened(open.map((id) => `${scope}/${id}`)), [open, scope]);

  const channels = useMemo(() => {
    if (!room) return [];
    const isSeated = me !== null;
    if (!isPlaying || !game || !rules) return [roomChannel({ lines: readable(said), mayWrite: isSeated, t })];
    const isOver = room.status === 'ended';
    const all = isOver ? [...played, ...said].sort((a, b) => a.at - b.at) : played;
    const wasOpen = (id: string) => opened.includes(`${scope}/${id}`);
    const seen = {
      status: room.status,
      game,
      rules,
      wasOpen,
      isSeated: isSeated && (isOver || game.seat !== null),
      nameOf,
      t,
    };
    const mine = gameChannels({ ...seen, lines: readable(all) });
    return isPublicOnly ? mine.slice(0, 1).map((village) => ({ ...village, lock: t('chat.behindCard') })) : mine;
  }, [room, game, rules, me, said, played, opened, scope, isPlaying, isPublicOnly, readable, nameOf, t]);
  return { scope, channels };
}

/** Drops lines of muted players, and masks filtered words. */
function useReadable(): (lines: readonly ShownLine[]) => readonly ShownLine[] {
  const filter = useFilter();
  const { ids } = useMuted();
  return useMemo(
    () => (lines) =>
      lines
        .filter(({ author }) => !author || author.isMe || !ids.includes(author.id))
        .map((line) =>
          line.author
            ? { ...line, text: filter(line.text), author: { ...line.author, name: filter(line.author.name) } }
            : line,
        ),
    [filter, ids],
  );
}

/** Unread lines of other players. */
export function useUnread(isPublicOnly = false): number {
  const { scope, channels } = useChannels(isPublicOnly);
  const { read } = useReadMarks();
  return channels.reduce((sum, channel) => sum + unreadIn(channel, scope, read), 0);
}
export const unreadIn = ({ id, lines }: ChatChannel, scope: string, read: Readonly<Record<string, number>>): number =>
  Math.max(0, heard(lines) - (read[`${scope}/${id}`] ?? 0));
