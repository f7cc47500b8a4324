import { expect, test } from 'vitest';
import { serving } from '../testing/serving.ts';
import { must } from '../testing/table.ts';

test('agents take seats only where the host lets them in, and count as ready AI seats', () =>
  serving(async (on) => {
    const [anna, bela, agent] = [await on.client(), await on.client(), await on.client()];
    const { code } = must(await anna.ask('create_room', { name: 'Anna', rules: 'launch' }));
    const join = { code, name: 'Otter', agent: true };
    expect((await agent.ask('join_room', join)).error).toEqual({
      code: 'not_allowed',
      message: 'This room lets no agents in: ask its host to turn the option “agents” on.',
    });
    must(await anna.ask('set_options', { options: { agents: true }, ai_count: 3 }));
    must(await agent.ask('join_room', join));
    await on.settled();
    const shown = () => anna.last('room_updated') as { agents?: number; start_without?: string[]; players: object[] };
    expect(shown()).toMatchObject({ agents: 1, options: { agents: true } });
    expect(shown().players).toHaveLength(2);
    expect(shown().start_without).toBeUndefined(); // an agent is always ready
    must(await bela.ask('join_room', { code, name: 'Bela' }));
    await on.settled();
    expect(shown().agents).toBe(1);
    expect(shown().start_without).toHaveLength(1);
    for (const { faults } of [anna, bela, agent]) expect(faults).toEqual([]);
  }));

test('ranked games have no agents', () =>
  serving(async (on) => {
    const [anna, agent] = [await on.client(), await on.client()];
    const { code } = must(await anna.ask('create_room', { name: 'Anna', rules: 'classic', options: { agents: true } }));
    const join = { code, name: 'Otter', agent: true };
    must(await anna.ask('set_options', { ranked: true }));
    expect((await agent.ask('join_room', join)).error?.message).toMatch(/^Ranked games are for people only/);
    must(await anna.ask('set_options', { ranked: false }));
    must(await agent.ask('join_room', join));
    expect((await anna.ask('set_options', { ranked: true })).error?.message).toMatch(
      /^Ranked games are for people only/,
    );
  }));

test('a room that an agent creates lets agents in, and keeps them over a restart', () =>
  serving(async (on) => {
    const [otter, badger] = [await on.client(), await on.client()];
    const made = must(await otter.ask('create_room', { name: 'Otter', rules: 'classic', agent: true }));
    must(await badger.ask('join_room', { code: made.code, name: 'Badger', agent: true }));
    await on.restart(1_000);
    await otter.reconnect(on.url);
    must(await otter.ask('resume', { token: made.token }));
    await on.settled();
    expect(otter.last('room_updated')).toMatchObject({ agents: 2, options: { agents: true } });
  }));
