import { useEffect, useLayoutEffect, useRef } from 'react';
import { ChatLine } from '../../../shared/chat/chat-line.tsx';
import type { ShownLine } from '../../../shared/story/shown-line.ts';
import { VotesView } from '../../../shared/story/votes-view.tsx';
import { announce } from '../../../shared/ui/announcer.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Translate } from '../../../shared/words/words.ts';
import type { Beat } from '../model/story.ts';
import type { Sitter } from './seats-panel.tsx';
import classes from './story-panel.module.css';

interface StoryPanelProps {
  readonly beats: readonly Beat[];
  readonly sitters: readonly Sitter[];
  readonly wonBy: (side: string) => string;
}
const NEAR_PX = 80;

/** What is said and done. It follows the newest, unless somebody reads what was before. */
export function StoryPanel({ beats, sitters, wonBy }: StoryPanelProps) {
  const t = useWords();
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new moves the log
  useLayoutEffect(() => {
    if (isAtEnd.current) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [beats]);
  const follow = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = log.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
  };
  const words = { t, wonBy, nameOf: (seat: number) => sitters[seat]?.name ?? `${seat + 1}` };
  useAnnounced(beats, words);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys
    <div ref={log} role="log" aria-label={t('contest.story')} tabIndex={0} className={classes.log} onScroll={follow}>
      {beats.length === 0 && <p className={classes.quiet}>{t('contest.quiet')}</p>}
      {beats.map((beat, i) => (
        <BeatView key={beat.key} beat={beat} before={beats[i - 1]} sitters={sitters} words={words} />
      ))}
    </div>
  );
}

/** Deaths and the end are said aloud, each once, and only to those who were there. */
function useAnnounced(beats: readonly Beat[], words: BeatWords): void {
  const said = useRef<Set<string>>(undefined);
  useEffect(() => {
    const sentences = beats.flatMap((beat) => (isLoud(beat) ? sentenceOf(beat, words) : []));
    if (said.current)
      for (const sentence of sentences) if (!said.current.has(sentence)) announce(sentence, 'assertive');
    said.current = new Set([...(said.current ?? []), ...sentences]);
  });
}
const isLoud = (beat: Beat): beat is Extract<Beat, { kind: 'exile' | 'killing' | 'rescue' | 'end' }> =>
  beat.kind === 'end' || ((beat.kind === 'exile' || beat.kind === 'killing') && beat.seat !== null);

interface BeatWords {
  readonly t: Translate;
  readonly nameOf: (seat: number) => string;
  readonly wonBy: (side: string) => string;
}
interface BeatViewProps {
  readonly beat: Beat;
  readonly before: Beat | undefined;
  readonly sitters: readonly Sitter[];
  readonly words: BeatWords;
}

function BeatView({ beat, before, sitters, words }: BeatViewProps) {
  const { t, nameOf } = words;
  if (beat.kind === 'ballots') {
    const cast = {
      nameOf,
      lookOf: (seat: number) => sitters[seat]?.look ?? { face: 0, colour: 0 },
      seats: sitters.length,
    };
    const ballots = beat.choices.map(({ from, to }) => ({ seat: from, act: '', targets: [to] }));
    return (
      <figure className={classes.ballots}>
        <figcaption className={classes.title}>{t(beat.isPack ? 'contest.packVotes' : 'contest.votes')}</figcaption>
        <VotesView cast={cast} ballots={ballots} />
      </figure>
    );
  }
  const isFollowing =
    beat.kind === 'words' &&
    before?.kind === 'words' &&
    before.seat === beat.seat &&
    before.isWhisper === beat.isWhisper;
  const tag = beat.kind === 'words' && beat.isWhisper ? t('contest.whisper') : undefined;
  return <ChatLine line={lineOf(beat, sitters, words)} isFollowing={isFollowing} tag={tag} />;
}

function lineOf(beat: Exclude<Beat, { kind: 'ballots' }>, sitters: readonly Sitter[], words: BeatWords): ShownLine {
  const { key, kind } = beat;
  const line = { key, at: 0, channel: '', author: null };
  if (kind === 'words') {
    const { name = '', look = { face: 0, colour: 0 } } = sitters[beat.seat] ?? {};
    const author = { id: `${beat.seat}`, name, look, isMe: false };
    return { ...line, at: beat.at, kind: 'written', author, text: beat.text };
  }
  const isDeath = (kind === 'exile' || kind === 'killing') && beat.seat !== null;
  const shown = kind === 'heading' ? 'heading' : isDeath ? 'death' : 'system';
  return { ...line, kind: shown, text: sentenceOf(beat, words) };
}
function sentenceOf(beat: Exclude<Beat, { kind: 'ballots' | 'words' }>, { t, nameOf, wonBy }: BeatWords): string {
  switch (beat.kind) {
    case 'heading':
      return t(beat.isDay ? 'contest.daylight' : 'contest.night', { n: beat.day });
    case 'silence':
      return t('contest.passes', { names: beat.seats.map(nameOf).join(', ') });
    case 'exile':
      return beat.seat === null ? t('contest.nobodyExiled') : t('contest.exiled', { name: nameOf(beat.seat) });
    case 'killing':
      return beat.seat === null ? t('contest.nobodyAttacked') : t('contest.attacked', { name: nameOf(beat.seat) });
    case 'rescue':
      return t('contest.saved', { name: nameOf(beat.seat ?? 0) });
    case 'look':
      return t('contest.looked', { from: nameOf(beat.from), to: nameOf(beat.to) });
    case 'watch':
      return t('contest.shielded', { from: nameOf(beat.from), to: nameOf(beat.to) });
    case 'end':
      return wonBy(beat.winner);
  }
}
