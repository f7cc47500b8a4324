import { createHash } from 'node:crypto';
import { networksOf } from '../../limits/addresses.ts';

/** What a person is known by in one room: salted hashes, so that they match in no other room. */
export interface PersonKeys {
  readonly token?: string;
  readonly profile?: string;
  readonly network?: string; // missing: an address without limits
  readonly site?: string; // the whole network of a household or company: an IPv6 /48
}
/** What a spectator is known by: they have no seat. */
export type SpectatorKeys = Pick<PersonKeys, 'profile' | 'network'>;
interface Person {
  readonly token?: string | undefined;
  readonly profile?: string | undefined;
  readonly network?: string | null | undefined;
}

/** The keys of a person in the room with this id. */
export function keysIn(room: string, { token, profile, network }: Person): PersonKeys {
  const key = (kind: string, secret: string) =>
    createHash('sha256').update(`${room}/${kind}/${secret}`).digest('base64url');
  return {
    ...(token !== undefined && { token: key('token', token) }),
    ...(profile !== undefined && { profile: key('profile', profile) }),
    ...(typeof network === 'string' && {
      network: key('network', network),
      site: key('site', networksOf(network).at(-1) ?? network),
    }),
  };
}

/** The keys of a person who watches the room with this id. */
export function spectatorKeysIn(room: string, person: Pick<Person, 'profile' | 'network'>): SpectatorKeys {
  const { profile, network } = keysIn(room, person);
  return { ...(profile !== undefined && { profile }), ...(network !== undefined && { network }) };
}
/** True if the two have a key in common. */
export const isSamePerson = (one: PersonKeys, other: PersonKeys): boolean =>
  (['token', 'profile', 'network'] as const).some((kind) => one[kind] !== undefined && one[kind] === other[kind]);
