const undone: (() => void)[] = [];

/** Puts something else in the place of a method, until `unpatch`. */
export function patch<T extends object, K extends keyof T>(on: T, key: K, make: (real: T[K]) => T[K]): void {
  const real = Object.getOwnPropertyDescriptor(on, key) as PropertyDescriptor;
  Object.defineProperty(on, key, { ...real, value: make(real.value) });
  undone.push(() => Object.defineProperty(on, key, real));
}
/** Puts a value in the place of a getter, until `unpatch`. */
export function patchGetter<T extends object, K extends keyof T>(on: T, key: K, value: T[K]): void {
  const real = Object.getOwnPropertyDescriptor(on, key) as PropertyDescriptor;
  Object.defineProperty(on, key, { ...real, get: () => value });
  undone.push(() => Object.defineProperty(on, key, real));
}
export function unpatch(): void {
  while (undone.length > 0) undone.pop()?.();
}
