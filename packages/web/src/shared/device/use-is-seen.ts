import { useEffect, useState } from 'react';

/** True while this element is visible: scrolled into view, in the active tab. */
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
