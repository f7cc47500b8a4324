import { type RefObject, useLayoutEffect, useRef } from 'react';

const NEAR_PX = 80;

/** Scrolls a log to its end when `newest` changes, unless the reader has scrolled up. */
export function useStickToEnd(newest: unknown): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new scrolls the log
  useLayoutEffect(() => {
    if (isAtEnd.current) ref.current?.scrollTo({ top: ref.current.scrollHeight });
  }, [newest]);
  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = ref.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
  };
  return { ref, onScroll };
}
