import type { AnswerOf } from '@moonrise/protocol';
import { at } from '../install/base.ts';

type Found = AnswerOf<'/api/rooms/{code}'>;
export type Door = 'open' | 'password' | 'playing' | 'unknown';

/** What it takes to enter a room. Without an answer the door counts as open: joining tells more. */
export async function doorOf(code: string): Promise<Door> {
  try {
    const answer = await fetch(at(`/api/rooms/${encodeURIComponent(code)}`));
    if (answer.status === 404) return 'unknown';
    if (answer.status === 409) return 'playing';
    return answer.ok && ((await answer.json()) as Found).password ? 'password' : 'open';
  } catch {
    return 'open';
  }
}
