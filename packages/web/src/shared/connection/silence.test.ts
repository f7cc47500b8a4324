import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSilence } from './silence.ts';

class FakeEngine extends EventEmitter {
  readonly _pingInterval = 5_000;
  isOpen = true;
  close(): void {
    this.isOpen = false;
    this.emit('close');
  }
}
const manager = Object.assign(new EventEmitter(), { engine: new FakeEngine() });
function opened(): FakeEngine {
  manager.engine = new FakeEngine();
  manager.emit('open');
  return manager.engine;
}
beforeEach(() => {
  vi.useFakeTimers();
  manager.removeAllListeners();
  watchSilence({ io: manager as never });
});
afterEach(() => vi.useRealTimers());

test('a connection without heartbeats is closed after one is missing, one with them stays (T93)', () => {
  const engine = opened();
  for (let i = 0; i < 5; i++) {
    vi.advanceTimersByTime(5_000);
    engine.emit('packet');
  }
  vi.advanceTimersByTime(7_400);
  expect(engine.isOpen).toBe(true);
  vi.advanceTimersByTime(200);
  expect(engine.isOpen).toBe(false);
});

test('a second silence soon after is given more time, until a connection has lasted', () => {
  opened();
  vi.advanceTimersByTime(7_600);
  const second = opened();
  vi.advanceTimersByTime(7_600);
  expect(second.isOpen).toBe(true);
  for (let i = 0; i < 14; i++) {
    second.emit('packet');
    vi.advanceTimersByTime(5_000);
  }
  second.emit('packet');
  vi.advanceTimersByTime(7_600);
  expect(second.isOpen).toBe(false);
});
