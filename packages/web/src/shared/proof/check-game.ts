import type { Verified } from '@moonrise/record';
import { at } from '../install/base.ts';

/** Verifies a game on this device, in a worker. */
export function checkGame(bytes: Uint8Array): Promise<Verified> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const checked = new Promise<Verified>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Verified>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  worker.postMessage(bytes);
  return checked.finally(() => worker.terminate());
}

/** The bytes of a finished game, as its server publishes them. */
export async function keptBytes(id: string): Promise<Uint8Array> {
  const answer = await fetch(at(`/api/games/${encodeURIComponent(id)}`));
  if (!answer.ok) throw new Error(`The server answers ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}
