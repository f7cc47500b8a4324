import { ASKING } from '@moonrise/agent-kit';
import { z } from 'zod';

const jsonLog = z.object({
  game_id: z.string(),
  entries: z.array(z.object({ agent: z.string(), request: z.string(), error: z.unknown().optional() })),
});
const REQUEST = /^\{"request":\s*"([A-Z]+)"/;

export interface ReadJsonLog {
  readonly id: string; // of the game
  /** How many questions an agent was asked, and how many of them it did not answer, by its name in the game. */
  readonly answersOf: (name: string) => { readonly asked: number; readonly failed: number };
}

/** Reads what a game's JSON log knows beyond its game log; undefined if it is not such a log. */
export function readJsonLog(text: string): ReadJsonLog | undefined {
  const log = jsonLog.safeParse(parsed(text)).data;
  if (!log) return undefined;
  const questions = log.entries.filter(({ request }) => isAsking(REQUEST.exec(request)?.[1]));
  const answersOf = (name: string) => {
    const own = questions.filter(({ agent }) => agent === name);
    return { asked: own.length, failed: own.filter(({ error }) => error !== undefined).length };
  };
  return { id: log.game_id, answersOf };
}
const isAsking = (request: string | undefined): boolean => (ASKING as ReadonlySet<string | undefined>).has(request);
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
