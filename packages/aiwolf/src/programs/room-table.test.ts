import { playGame } from '@moonrise/agent-kit';
import { must, playOut, type Serving } from '@moonrise/server/testing';
import { expect, test } from 'vitest';
import { deal, hostOf, inTime, lobbyWith, programsJoin, roomOf, servingPrograms, usual } from './testing/room-table.ts';

test('two people, a bot and two programs play a whole game', () =>
  servingPrograms(async (on) => {
    const table = await lobbyWith(on, { people: 2, ai: ['program', 'standard', 'program'] });
    expect(roomOf(table)).toMatchObject({
      programs: { path: `/aiwolf/${table.code}`, waiting: [] },
      cannot_start_why: { code: 'programs_missing', n: 2 },
    });
    const programs = await programsJoin(table, { otters1: usual, badgers7: usual });
    expect(roomOf(table).programs?.waiting).toEqual(['otters1', 'badgers7']);
    expect(roomOf(table).cannot_start).toBeUndefined();

    await deal(table);
    expect(roomOf(table)).toMatchObject({ status: 'playing' });
    expect(roomOf(table).programs).toBeUndefined();
    await playOut(table);
    await inTime(() => programs.every(({ closedWith }) => closedWith !== undefined));

    for (const { packets, requests, faults, closedWith } of programs) {
      expect(faults).toEqual([]);
      expect(closedWith).toBe(1000);
      expect(requests.slice(0, 3)).toEqual(['NAME', 'INITIALIZE', 'DAILY_INITIALIZE']);
      expect(requests.at(-1)).toBe('FINISH');
      expect(requests).toContain('TALK');
      expect(requests).toContain('DAILY_FINISH');
      expect(Object.keys(packets.at(-1)?.info?.role_map ?? {})).toHaveLength(5);
    }
    expect(hostOf(table).faults).toEqual([]);
    const spoken = JSON.stringify(hostOf(table).got);
    for (const { packets } of programs) expect(spoken).toContain(`I am ${packets[1]?.info?.agent}.`);
    for (const { name } of programs) expect(JSON.stringify(hostOf(table).frames)).not.toContain(name);
  }));

test('kit programs play, reconnect after the end, and another game starts at once', () =>
  servingPrograms(async (on) => {
    const table = await lobbyWith(on, { people: 1, ai: ['program', 'hard', 'program', 'standard'] });
    const url = on.url.replace('http', 'ws') + roomOf(table).programs?.path;
    const join = (name: string) => {
      const anyone = ({ living }: { readonly living: readonly string[] }) => {
        on.activity.happened();
        return living[0] ?? '';
      };
      const speak = ({ info }: { readonly info: { readonly remain_count?: number | undefined } }) => {
        on.activity.happened();
        return info.remain_count === 4 ? `Good morning from ${name}.` : 'Over';
      };
      return playGame({ url, name }, { TALK: speak, VOTE: anyone, DIVINE: anyone, ATTACK: anyone });
    };
    const areWaiting = () => roomOf(table).programs?.waiting.length === 2;
    const games = ['otters1', 'otters2'].map(join);
    await inTime(areWaiting);
    await deal(table);
    await playOut(table);
    for (const { info, setting } of await Promise.all(games)) {
      expect(Object.keys(info.role_map)).toHaveLength(5);
      expect(setting).toMatchObject({ agent_count: 5, timeout: { action: 58_000, response: 120_000 } });
    }
    await on.settled();
    expect(roomOf(table)).toMatchObject({ status: 'ended', programs: { waiting: [] } });

    const more = ['otters3', 'otters4'].map(join);
    await inTime(areWaiting);
    must(await hostOf(table).ask('return_to_lobby', { again: true }));
    expect(roomOf(table).status).toBe('countdown');
    await on.pass(10_000);
    expect(roomOf(table).status).toBe('playing');
    must(await hostOf(table).ask('leave_room', {})); // the bots and programs continue
    await Promise.all([Promise.all(more), letTimePass(on, more)]);
  }));

/** Resolves when these games are over. */
async function letTimePass(on: Serving, games: readonly Promise<unknown>[]): Promise<void> {
  let isOver = false;
  const over = Promise.all(games).finally(() => {
    isOver = true;
  });
  over.catch(() => undefined);
  for (let steps = 0; !isOver && steps < 5_000; steps++) {
    await on.settled();
    await on.pass(Math.max(0, (on.clock.next ?? on.clock.now()) - on.clock.now()));
  }
}
