import { useSyncExternalStore } from 'react';

const wide = '(min-width: 900px)'; // two columns fit, as in the style sheets
const subscribe = (listener: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
/** Whether there is room for two columns. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
