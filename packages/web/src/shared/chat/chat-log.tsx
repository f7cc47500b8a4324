import { useLayoutEffect, useRef, useState } from 'react';
import { useMuted } from '../filter/muted.ts';
import type { Author, ShownLine } from '../story/lines/shown-line.ts';
import { Button } from '../ui/controls/button.tsx';
import { useWords } from '../words/use-words.tsx';
import { AuthorSheet } from './author-sheet.tsx';
import { ChatLine } from './chat-line.tsx';
import classes from './chat-log.module.css';
import type { ChatChannel } from './model/channels.ts';

const DRAWN = 200; // lines: long games stay fast
const NEAR_PX = 80;
const TOGETHER_MS = 120_000;

export function ChatLog({ channel: { name, lines } }: { readonly channel: ChatChannel }) {
  const t = useWords();
  const { ids } = useMuted();
  const [drawn, setDrawn] = useState(DRAWN);
  const [person, setPerson] = useState<Author>();
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const last = lines.at(-1)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the log
  useLayoutEffect(() => {
    if (isAtEnd.current) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [last]);
  const follow = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = log.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
  };
  const shown = lines.slice(-drawn);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it */}
      <div ref={log} role="log" aria-label={name} tabIndex={0} className={classes.log} onScroll={follow}>
        {lines.length > shown.length && (
          <Button kind="quiet" onClick={() => setDrawn(drawn + DRAWN)}>
            {t('chat.earlier', { n: Math.min(DRAWN, lines.length - shown.length) })}
          </Button>
        )}
        {lines.length === 0 && <p className={classes.empty}>{t('chat.empty')}</p>}
        {shown.map((line, i) => (
          <ChatLine key={line.key} line={line} isFollowing={isSameBreath(shown[i - 1], line)} onPerson={setPerson} />
        ))}
      </div>
      {ids.length > 0 && <MutedNote />}
      <AuthorSheet person={person} onClose={() => setPerson(undefined)} />
    </>
  );
}
const isSameBreath = (before: ShownLine | undefined, line: ShownLine): boolean =>
  line.author !== null && before?.author?.id === line.author.id && line.at - before.at < TOGETHER_MS;

function MutedNote() {
  const t = useWords();
  const { ids, clear } = useMuted();
  return (
    <p className={classes.muted}>
      <span>{t('chat.mutedNote', { n: ids.length })}</span>
      <Button kind="quiet" onClick={clear}>
        {t('chat.unmuteAll')}
      </Button>
    </p>
  );
}
