import { useRef, useState } from 'react';

/**
 * A value that the server decides: from a tap until its answer the player's new value is shown, and the next tap builds on
 * it; then the server's value counts again.
 */
export function useOptimisticValue<T>(decided: T, send: (wanted: T) => unknown): readonly [T, (wanted: T) => void] {
  const [wish, setWish] = useState<{ readonly wanted: T }>();
  const want = async (wanted: T) => {
    const mine = { wanted };
    setWish(mine);
    await send(wanted);
    setWish((latest) => (latest === mine ? undefined : latest));
  };
  return [wish ? wish.wanted : decided, want];
}

const SAME_TAP_MS = 600;

/** A switch with such a value. A double tap counts once. */
export function useToggle(decided: boolean, send: (wanted: boolean) => unknown): readonly [boolean, () => void] {
  const [isOn, want] = useOptimisticValue(decided, send);
  const tapped = useRef(Number.NEGATIVE_INFINITY);
  const toggle = () => {
    const now = performance.now();
    if (now - tapped.current < SAME_TAP_MS) return;
    tapped.current = now;
    want(!isOn);
  };
  return [isOn, toggle];
}
