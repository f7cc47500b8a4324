import { memo } from 'react';
import { Face } from '../faces/faces.tsx';
import { Icon } from '../icons/icons.tsx';
import type { Author, ShownLine } from '../story/lines/shown-line.ts';
import { localeOf } from '../words/locale.ts';
import { useSpeech } from '../words/use-words.tsx';
import { writtenIn } from '../words/written-in.ts';
import classes from './chat-line.module.css';

interface ChatLineProps {
  readonly line: ShownLine;
  readonly isFollowing: boolean; // same author as the line above: no name
  readonly tag?: string | undefined; // the channel, if several are shown together
  readonly hasTime?: boolean; // true by default
  readonly onPerson?: (author: Author) => void;
}

export const ChatLine = memo(function ChatLine({ line, isFollowing, tag, hasTime = true, onPerson }: ChatLineProps) {
  const { language } = useSpeech();
  const { author, kind, text, small, at } = line;
  if (kind === 'heading')
    return (
      <p className={classes.heading} aria-live="off">
        {text}
      </p>
    );
  if (!author)
    return (
      // the screen around it announces it already
      <p className={kind === 'death' ? classes.death : classes.system} aria-live="off">
        <Icon name={kind === 'death' ? 'skull' : 'moon'} size={16} />
        <span>
          {text}
          {small && <small className={classes.small}>{small}</small>}
        </span>
      </p>
    );
  return (
    <div className={author.isMe ? classes.own : classes.other} data-following={isFollowing}>
      {!isFollowing && (
        <p className={classes.author}>
          <Face {...author.look} size={28} />
          {onPerson && !author.isMe ? <NameButton author={author} onPerson={onPerson} /> : <Name author={author} />}
          {tag && <span className={classes.tag}>{tag}</span>}
          {hasTime && <time dateTime={new Date(at).toISOString()}>{timeOf(at, language)}</time>}
        </p>
      )}
      <p className={classes.text} dir="auto" lang={writtenIn(text, language)}>
        {text}
      </p>
    </div>
  );
});

const Name = ({ author }: { readonly author: Author }) => <span className={classes.name}>{author.name}</span>;
const NameButton = ({ author, onPerson }: { readonly author: Author; readonly onPerson: (author: Author) => void }) => (
  <button type="button" className={classes.nameButton} onClick={() => onPerson(author)}>
    {author.name}
  </button>
);

const formats = new Map<string, Intl.DateTimeFormat>();
function timeOf(at: number, language: string): string {
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit' });
  formats.set(language, format);
  return format.format(at);
}
