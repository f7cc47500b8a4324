import { afterEach, expect, test, vi } from 'vitest';
import { acquireWorkers } from './worker-pool.ts';

class FakeWorker {
  static readonly made: FakeWorker[] = [];
  onerror: (event: { readonly message: string }) => void = () => {};
  onmessage: (event: { readonly data: unknown }) => void = () => {};
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(): void {}
  terminate(): void {}
}
vi.stubGlobal('Worker', FakeWorker);
vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
afterEach(() => vi.unstubAllGlobals());

const GAME = { rules: 'classic', options: {}, rows: [] };

test('a worker that failed to load rejects requests, and is replaced the next time', async () => {
  const pool = acquireWorkers();
  const asked = pool.ask('claims', GAME);
  FakeWorker.made[0]?.onerror({ message: 'offline' });
  await expect(asked).rejects.toThrow('offline');
  await expect(pool.ask('claims', GAME)).rejects.toThrow('offline');
  const again = acquireWorkers().ask('claims', GAME);
  FakeWorker.made[1]?.onmessage({ data: { id: 0, answer: [] } });
  expect(await again).toEqual([]);
});
