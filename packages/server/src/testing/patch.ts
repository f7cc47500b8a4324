const undone: (() => void)[] = [];

/** Replaces a method until `unpatch`. */
export function patch<T extends object, K extends keyof T>(on: T, key: K, make: (real: T[K]) => T[K]): void {
  const real = Object.getOwnPropertyDescriptor(on, key) as PropertyDescriptor;
  Object.defineProperty(on, key, { ...real, value: make(real.value) });
  undone.push(() => Object.defineProperty(on, key, real));
}
/** Replaces a getter with a value until `unpatch`. */
export function patchGetter<T extends object, K extends keyof T>(on: T, key: K, value: T[K]): void {
  const real = Object.getOwnPropertyDescriptor(on, key) as PropertyDescriptor;
  Object.defineProperty(on, key, { ...real, get: () => value });
  undone.push(() => Object.defineProperty(on, key, real));
}
export function unpatch(): void {
  while (undone.length > 0) undone.pop()?.();
}
