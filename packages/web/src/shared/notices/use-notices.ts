import { useCallback } from 'react';
import { useAsk } from '../connection/hooks/use-ask.ts';
import { useSpeech } from '../words/use-words.tsx';
import { type NoticeWish, noticeWish, quietHours } from './notice-wish.ts';
import { addressFor, isAllowed, keepNoticeWords, unsubscribe } from './subscribe.ts';

/** Tells the server of this room what the person of this device wishes, and remembers it for other rooms. */
export function useNotices(pushKey: string) {
  const ask = useAsk();
  const { t, language } = useSpeech();
  return useCallback(
    async (wish: NoticeWish): Promise<'set' | 'denied' | 'failed'> => {
      if (!wish.isWanted) {
        noticeWish.set(wish);
        await ask('set_notices', { address: null });
        await unsubscribe().catch(() => {}); // the server was told
        return 'set';
      }
      if (!(await isAllowed())) return 'denied';
      try {
        await keepNoticeWords(t, language);
        const quiet = quietHours(wish);
        const { ok } = await ask('set_notices', { address: await addressFor(pushKey), ...(quiet && { quiet }) });
        if (ok) noticeWish.set(wish);
        return 'set';
      } catch {
        return 'failed'; // the browser cannot reach its push service
      }
    },
    [ask, t, language, pushKey],
  );
}
