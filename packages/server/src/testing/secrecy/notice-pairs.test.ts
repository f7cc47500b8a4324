import { expect, test } from 'vitest';
import { fixChance } from '../fixed-chance.ts';
import { matchIn } from '../running-match.ts';
import { atSlowTable, dealSlow, type SlowTable } from '../slow-table.ts';
import type { Seating, TestSeat } from '../table.ts';
import { dealtStore, seedNamed } from './dealt-store.ts';

const HOUR = 3_600; // seconds
const HALF_HOUR = 1_800_000; // ms
const options = (...phases: string[]) => ({
  durations: Object.fromEntries(phases.map((phase) => [phase, 4 * HOUR])),
  bots_for_away: false,
  fixed_night: true,
});
const tables: readonly Table[] = [
  { rules: 'classic', players: 7, options: options('day', 'voting', 'night') },
  { rules: 'launch', players: 7, options: options('day', 'night') },
  { rules: 'moonrise', players: 7, options: options('day', 'voting', 'night') },
  { rules: 'moonrise', players: 7, options: { ...options('day', 'voting', 'night'), chaos: true } },
  { rules: 'one-night', players: 5, options: options('day', 'night'), halfHours: 15 }, // almost to its end
];
type Table = Seating & { readonly halfHours?: number };

/** In one world everyone acts at night whenever they can; in the other no one does anything. */
interface World {
  readonly isTurned: boolean; // each card lies one seat further on
  readonly isBusy: boolean;
}
interface Told {
  readonly notices: readonly unknown[];
  readonly acted: number;
}
async function told({ halfHours = 26, ...table }: Table, { isTurned, isBusy }: World): Promise<Told> {
  const name = `notices/${table.rules}/${JSON.stringify(table.options)}`;
  fixChance(name);
  const turn = (cards: readonly string[], players: number) =>
    isTurned ? [...cards.slice(1, players), ...cards.slice(0, 1), ...cards.slice(players)] : cards;
  const result = { notices: [] as readonly unknown[], acted: 0 };
  await atSlowTable({ seating: table, wrap: (store) => dealtStore(store, seedNamed(name), turn) }, async (at) => {
    for (const seat of at.seats) await at.subscribe(seat);
    await dealSlow(at);
    const match = await matchIn(at.on, at.code);
    const live = await at.on.server.rooms.byCode(at.code);
    for (let i = 0; i < halfHours; i++) {
      if (isBusy && live?.isSecret) for (const seat of at.seats) result.acted += await act(seat, at);
      await at.pass(HALF_HOUR);
    }
    const dead = match.begin.sitters.filter((_, seat) => !match.game.isAlive(seat)).map(({ player }) => player);
    const alive = at.seats.filter(({ id }) => !dead.includes(id)).map(({ name }) => name);
    expect(dead.length).toBe(0);
    result.notices = alive.map((one) =>
      at.service.got.filter(({ to }) => to === one).map(({ at: when, notice, bytes }) => ({ when, notice, bytes })),
    );
  });
  return result;
}

/** Does what each prompt offers and no one dies of: looks, protects, passes. */
async function act({ client }: TestSeat, { on }: SlowTable): Promise<number> {
  const prompts = (client.last('prompts_changed')?.prompts ?? []) as readonly Asked[];
  let acted = 0;
  for (const { slot, offers } of prompts) {
    const offer = offers.find(({ act, text }) => HARMLESS.includes(act) && text === undefined);
    if (!offer) continue;
    const { ok } = await client.ask('act', { act: offer.act, targets: offer.targets.slice(0, offer.pick), slot });
    if (ok) acted++;
  }
  await on.settled();
  return acted;
}
const HARMLESS = ['scan', 'save', 'investigate', 'peek', 'peekCenter', 'rob', 'swap', 'drink', 'done'];
interface Asked {
  readonly slot: string;
  readonly offers: readonly {
    readonly act: string;
    readonly pick: number;
    readonly targets: readonly string[];
    readonly text?: unknown;
  }[];
}

test.each(tables)('$rules: notices tell no role and no act', async (table) => {
  const idle = await told(table, { isTurned: false, isBusy: false });
  const [first = []] = idle.notices as readonly (readonly unknown[])[];
  expect(first.length).toBeGreaterThanOrEqual(4);
  for (const own of idle.notices) expect(own).toEqual(first); // all living players, at the same times
  const busy = await told(table, { isTurned: true, isBusy: true });
  expect(busy.notices).toEqual(idle.notices);
  expect(busy.acted).toBeGreaterThan(0);
});
