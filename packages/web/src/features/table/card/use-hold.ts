import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useState } from 'react';

const isHoldKey = (key: string): boolean => key === ' ' || key === 'Enter';

/**
 * Held while a finger, a mouse button or a key is down. A click without any of these comes from a screen
 * reader or a switch, which cannot hold: for them it is a toggle.
 */
export function useHold() {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!isHeld) return;
    const release = () => setIsHeld(false);
    window.addEventListener('blur', release);
    document.addEventListener('visibilitychange', release);
    return () => {
      window.removeEventListener('blur', release);
      document.removeEventListener('visibilitychange', release);
    };
  }, [isHeld]);
  const release = () => setIsHeld(false);
  return {
    isHeld,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setIsHeld(true);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onLostPointerCapture: release,
      onKeyDown: (event: KeyboardEvent) => {
        if (!isHoldKey(event.key)) return;
        event.preventDefault();
        setIsHeld(true);
      },
      onKeyUp: (event: KeyboardEvent) => isHoldKey(event.key) && release(),
      onBlur: release,
      onClick: (event: MouseEvent) => event.detail === 0 && setIsHeld(!isHeld),
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
    },
  };
}
