import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

const OPTION = '[role="option"]';
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 2.5; // a step to the side counts this much more than one ahead

interface BoardKeys {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly current: number; // the place that Tab reaches
  readonly setCurrent: (place: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One stop for Tab, arrows between the places as they lie on the screen, Home and End, and letters of names. */
export function useBoardKeys(first: number, onEscape: () => void): BoardKeys {
  const ref = useRef<HTMLDivElement>(null);
  const [moved, setCurrent] = useState<number>();
  const onKeyDown = (event: KeyboardEvent) => {
    const options = [...(ref.current?.querySelectorAll<HTMLElement>(OPTION) ?? [])];
    const from = options.find((one) => one === document.activeElement);
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') return onEscape();
    const next = nextOf(options, from, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { ref, current: moved ?? first, setCurrent, onKeyDown };
}

function nextOf(options: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const way = arrows[key];
  if (way) return nearest(options, from, way);
  if (key === 'Home') return options[0];
  if (key === 'End') return options.at(-1);
  if ([...key].length !== 1 || key === ' ') return undefined;
  const at = options.indexOf(from);
  const others = [...options.slice(at + 1), ...options.slice(0, at)];
  return others.find(({ dataset }) => dataset.name?.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()));
}

function nearest(options: readonly HTMLElement[], from: HTMLElement, [x, y]: readonly [number, number]) {
  const here = middle(from);
  let best: { readonly way: number; readonly option: HTMLElement } | undefined;
  for (const option of options) {
    const there = middle(option);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    const way = ahead + ASIDE * aside;
    if (ahead > 4 && (!best || way < best.way)) best = { way, option };
  }
  return best?.option;
}
function middle(element: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
