import { useSyncExternalStore } from 'react';

export type Urgency = 'polite' | 'assertive';
interface Said {
  readonly polite: string;
  readonly assertive: string;
}
let said: Said = { polite: '', assertive: '' };
const listeners = new Set<() => void>();

/** Says something to those who listen to the screen instead of looking at it. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  // The same words twice must be two different texts, or the second time stays silent.
  const isSame = said[urgency] === text;
  said = { ...said, [urgency]: isSame ? `${text}\u00a0` : text };
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function Announcer() {
  const { polite, assertive } = useSyncExternalStore(subscribe, () => said);
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
