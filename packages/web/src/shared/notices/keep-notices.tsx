import { useEffect } from 'react';
import { noticeWish } from './notice-wish.ts';
import { wasAllowed } from './subscribe.ts';
import { useNotices } from './use-notices.ts';

/** Subscribes in every slow game, once the person has said yes in one. It draws nothing. */
export function KeepNotices({ pushKey }: { readonly pushKey: string }) {
  const set = useNotices(pushKey);
  useEffect(() => {
    const wish = noticeWish.get();
    if (wish.isWanted && wasAllowed()) void set(wish);
  }, [set]);
  return null;
}
