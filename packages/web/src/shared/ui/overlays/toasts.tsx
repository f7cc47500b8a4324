import { useSyncExternalStore } from 'react';
import { announce } from './announcer.tsx';
import classes from './toasts.module.css';
import { subscribeToPlaces, topPlace } from './top-layer.ts';

type Tone = 'plain' | 'good' | 'danger';
interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
}
const SHOWN_MS = 5_000;
let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();
const set = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** A short notice at the edge of the screen; it goes away by itself. */
export function toast(text: string, tone: Tone = 'plain'): void {
  count += 1;
  const id = count;
  set([...toasts.filter((one) => one.text !== text), { id, text, tone }].slice(-3));
  announce(text, tone === 'danger' ? 'assertive' : 'polite');
  setTimeout(() => set(toasts.filter((one) => one.id !== id)), SHOWN_MS);
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function Toasts({ place }: { readonly place: string }) {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  const isOnTop = useSyncExternalStore(subscribeToPlaces, () => topPlace() === place);
  if (!isOnTop) return null;
  return (
    <ul className={classes.toasts} aria-hidden="true">
      {shown.map(({ id, text, tone }) => (
        <li key={id} className={[classes.toast, classes[tone]].join(' ')}>
          {text}
        </li>
      ))}
    </ul>
  );
}
