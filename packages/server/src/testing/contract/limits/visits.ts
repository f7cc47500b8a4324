import { expect } from 'vitest';
import type { LimitName, Limits } from '../../../limits/limits.ts';
import type { Ack, Client } from '../../client.ts';
import { plainPort } from '../../programs/plain-port.ts';
import { type Serving, serving } from '../../serving.ts';
import { must } from '../../table.ts';

/** The networks of those who meet a limit, and of those who must not notice. */
export const HERE = '192.0.2.1';
export const THERE = '198.51.100.7';

/** A server with this limit, behind a proxy, so that people come from networks of their own. */
export const limited = (limits: Partial<Limits>, work: (on: Serving) => Promise<void>): Promise<void> =>
  serving(work, {
    isLimited: true,
    limits: { overload_lag_ms: 1e9, ...limits },
    env: { TRUST_PROXY: 'loopback' },
    programs: plainPort,
  });

/** Refused with this code, and in a sentence. */
export function refusedWith(code: string, { error }: Ack): void {
  expect(error?.code).toBe(code);
  expect(error?.message).toMatch(/^[A-Z].*[.]$/);
}
export const host = async (on: Serving, from: string, name = 'Anna'): Promise<{ client: Client; code: string }> => {
  const client = await on.client(from);
  return { client, code: String(must(await client.ask('create_room', { name, rules: 'classic' })).code) };
};
/** A room with so many seats for programs, and where those connect. */
export const openTable = async (
  on: Serving,
  from: string,
  seats: number,
): Promise<{ client: Client; path: string }> => {
  const client = await on.client(from);
  const { code } = must(await client.ask('create_room', { name: 'Anna', rules: 'aiwolf' }));
  must(await client.ask('set_options', { ai_seats: Array(seats).fill('program') }));
  return { client, path: `/aiwolf/${code}` };
};
export const guest = async (on: Serving, code: string, from: string, name = 'Bela'): Promise<Client> => {
  const client = await on.client(from);
  must(await client.ask('join_room', { code, name }));
  return client;
};

interface Bucket {
  readonly burst: LimitName;
  readonly perSecond: LimitName;
  readonly ask: (on: Serving, from: string) => Promise<Ack>;
}
/** Two at once, the third is refused, another network is not; after two seconds there is one more. */
export const bucket = ({ burst, perSecond, ask }: Bucket): Promise<void> =>
  limited({ [burst]: 2, [perSecond]: 0.5 }, async (on) => {
    const tries = [await ask(on, HERE), await ask(on, HERE), await ask(on, HERE)];
    expect(tries.map(({ ok }) => ok)).toEqual([true, true, false]);
    refusedWith('rate_limited', tries[2] as Ack);
    must(await ask(on, THERE));
    await on.pass(2_000);
    must(await ask(on, HERE));
    refusedWith('rate_limited', await ask(on, HERE));
  });
