import { useSyncExternalStore } from 'react';
import { topPlace } from './top-layer.ts';

export type Urgency = 'polite' | 'assertive';
interface Said {
  readonly polite: string;
  readonly assertive: string;
  readonly place: string | undefined; // the one that lay on top when it was said
}
const silence: Said = { polite: '', assertive: '', place: undefined };
let said = silence;
const listeners = new Set<() => void>();
const READ_MS = 7_000; // whoever reads the page later does not come upon it again
let forgetting: ReturnType<typeof setTimeout>;
const tell = (next: Said) => {
  said = next;
  for (const listener of listeners) listener();
};

/** Says something to those who listen to the screen instead of looking at it. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  // The same words twice must be two different texts, or the second time stays silent.
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
