import { useSyncExternalStore } from 'react';

/** Whether a media query holds. */
function mediaHook(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

// As in the style sheets.
/** Whether there is room for two columns. */
export const useWide = mediaHook('(min-width: 900px) and (min-height: 34.01rem)');
/** Whether there is room for a third column. */
export const useVast = mediaHook('(min-width: 1600px) and (min-height: 34.01rem)');
