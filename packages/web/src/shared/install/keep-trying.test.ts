import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import page from '../../../index.html?raw';
import { languages } from '../words/words.ts';
import { delay, keepTrying } from './keep-trying.ts';

const events = new EventTarget();
let isOnline = true;
let isThere = false;
let asked = 0;
const load = () => {
  asked += 1;
  return isThere ? Promise.resolve('the words') : Promise.reject(new TypeError('Failed to fetch'));
};

beforeEach(() => {
  vi.useFakeTimers();
  [isOnline, isThere, asked] = [true, false, 0];
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a missing file is asked for a few times a minute, and a reload is offered', async () => {
  const words = keepTrying(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(delay.get()).toBeUndefined(); // once may be chance
  await vi.advanceTimersByTimeAsync(8_000);
  expect(asked).toBe(4);
  expect(delay.get()).toBe('late');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(asked).toBeLessThan(30);
  isThere = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await words).toBe('the words');
  expect(delay.get()).toBeUndefined();
});

test('offline it says so, and goes on as soon as the network is back', async () => {
  isOnline = false;
  const words = keepTrying(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(delay.get()).toBe('offline');
  [isOnline, isThere] = [true, true];
  events.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await words).toBe('the words');
  expect(delay.get()).toBeUndefined();
});

test('a module that the browser remembers as failed is fetched by a reload, once the server answers', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  let isServerThere = false;
  vi.stubGlobal('fetch', () => (isServerThere ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'))));
  isOnline = false;
  keepTrying(load, true);
  await vi.advanceTimersByTimeAsync(2_000);
  isOnline = true;
  events.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  isServerThere = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reload).toHaveBeenCalled();
});

test('the words of index.html are there in every language', () => {
  const words = JSON.parse(/id="words">([^<]*)</.exec(page)?.[1] ?? '{}') as Record<string, Record<string, string>>;
  expect(Object.keys(words)).toEqual(Object.keys(languages));
  for (const said of Object.values(words)) {
    expect(Object.keys(said)).toEqual(Object.keys(words.en ?? {}));
    expect(Object.values(said).every((text) => text.trim() !== '')).toBe(true);
  }
});
