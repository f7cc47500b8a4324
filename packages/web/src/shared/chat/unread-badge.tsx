import { useWords } from '../words/use-words.tsx';
import { useUnread } from './model/use-channels.ts';

interface UnreadBadgeProps {
  readonly isPublicOnly: boolean; // others can see this screen
  readonly className: string;
}

/** The number of unread lines, if any. */
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
