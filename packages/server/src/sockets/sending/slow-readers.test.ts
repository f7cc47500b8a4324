import type { Socket } from 'socket.io';
import { expect, test } from 'vitest';
import { serving } from '../../testing/serving.ts';
import { gather, must, type TestSeat } from '../../testing/table.ts';
import { Session } from '../session.ts';

/** A connection that buffers everything and sends nothing. */
function stuck() {
  const state = { waiting: 0, isCut: false, slow: 0 };
  const wire = {
    get bufferedAmount() {
      return state.waiting;
    },
    terminate() {
      state.isCut = true;
    },
  };
  const socket = {
    connected: true,
    conn: {
      transport: { socket: wire },
      writeBuffer: [],
      write: (packet: string) => {
        state.waiting += packet.length;
      },
    },
  };
  const watch = { wrote: () => {}, wasSlow: () => void state.slow++ };
  return { state, session: new Session(socket as unknown as Socket, null, 1_000, watch) };
}

test('a connection with too much buffered data is closed and counted', () => {
  const { state, session } = stuck();
  for (let i = 0; i < 10; i++) session.send('x'.repeat(92), {}); // 100 bytes with name, data and packet type
  expect(state.isCut).toBe(false);
  session.send('x', {});
  expect(state).toMatchObject({ isCut: true, slow: 1 });
});

// It takes some megabytes to fill the buffers of the operating system.
test.runIf(process.env.MOONRISE_LONG)(
  'a client that does not read is disconnected at a limit; others are not affected, and the seat can be resumed',
  () =>
    serving(
      async (on) => {
        const { seats } = await gather(on, { rules: 'classic', players: 3 });
        const [anna, bela, carl] = seats as [TestSeat, TestSeat, TestSeat];
        const { engine } = bela.client.socket.io;
        const wire = (engine.transport as unknown as { ws: { _socket: { pause(): void; resume(): void } } }).ws._socket;
        wire.pause();
        const isHere = () =>
          (anna.client.last('room_updated') as unknown as { players: { connected: boolean }[] }).players[1]?.connected;
        const family = '👨‍👩‍👧‍👦'.repeat(300); // 7.5 KB
        let lines = 0;
        for (; isHere() && lines < 3_000; lines++)
          must(
            await anna.client.ask('send_message', {
              text: `${lines % 10}${'abcdefghij'[lines % 7]}${family}`.slice(lines % 50),
            }),
          );
        expect(isHere()).toBe(false);
        await on.settled();
        expect(carl.client.all('message')).toHaveLength(lines);
        wire.resume();
        await bela.client.reconnect();
        must(await bela.client.ask('resume', { token: bela.token }));
        await on.settled();
        expect(isHere()).toBe(true);
      },
      { limits: { repeat_seconds: 1e-9 } },
    ),
);
