import { memo } from 'react';
import { Face } from '../faces/faces.tsx';
import { Icon } from '../icons/icons.tsx';
import type { Author, ShownLine } from '../story/lines/shown-line.ts';
import { useSpeech } from '../words/use-words.tsx';
import classes from './chat-line.module.css';

interface ChatLineProps {
  readonly line: ShownLine;
  readonly isFollowing: boolean; // the same person goes on: the name stands above already
  readonly tag?: string | undefined; // where it was said, if several channels are read together
  readonly hasTime?: boolean; // by default it is told when it was said
  readonly onPerson?: (author: Author) => void;
}

export const ChatLine = memo(function ChatLine({ line, isFollowing, tag, hasTime = true, onPerson }: ChatLineProps) {
  const { language } = useSpeech();
  const { author, kind, text, at } = line;
  if (kind === 'heading')
    return (
      <p className={classes.heading} aria-live="off">
        {text}
      </p>
    );
  if (!author)
    return (
      // the screen around it says it aloud already
      <p className={kind === 'death' ? classes.death : classes.system} aria-live="off">
        <Icon name={kind === 'death' ? 'skull' : 'moon'} size={16} />
        <span>{text}</span>
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
      <p className={classes.text} dir="auto">
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
  const format = formats.get(language) ?? new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  formats.set(language, format);
  return format.format(at);
}
