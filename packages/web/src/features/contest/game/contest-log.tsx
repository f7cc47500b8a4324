import { useEffect, useRef } from 'react';
import { ChatLine } from '../../../shared/chat/chat-line.tsx';
import { useStickToEnd } from '../../../shared/device/use-stick-to-end.ts';
import type { ShownLine } from '../../../shared/story/lines/shown-line.ts';
import { VotesView } from '../../../shared/story/views/votes-view.tsx';
import { announce } from '../../../shared/ui/overlays/announcer.tsx';
import { inRow } from '../../../shared/words/lists.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Translate } from '../../../shared/words/words.ts';
import type { ContestEntry } from '../model/story.ts';
import classes from './contest-log.module.css';
import type { ContestSeat } from './contest-seats-panel.tsx';

interface ContestLogProps {
  readonly entries: readonly ContestEntry[];
  readonly sitters: readonly ContestSeat[];
  readonly wonBy: (side: string) => string;
}

/** The log of a game. It scrolls with new entries unless the reader has scrolled up. */
export function ContestLog({ entries, sitters, wonBy }: ContestLogProps) {
  const t = useWords();
  const log = useStickToEnd(entries);
  const words = { t, wonBy, nameOf: (seat: number) => sitters[seat]?.name ?? `${seat + 1}` };
  useAnnounced(entries, words);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
    <div {...log} role="log" aria-label={t('contest.story')} tabIndex={0} className={classes.log}>
      {entries.length === 0 && <p className={classes.quiet}>{t('contest.quiet')}</p>}
      {entries.map((entry, i) => (
        <EntryView key={entry.key} entry={entry} before={entries[i - 1]} sitters={sitters} words={words} />
      ))}
    </div>
  );
}

/** Announces new deaths and the end, each once. */
function useAnnounced(entries: readonly ContestEntry[], words: EntryWords): void {
  const said = useRef<Set<string>>(undefined);
  useEffect(() => {
    const sentences = entries.flatMap((entry) => (isLoud(entry) ? sentenceOf(entry, words) : []));
    if (said.current)
      for (const sentence of sentences) if (!said.current.has(sentence)) announce(sentence, 'assertive');
    said.current = new Set([...(said.current ?? []), ...sentences]);
  });
}
const isLoud = (
  entry: ContestEntry,
): entry is Extract<ContestEntry, { kind: 'exile' | 'killing' | 'rescue' | 'end' }> =>
  entry.kind === 'end' || ((entry.kind === 'exile' || entry.kind === 'killing') && entry.seat !== null);

interface EntryWords {
  readonly t: Translate;
  readonly nameOf: (seat: number) => string;
  readonly wonBy: (side: string) => string;
}
interface EntryViewProps {
  readonly entry: ContestEntry;
  readonly before: ContestEntry | undefined;
  readonly sitters: readonly ContestSeat[];
  readonly words: EntryWords;
}

function EntryView({ entry, before, sitters, words }: EntryViewProps) {
  const { t, nameOf } = words;
  if (entry.kind === 'ballots') {
    const cast = {
      nameOf,
      lookOf: (seat: number) => sitters[seat]?.look ?? { face: 0, colour: 0 },
      seats: sitters.length,
    };
    const ballots = entry.choices.map(({ from, to }) => ({ seat: from, act: '', targets: [to] }));
    return (
      <figure className={classes.ballots}>
        <figcaption className={classes.title}>{t(entry.isPack ? 'contest.packVotes' : 'contest.votes')}</figcaption>
        <VotesView cast={cast} ballots={ballots} />
      </figure>
    );
  }
  const isFollowing =
    entry.kind === 'words' &&
    before?.kind === 'words' &&
    before.seat === entry.seat &&
    before.isWhisper === entry.isWhisper;
  const tag = entry.kind === 'words' && entry.isWhisper ? t('contest.whisper') : undefined;
  return <ChatLine line={lineOf(entry, sitters, words)} isFollowing={isFollowing} tag={tag} />;
}

function lineOf(
  entry: Exclude<ContestEntry, { kind: 'ballots' }>,
  sitters: readonly ContestSeat[],
  words: EntryWords,
): ShownLine {
  const { key, kind } = entry;
  const line = { key, at: 0, channel: '', author: null };
  if (kind === 'words') {
    const { name = '', look = { face: 0, colour: 0 } } = sitters[entry.seat] ?? {};
    const author = { id: `${entry.seat}`, name, look, isMe: false };
    return { ...line, at: entry.at, kind: 'written', author, text: entry.text };
  }
  const isDeath = (kind === 'exile' || kind === 'killing') && entry.seat !== null;
  const shown = kind === 'heading' ? 'heading' : isDeath ? 'death' : 'system';
  return { ...line, kind: shown, text: sentenceOf(entry, words) };
}
function sentenceOf(
  entry: Exclude<ContestEntry, { kind: 'ballots' | 'words' }>,
  { t, nameOf, wonBy }: EntryWords,
): string {
  switch (entry.kind) {
    case 'heading':
      return t(entry.isDay ? 'contest.daylight' : 'contest.night', { n: entry.day });
    case 'silence':
      return t('contest.passes', { names: inRow(t, entry.seats.map(nameOf)) });
    case 'exile':
      return entry.seat === null ? t('contest.nobodyExiled') : t('contest.exiled', { name: nameOf(entry.seat) });
    case 'killing':
      return entry.seat === null ? t('contest.nobodyAttacked') : t('contest.attacked', { name: nameOf(entry.seat) });
    case 'rescue':
      return t('contest.saved', { name: nameOf(entry.seat ?? 0) });
    case 'look':
      return t('contest.looked', { from: nameOf(entry.from), to: nameOf(entry.to) });
    case 'watch':
      return t('contest.shielded', { from: nameOf(entry.from), to: nameOf(entry.to) });
    case 'end':
      return wonBy(entry.winner);
  }
}
