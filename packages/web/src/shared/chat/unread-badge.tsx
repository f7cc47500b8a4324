import { useWords } from '../words/use-words.tsx';
import { useUnread } from './model/use-channels.ts';

interface UnreadBadgeProps {
  readonly isPublicOnly: boolean; // others look on
  readonly className: string;
}

/** How much of the chat is unread, if anything is. */
export function UnreadBadge({ isPublicOnly, className }: UnreadBadgeProps) {
  const t = useWords();
  const unread = useUnread(isPublicOnly);
  if (unread === 0) return null;
  return (
    <span className={className}>
      <span className="unseen">{t('table.unread', { n: unread })}</span>
      <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
    </span>
  );
}
