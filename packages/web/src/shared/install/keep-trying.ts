import { at } from './base.ts';

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** What stands in the way of a part of the page: it has failed more than once, or there is no network. */
export type Delay = 'late' | 'offline';
let waiting = 0; // loads that have failed more than once
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export const delay = {
  get: (): Delay | undefined => (waiting === 0 ? undefined : navigator.onLine ? 'late' : 'offline'),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Loads a part of the page. A failed load is repeated, less and less often, and at once when the network is back.
 * `isVital`: there is nothing to see without it, so a reload disturbs no one.
 */
export async function keepTrying<Part>(load: () => Promise<Part>, isVital = false): Promise<Part> {
  let isCounted = false;
  let wasOffline = false;
  for (let pause = FIRST_MS; ; pause = Math.min(pause * 2, LONGEST_MS)) {
    try {
      const part = await load();
      if (isCounted) waiting -= 1;
      tell();
      return part;
    } catch (failure) {
      dropFailedSheet(String(failure));
    }
    if (!isCounted && (pause > FIRST_MS || !navigator.onLine)) {
      isCounted = true;
      waiting += 1;
    }
    tell();
    // Browsers remember a failed module until the page is loaded anew.
    if (isVital && wasOffline && navigator.onLine) await fetch(at('/healthz')).then(reloadPage, () => {});
    wasOffline ||= !navigator.onLine;
    await pauseOrNetwork(pause);
  }
}

export const reloadPage = (): void => location.reload();

const pauseOrNetwork = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
  });

/** Vite takes a style sheet for loaded as soon as its link is there: a failed one would never be asked for again. */
function dropFailedSheet(failure: string): void {
  const address = /CSS for (\S+)/.exec(failure)?.[1];
  if (address) document.querySelector(`link[rel=stylesheet][href="${address}"]`)?.remove();
}
