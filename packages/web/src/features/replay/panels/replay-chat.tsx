import { Fragment, useLayoutEffect, useMemo, useRef } from 'react';
import { ChatLine } from '../../../shared/chat/chat-line.tsx';
import { useFilter } from '../../../shared/filter/use-filter.ts';
import { Icon } from '../../../shared/icons/icons.tsx';
import { gameLines, type ShownLine, withoutEmptyPhases } from '../../../shared/story/lines/shown-line.ts';
import { logAt } from '../../../shared/story/log/moments.ts';
import type { StoryCast } from '../../../shared/story/views/story-cast.ts';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Mark, Marks } from '../hints.ts';
import type { Replay } from '../use-replay.ts';
import classes from './replay-chat.module.css';

const DRAWN = 80; // lines

/** The all-seeing viewer gets a line that was sent to two channels only once. */
const isFirst = ({ author, text, at }: ShownLine, i: number, lines: readonly ShownLine[]): boolean =>
  author !== null || !lines.slice(Math.max(0, i - 8), i).some((line) => line.text === text && line.at === at);

interface ReplayChatProps {
  readonly replay: Replay;
  readonly cast: StoryCast;
  readonly hasTimes: boolean;
  readonly marks: Marks;
}

/** The chat as the viewer knew it at this moment. */
export function ReplayChat({ replay, cast, hasTimes, marks }: ReplayChatProps) {
  const t = useWords();
  const filter = useFilter();
  const box = useRef<HTMLDivElement>(null);
  const { watched, moment, viewer } = replay;
  const { rules, nameOf, lookOf, seats } = cast;
  const lines = useMemo(() => {
    const seen = {
      log: logAt(watched, moment),
      ids: [],
      looks: Array.from({ length: seats }, (_, seat) => lookOf(seat)),
      seat: typeof viewer === 'number' ? viewer : null,
    };
    return withoutEmptyPhases(gameLines(seen, rules, nameOf).filter(isFirst)).slice(-DRAWN);
  }, [watched, moment, viewer, rules, nameOf, lookOf, seats]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line or mark scrolls the log
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [lines, marks]);
  const [open] = Object.keys(rules.words.channels);
  return (
    <Panel title={t('replay.heard')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it */}
      <div ref={box} role="log" aria-label={t('replay.heard')} aria-live="off" tabIndex={0} className={classes.log}>
        {lines.map((line) => (
          <Fragment key={line.key}>
            <ChatLine
              line={{ ...line, text: line.author ? filter(line.text) : line.text }}
              isFollowing={false}
              hasTime={hasTimes}
              tag={line.channel === open ? undefined : rules.words.channels[line.channel]}
            />
            {line.author &&
              marks.get(line.row)?.map((mark, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: marks do not move
                <MarkView key={i} mark={mark} />
              ))}
          </Fragment>
        ))}
      </div>
    </Panel>
  );
}

const MarkView = ({ mark: { isTrue, text } }: { readonly mark: Mark }) => (
  <p className={classes.mark} data-true={isTrue}>
    <Icon name={isTrue ? 'check' : 'close'} size={16} />
    <span>{text}</span>
  </p>
);
