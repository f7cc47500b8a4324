import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Roll } from '../chaos/person-connection.ts';
import type { VirtualTime } from './virtual-time.ts';

/** Does some work in which ids, codes, seeds, the date and the end of a turn come from a run's own dice and time. */
export async function inFixedWorld<T>(time: VirtualTime, dice: Roll, work: () => Promise<T>): Promise<T> {
  const real = {
    chance: { randomInt: crypto.randomInt, randomBytes: crypto.randomBytes },
    fill: globalThis.crypto.getRandomValues,
    now: Date.now,
    immediate: globalThis.setImmediate,
  };
  const fill = <A extends ArrayBufferView | null>(array: A): A => {
    const bytes = new Uint8Array((array as Uint8Array).buffer, (array as Uint8Array).byteOffset, array?.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = dice(256);
    return array;
  };
  const setFill = (value: unknown) =>
    Object.defineProperty(globalThis.crypto, 'getRandomValues', { value, configurable: true });
  Object.assign(crypto, {
    randomInt: (below: number) => dice(below),
    randomBytes: (size: number) => Buffer.from(Array.from({ length: size }, () => dice(256))),
  });
  syncBuiltinESMExports();
  setFill(fill);
  Date.now = () => time.now;
  globalThis.setImmediate = time.immediate as typeof setImmediate;
  try {
    return await work();
  } finally {
    Object.assign(crypto, real.chance);
    syncBuiltinESMExports();
    setFill(real.fill.bind(globalThis.crypto));
    Date.now = real.now;
    globalThis.setImmediate = real.immediate;
  }
}
