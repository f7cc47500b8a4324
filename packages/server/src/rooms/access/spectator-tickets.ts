import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// The ids of spectators begin with a character that ids of players never have, and say whether it is a shared screen.
const SPECTATOR = '~';
const SCREEN = '~d';

export const newSpectatorId = (isDisplay: boolean): string =>
  `${isDisplay ? SCREEN : '~s'}${randomBytes(9).toString('base64url')}`;
export const isSpectator = (id: string): boolean => id.startsWith(SPECTATOR);
export const isScreen = (id: string): boolean => id.startsWith(SCREEN);

const seal = (secret: string, id: string): string => createHmac('sha256', secret).update(id).digest('base64url');

/** With a ticket a spectator who has lost the connection comes back, also if the room was locked since. */
export const ticketFor = (secret: string, id: string): string | undefined =>
  secret === '' ? undefined : `${id}.${seal(secret, id)}`; // rooms of earlier versions have no secret

/** The spectator with this ticket, or undefined if it is not valid in the room with this secret. */
export function spectatorWith(secret: string, ticket: string | undefined): string | undefined {
  const [, id = '', given = ''] = /^(~[sd][\w-]+)\.([\w-]{43})$/.exec(ticket ?? '') ?? [];
  if (secret === '' || id === '') return undefined;
  return timingSafeEqual(Buffer.from(seal(secret, id)), Buffer.from(given)) ? id : undefined;
}
