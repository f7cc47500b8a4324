import { readStored, writeStored } from '../device/stored.ts';

// The seats that this device holds: a token per room. The token is all that is needed to take the seat.
const KEY = 'moonrise.seats';
const MOST = 20;
const SECRET = 32; // bytes

/** A new secret in the server's format. */
export const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SECRET))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

interface Kept {
  readonly code: string;
  readonly token: string;
}

function read(): readonly Kept[] {
  const kept = readStored('localStorage', KEY);
  return Array.isArray(kept) ? kept : [];
}
const write = (seats: readonly Kept[]): void => writeStored('localStorage', KEY, seats.slice(0, MOST));

export const seats = {
  tokenFor: (code: string): string | undefined => read().find((kept) => kept.code === code)?.token,
  codeOf: (token: string): string | undefined => read().find((kept) => kept.token === token)?.code,
  keep: (code: string, token: string): void => write([{ code, token }, ...read().filter((kept) => kept.code !== code)]),
  forget: (code: string): void => write(read().filter((kept) => kept.code !== code)),
  /** The room that was entered last. */
  latest: (): string | undefined => read()[0]?.code,
};
