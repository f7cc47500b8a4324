import { type MouseEvent, type PointerEvent, useRef } from 'react';

const HOLD_MS = 500;
const SLIP_PX = 10;

/** A long press, the other mouse button or the menu key asks for details; what follows is no tap. */
export function useDetails(onDetails: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const wasHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  const show = () => {
    stop();
    wasHeld.current = true;
    onDetails();
  };
  return {
    /** True for the click that ends a long press. */
    isSpent: () => {
      const isSpent = wasHeld.current;
      wasHeld.current = false;
      return isSpent;
    },
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        wasHeld.current = false;
        start.current = { x: event.clientX, y: event.clientY };
        if (event.pointerType !== 'mouse') timer.current = setTimeout(show, HOLD_MS);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > SLIP_PX) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerLeave: stop,
      onContextMenu: (event: MouseEvent) => {
        event.preventDefault();
        show();
        wasHeld.current = false; // no click follows
      },
    },
  };
}
