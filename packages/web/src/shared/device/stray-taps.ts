const SOON_MS = 400;
const NEAR_PX = 24;
const PRESSABLE = '[role="option"], button, a, label, summary, input, select, textarea, [role="tab"]';

interface Tap {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly pressed: Element | null;
}
/** True for the second half of a double tap if another element is under the finger by then. */
export const isStray = (last: Tap, tap: Tap): boolean =>
  tap.at - last.at < SOON_MS &&
  Math.hypot(tap.x - last.x, tap.y - last.y) < NEAR_PX &&
  last.pressed !== null &&
  tap.pressed !== last.pressed;

/** Ignores the second half of a double tap on an element that has just appeared there: a new screen, or what was under a sheet. */
export function ignoreStrayTaps(): void {
  let last: Tap | undefined;
  let isIgnored = false;
  const take = ({ target, timeStamp: at, clientX: x, clientY: y }: PointerEvent) => {
    const tap = { at, x, y, pressed: target instanceof Element ? target.closest(PRESSABLE) : null };
    isIgnored = last !== undefined && isStray(last, tap);
    last = tap;
  };
  const judge = (event: MouseEvent) => {
    if (!isIgnored || event.detail === 0) return; // clicks by keyboard have no detail
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('pointerdown', take, true);
  addEventListener('click', judge, true);
}
