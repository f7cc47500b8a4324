import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { keepTrying } from './keep-trying.ts';

/** A screen that is fetched when it is first drawn, or early: then it is drawn at once, with no "one moment" before it. */
type LazyScreen<Props> = LazyExoticComponent<ComponentType<Props>> & { readonly fetchEarly: () => void };

export function lazyScreen<Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyScreen<Props> {
  let found: Readonly<Record<Name, ComponentType<Props>>> | undefined;
  const screen = lazy(() => {
    const part = found ? atOnce(found) : keepTrying(load, true);
    return part.then((part) => ({ default: part[name] }));
  });
  const fetchEarly = () => {
    load().then(
      (part) => {
        found = part;
      },
      () => {}, // fetched again when it is drawn
    );
  };
  return Object.assign(screen, { fetchEarly });
}

/** Like a promise, but kept at once: while React waits for a true one it shows another screen. */
const atOnce = <Part>(part: Part): Promise<Part> =>
  // biome-ignore lint/suspicious/noThenProperty: this is what React asks for
  ({ then: (take: (part: Part) => unknown) => atOnce(take(part)) }) as unknown as Promise<Part>;
