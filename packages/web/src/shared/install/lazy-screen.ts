import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { keepTrying } from './keep-trying.ts';

/** A screen that is fetched when it is first drawn. */
export const lazyScreen = <Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => keepTrying(load, true).then((part) => ({ default: part[name] })));
