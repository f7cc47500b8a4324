import { useSyncExternalStore } from 'react';

type Area = 'localStorage' | 'sessionStorage';

/** What was stored under this key; undefined: nothing, or the browser refuses, as in some private windows. */
export function readStored(area: Area, key: string): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(area: Area, key: string, value: unknown): void {
  try {
    globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    // Where the browser refuses, the value lasts as long as the page.
  }
}

/** A value that the browser stores as JSON. Components that use it are drawn again when it changes. */
export class Stored<T> {
  private readonly area: Area;
  private readonly key: string;
  private readonly listeners = new Set<() => void>();
  private value: T;

  constructor(area: Area, key: string, parse: (stored: unknown) => T) {
    this.area = area;
    this.key = key;
    this.value = parse(readStored(area, key));
  }
  get = (): T => this.value;
  set = (value: T): void => {
    this.value = value;
    writeStored(this.area, this.key, value);
    for (const listener of this.listeners) listener();
  };
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  use = (): T => useSyncExternalStore(this.subscribe, this.get);
}
