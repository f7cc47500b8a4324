import { useEffect, useRef } from 'react';

const AWAY_MS = 10 * 60_000;
let usedAt = Date.now();
const noteUse = () => {
  usedAt = Date.now();
};
for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
  addEventListener(event, noteUse, { passive: true });

/**
 * Calls back again and again, but not while the page is hidden or was not used for ten minutes: requests keep the session
 * alive, and an unattended screen must sign out.
 */
export function useAttention(callback: () => void, everyMs: number): void {
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(() => {
    const isUsed = () => document.visibilityState === 'visible' && Date.now() - usedAt < AWAY_MS;
    const timer = setInterval(() => isUsed() && latest.current(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
