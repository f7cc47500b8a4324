import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const TAP_MS = 400;
const PEEK_MS = 4_000; // how long a tap keeps it open: nobody misses a card by a short touch
const isHoldKey = (key: string): boolean => key === ' ' || key === 'Enter';

/**
 * Held while a finger, a mouse button or a key is down, and for a while after a tap; another tap ends that. A click without
 * any of these comes from a screen reader or a switch, which cannot hold: for them it is a toggle.
 */
export function useHold() {
  const [isHeld, setIsHeld] = useState(false);
  const since = useRef(0);
  const peek = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isHeld) return;
    const release = () => setIsHeld(false);
    window.addEventListener('blur', release);
    document.addEventListener('visibilitychange', release);
    return () => {
      clearTimeout(peek.current);
      window.removeEventListener('blur', release);
      document.removeEventListener('visibilitychange', release);
    };
  }, [isHeld]);
  const press = (event: { readonly timeStamp: number }) => {
    clearTimeout(peek.current);
    since.current = isHeld ? Number.NEGATIVE_INFINITY : event.timeStamp; // the tap that ends a peek
    setIsHeld(true);
  };
  const close = () => setIsHeld(false);
  const release = (event: { readonly timeStamp: number }) => {
    clearTimeout(peek.current);
    if (event.timeStamp - since.current < TAP_MS) peek.current = setTimeout(close, PEEK_MS);
    else close();
  };
  return {
    isHeld,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        press(event);
      },
      onPointerUp: release,
      onPointerCancel: close,
      onKeyDown: (event: KeyboardEvent) => {
        if (!isHoldKey(event.key)) return;
        event.preventDefault();
        if (!event.repeat) press(event);
      },
      onKeyUp: (event: KeyboardEvent) => isHoldKey(event.key) && release(event),
      onBlur: close,
      onClick: (event: MouseEvent) => event.detail === 0 && setIsHeld(!isHeld),
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
    },
  };
}
