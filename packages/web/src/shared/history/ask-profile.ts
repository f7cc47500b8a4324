import type { AnswerOf } from '@moonrise/protocol';
import type { Failure } from '../connection/game-connection.ts';
import { at } from '../install/base.ts';

export type MyGames = AnswerOf<'/api/me'>;
export type Boards = AnswerOf<'/api/leaderboard'>['boards'];

/** The secret goes into a header: URLs end up in logs and histories. */
const asked = (path: string, secret: string, init: RequestInit = {}): Promise<Response> =>
  fetch(at(path), { ...init, cache: 'no-store', headers: { ...init.headers, authorization: `Bearer ${secret}` } });

/** The newest games, or those that follow a page. */
export async function fetchMyGames(secret: string, after?: string): Promise<MyGames> {
  const answer = await asked(after === undefined ? '/api/me' : `/api/me?after=${encodeURIComponent(after)}`, secret);
  if (!answer.ok) throw new Error(`/api/me answered ${answer.status}`);
  return answer.json();
}
/** The profile with all its games. */
export async function fetchAllMyGames(secret: string): Promise<MyGames> {
  const mine = await fetchMyGames(secret);
  const games = [...mine.games];
  for (let { next } = mine; next !== null; ) {
    const page = await fetchMyGames(secret, next);
    games.push(...page.games);
    next = page.next;
  }
  return { ...mine, games, next: null };
}
/** The reason for a refusal; undefined: accepted. */
export async function setName(secret: string, name: string | null): Promise<Failure['error'] | undefined> {
  const headers = { 'content-type': 'application/json' };
  const answer = await asked('/api/me/name', secret, { method: 'POST', headers, body: JSON.stringify({ name }) });
  return answer.ok ? undefined : ((await answer.json()) as Pick<Failure, 'error'>).error;
}
export async function forgetMe(secret: string): Promise<boolean> {
  return (await asked('/api/me/forget', secret, { method: 'POST' })).ok;
}
/** Null: this server has no leaderboard. */
export async function fetchBoards(): Promise<Boards | null> {
  const answer = await fetch(at('/api/leaderboard'));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`/api/leaderboard answered ${answer.status}`);
  return ((await answer.json()) as { boards: Boards }).boards;
}
