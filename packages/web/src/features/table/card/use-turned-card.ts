import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const DRAG_PX = 60;
const OPEN_MS = 8_000; // on a screen that others can see

/**
 * A card that is turned over by a tap and stays open. Where others can see the screen it takes a drag, and closes when the
 * finger leaves it; from a keyboard or a screen reader a press opens it for a while.
 */
export function useTurnedCard(isDiscreet: boolean) {
  const [isUp, setIsUp] = useState(false);
  const [hasSeen, setHasSeen] = useState(false);
  const from = useRef<number | undefined>(undefined);
  const turn = (up: boolean) => {
    setIsUp(up);
    if (up) setHasSeen(true);
  };
  useEffect(() => {
    if (!isUp || !isDiscreet) return;
    const close = () => setIsUp(false);
    const timer = setTimeout(close, OPEN_MS);
    document.addEventListener('visibilitychange', close);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', close);
    };
  }, [isUp, isDiscreet]);
  const drop = () => {
    if (from.current !== undefined && isDiscreet) setIsUp(false);
    from.current = undefined;
  };
  return {
    isUp,
    hasSeen,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!isDiscreet || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = event.clientY;
      },
      onPointerMove: ({ clientY }: PointerEvent) => {
        if (from.current !== undefined && from.current - clientY > DRAG_PX) turn(true);
      },
      onPointerUp: drop,
      onPointerCancel: drop,
      onClick: ({ detail }: MouseEvent) => {
        if (!isDiscreet) turn(true);
        else if (detail === 0) turn(!isUp); // by a key
      },
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
    },
  };
}
