import { useSyncExternalStore } from 'react';
import { topPlace } from './top-layer.ts';

export type Urgency = 'polite' | 'assertive';
interface Said {
  readonly polite: string;
  readonly assertive: string;
  readonly place: string | undefined; // the top one at that moment
}
const silence: Said = { polite: '', assertive: '', place: undefined };
let said = silence;
const listeners = new Set<() => void>();
const READ_MS = 7_000; // then it is cleared, so that reading the page later does not repeat it
let forgetting: ReturnType<typeof setTimeout>;
const tell = (next: Said) => {
  said = next;
  for (const listener of listeners) listener();
};

/** Announces a text to screen readers. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  // Screen readers ignore a live region whose text has not changed.
  const isSame = said[urgency] === text;
  const place = topPlace();
  const before = said.place === place ? said : silence;
  tell({ ...before, place, [urgency]: isSame ? `${text}\u00a0` : text });
  clearTimeout(forgetting);
  forgetting = setTimeout(() => tell(silence), READ_MS);
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function Announcer({ place }: { readonly place: string }) {
  const { polite, assertive } = useSyncExternalStore(subscribe, () => (said.place === place ? said : silence));
  return (
    <div className="unseen">
      <div aria-live="polite" data-testid="announced">
        {polite}
      </div>
      <div aria-live="assertive" data-testid="announced-urgently">
        {assertive}
      </div>
    </div>
  );
}
