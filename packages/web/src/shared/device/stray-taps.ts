const SOON_MS = 400;
const NEAR_PX = 24;
const PRESSABLE = 'button, a, label, summary, input, select, textarea, [role="tab"]';

interface Tap {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly pressed: Element | null;
}
/** Whether this is the second half of a double tap, and something else has come under the finger in between. */
export const isStray = (last: Tap, tap: Tap): boolean =>
  tap.at - last.at < SOON_MS &&
  Math.hypot(tap.x - last.x, tap.y - last.y) < NEAR_PX &&
  last.pressed !== null &&
  tap.pressed !== last.pressed;

/** A double tap presses what its first tap has pressed, and nothing that has taken its place: a new screen, or what lay under a sheet. */
export function ignoreStrayTaps(): void {
  let last: Tap | undefined;
  let isIgnored = false;
  const take = ({ target, timeStamp: at, clientX: x, clientY: y }: PointerEvent) => {
    const tap = { at, x, y, pressed: target instanceof Element ? target.closest(PRESSABLE) : null };
    isIgnored = last !== undefined && isStray(last, tap);
    last = tap;
  };
  const judge = (event: MouseEvent) => {
    if (!isIgnored || event.detail === 0) return; // keys press without a pointer
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('pointerdown', take, true);
  addEventListener('click', judge, true);
}
