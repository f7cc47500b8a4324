import { expect, test, vi } from 'vitest';
import { serving } from '../testing/serving.ts';
import { must } from '../testing/table.ts';

test('passwords of a client that has gone are not hashed any more (T80)', () =>
  serving(async (on) => {
    const anna = await on.client();
    const { code } = must(await anna.ask('create_room', { name: 'Anna' }));
    const bela = await on.client();
    must(await bela.ask('join_room', { code, name: 'Bela' }));
    for (let i = 0; i < 8; i++) void anna.ask('set_password', { password: `moon ${i}` });
    anna.close();
    await vi.waitFor(
      () => expect(bela.last('room_updated')?.players).toMatchObject([{ connected: false }, { connected: true }]),
      { timeout: 10_000 },
    );
    const { room } = (await on.server.rooms.byCode(String(code)))!;
    const rows = await on.store.read(`room/${room.id}`);
    const set = rows.filter(({ command }) => (command as { type: string }).type === 'set_password');
    expect(set.length).toBeLessThan(4);
  }));
