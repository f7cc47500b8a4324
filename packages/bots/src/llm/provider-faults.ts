import type { PortFailure } from './port.ts';

/** What a status other than 200 means. 402: there is no credit left. */
export function faultOf(status: number): PortFailure['fault'] {
  if (status === 401 || status === 402 || status === 403) return 'unauthorized';
  if (status === 429) return 'busy';
  if (status < 400) return 'garbled';
  return status >= 500 || status === 408 || status === 409 ? 'unavailable' : 'rejected';
}
/** In milliseconds. Dates are ignored. */
export function retryAfter(header: (name: string) => string | null | undefined): number | null {
  const ms = header('retry-after-ms') ?? null;
  if (ms !== null && Number.isFinite(Number(ms))) return Number(ms);
  const seconds = header('retry-after') ?? null;
  return seconds !== null && Number.isFinite(Number(seconds)) ? Number(seconds) * 1000 : null;
}
