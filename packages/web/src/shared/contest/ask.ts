/** Sends a request to the contest server, with a token if there is one. A path without a slash in front is one of its API. */
export const ask = (path: string, token: string | null, signal?: AbortSignal): Promise<Response> =>
  fetch(path.startsWith('/') ? path : `/api/v1/${path}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(signal && { signal }),
  });

/** Why there is nothing to show: no contest or no such game, or another token is needed. */
export type ContestRefusal = 'missing' | 'locked';
export const refusalIn = ({ status }: Response): ContestRefusal | undefined =>
  status === 401 ? 'locked' : status === 404 ? 'missing' : undefined;

export async function askJson<T>(
  path: string,
  token: string | null,
  signal?: AbortSignal,
): Promise<T | ContestRefusal> {
  const answer = await ask(path, token, signal);
  const refusal = refusalIn(answer);
  if (refusal) return refusal;
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as T;
}
