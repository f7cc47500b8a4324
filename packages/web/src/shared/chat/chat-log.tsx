import { useState } from 'react';
import { useStickToEnd } from '../device/use-stick-to-end.ts';
import { useMuted } from '../filter/muted.ts';
import type { Author, ShownLine } from '../story/lines/shown-line.ts';
import { Button } from '../ui/controls/button.tsx';
import { useWords } from '../words/use-words.tsx';
import { AuthorSheet } from './author-sheet.tsx';
import { ChatLine } from './chat-line.tsx';
import classes from './chat-log.module.css';
import type { ChatChannel } from './model/channels.ts';

const DRAWN = 200; // lines: long games stay fast
const TOGETHER_MS = 120_000;

export function ChatLog({ channel: { name, lines } }: { readonly channel: ChatChannel }) {
  const t = useWords();
  const { ids } = useMuted();
  const [drawn, setDrawn] = useState(DRAWN);
  const [person, setPerson] = useState<Author>();
  const log = useStickToEnd(lines.at(-1)?.key);
  const shown = lines.slice(-drawn);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it */}
      <div {...log} role="log" aria-label={name} tabIndex={0} className={classes.log}>
        {lines.length > shown.length && (
          <Button kind="quiet" onClick={() => setDrawn(drawn + DRAWN)}>
            {t('chat.earlier', { n: Math.min(DRAWN, lines.length - shown.length) })}
          </Button>
        )}
        {lines.length === 0 && <p className={classes.empty}>{t('chat.empty')}</p>}
        {shown.map((line, i) => (
          <ChatLine key={line.key} line={line} isFollowing={isContinued(shown[i - 1], line)} onPerson={setPerson} />
        ))}
      </div>
      {ids.length > 0 && <MutedNote />}
      <AuthorSheet person={person} onClose={() => setPerson(undefined)} />
    </>
  );
}
const isContinued = (before: ShownLine | undefined, line: ShownLine): boolean =>
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
