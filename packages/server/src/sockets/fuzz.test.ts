import { chance } from '@moonrise/bots';
import { expect, test } from 'vitest';
import { autopilot } from '../testing/autopilot.ts';
import type { Client } from '../testing/client.ts';
import { frame, pick } from '../testing/fuzz/frames.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { deal, gather, must, playOut } from '../testing/table.ts';

const FRAMES = process.env.MOONRISE_LONG ? 100_000 : 2_000;
const BATCH = 200;

/** Sends random requests in batches, lets time pass between some of them, and counts the answers by code. */
async function flood(on: Serving, clients: readonly Client[], known: readonly string[]) {
  const below = chance('fuzz', '');
  const answers = new Map<string, number>();
  for (let sent = 0; sent < FRAMES; sent += BATCH) {
    const batch = Array.from({ length: BATCH }, () => {
      const [event, payload] = frame(below, known);
      return pick(clients, below).ask(event, payload as object);
    });
    for (const { ok, error } of await Promise.all(batch)) {
      const code = ok ? 'ok' : (error?.code ?? '?');
      answers.set(code, (answers.get(code) ?? 0) + 1);
    }
    if (sent % (FRAMES / 5) === 0) await on.pass(500);
    for (const client of clients) {
      if (!client.socket.connected) await client.reconnect();
      client.got.length = 0;
    }
  }
  return answers;
}

test(
  `${FRAMES} random requests: each is answered as documented, nothing fails, and another game continues`,
  { timeout: 1_200_000 },
  () =>
    serving(
      async (on) => {
        const fine = await gather(on, { rules: 'moonrise', players: 6 });
        for (const [i, { client }] of fine.seats.entries()) autopilot(client, { seed: `f${i}` });
        await deal(fine);
        const { code, seats } = await gather(on, { rules: 'classic', players: 5 });
        const outsider = await on.client();
        must(await outsider.ask('spectate_room', { code }));
        const clients = [...seats.map(({ client }) => client), outsider, await on.client()];
        const known = [code, ...seats.flatMap(({ id, token }) => [id, token]), 'center-1', 'global', '1.day.1/0'];
        const answers = await flood(on, clients, known);
        for (const client of clients) expect(client.faults).toEqual([]);
        for (const code of ['internal', 'quarantined', 'unavailable', '?']) expect(answers.get(code)).toBeUndefined();
        expect(answers.get('ok')).toBeGreaterThan(FRAMES / 50);
        expect(answers.get('malformed')).toBeGreaterThan(FRAMES / 50);
        await playOut(fine);
        expect(on.log.filter((line) => line.includes('"error"'))).toEqual([]);
      },
      { limits: { bad_frames: 1e9 } },
    ),
);
