import { useEffect, useState } from 'react';

/** Whether this part of the page can be seen: not scrolled away, and in the tab that is looked at. */
export function useIsSeen(part: HTMLElement | null): boolean {
  const [isNear, setIsNear] = useState(false);
  const [isLookedAt, setIsLookedAt] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    if (!part) return;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(part);
    return () => observer.disconnect();
  }, [part]);
  useEffect(() => {
    const look = () => setIsLookedAt(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isNear && isLookedAt;
}
