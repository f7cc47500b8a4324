import { Stored } from './stored.ts';

/** The games against bots that were begun on this device, and how far it has been coached. */
interface Coaching {
  readonly games: number;
  readonly room: string | null; // of the first game
  readonly seen: readonly string[]; // marks that were closed
}
export const coaching = new Stored<Coaching>('localStorage', 'moonrise.coaching', (found) => ({
  games: 0,
  room: null,
  seen: [],
  ...Object(found),
}));
