import type { GameView, RoomView, WirePrompt } from '../../connection/snapshot.ts';
import type { RulesEntry } from '../../rules/rules.ts';
import { type NameOf, reasonSentence } from '../../rules/sentences.ts';
import { type ShownLine, withoutEmptyPhases } from '../../story/lines/shown-line.ts';
import type { Translate } from '../../words/words.ts';

export interface ChatChannel {
  readonly id: string;
  readonly name: string;
  readonly lock: string | null; // why the viewer cannot write there; null: they can
  readonly lines: readonly ShownLine[];
}
const ROOM_CHANNEL = 'global'; // the only one outside of a game

interface InRoom {
  readonly lines: readonly ShownLine[];
  readonly mayWrite: boolean;
  readonly t: Translate;
}
/** The one channel of the lobby. */
export const roomChannel = ({ lines, mayWrite, t }: InRoom): ChatChannel => ({
  id: ROOM_CHANNEL,
  name: t('chat.room'),
  lock: mayWrite ? null : t('chat.watching'),
  lines,
});

interface InGame {
  readonly status: RoomView['status'];
  readonly game: Pick<GameView, 'prompts' | 'locks' | 'state'>;
  readonly rules: RulesEntry;
  readonly lines: readonly ShownLine[];
  readonly wasOpen: (channel: string) => boolean;
  readonly isSeated: boolean;
  readonly nameOf: NameOf;
  readonly t: Translate;
}
/** The viewer's channels in a game: the public one, those that are or were open to them, and those with lines for them. */
export function gameChannels(seen: InGame): readonly ChatChannel[] {
  const names = Object.entries(seen.rules.words.channels);
  const open = openChannels(seen.game.prompts, seen.rules);
  return names.flatMap(([id, name], i): ChatChannel[] => {
    const lines = withoutEmptyPhases(seen.lines.filter(({ channel }) => channel === id));
    if (i > 0 && lines.length === 0 && !open.includes(id) && !seen.wasOpen(id)) return [];
    return [{ id, name, lines, lock: lockOf(id, open, seen) }];
  });
}

/** Slots that take only text and have the name of a channel. */
export const openChannels = (prompts: readonly WirePrompt[], { words }: RulesEntry): readonly string[] =>
  prompts.filter(({ slot, offers }) => slot in words.channels && offers.some(isChat)).map(({ slot }) => slot);
const isChat = ({ text, targets }: WirePrompt['offers'][number]): boolean => text !== undefined && targets.length === 0;

function lockOf(
  id: string,
  open: readonly string[],
  { status, game, rules, isSeated, nameOf, t }: InGame,
): string | null {
  if (!isSeated) return t('chat.watching');
  if (status === 'ended') return id === ROOM_CHANNEL ? null : t('chat.gameOver');
  if (open.includes(id)) return null;
  const isByTurns = game.state.frames.at(-1)?.floor !== undefined; // then another slot speaks
  const mine = isByTurns && game.prompts.flatMap(({ offers }) => offers).find(isChat);
  if (mine) return rules.words.cards[mine.act]?.ask ?? t('chat.closed');
  const lock = game.locks.find(({ slot }) => slot === id || (isByTurns && !(slot in rules.words.channels)));
  return lock ? reasonSentence(rules, lock.why, lock.about ?? [], nameOf) : t('chat.closed');
}

/** The number of lines written by others. */
export const heard = (lines: readonly ShownLine[]): number =>
  lines.filter(({ kind, author }) => kind === 'written' && !author?.isMe).length;
