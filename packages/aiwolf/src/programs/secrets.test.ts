import type { Packet } from '@moonrise/agent-kit';
import { matchIn, playOut } from '@moonrise/server/testing';
import { expect, test } from 'vitest';
import {
  deal,
  hostOf,
  inTime,
  lobbyWith,
  type ProgramScript,
  programsJoin,
  type RoomProgram,
  servingPrograms,
  usual,
} from './testing/room-table.ts';

/** Whispers something that only the pack may read. */
const whispering: ProgramScript = (packet, program) =>
  packet.request === 'WHISPER' ? `between us: ${program.name}` : usual(packet, program);

const textOf = (packets: readonly Packet[]): string => JSON.stringify(packets);
const beforeTheEnd = ({ packets }: RoomProgram) => packets.filter(({ request }) => request !== 'FINISH');

test('a program gets what its seat sees, and nothing else', () =>
  servingPrograms(async (on) => {
    const ai = Array<string>(11).fill('program');
    const table = await lobbyWith(on, { people: 2, ai });
    const names = ai.map((_, i) => `canary-${i}-`);
    const programs = await programsJoin(table, Object.fromEntries(names.map((name) => [name, whispering])));
    await deal(table);
    const match = await matchIn(on, table.code);
    const { seed } = match as unknown as { readonly seed: string };
    await playOut(table, 100_000);
    await inTime(() => programs.every(({ closedWith }) => closedWith !== undefined));

    const { sitters } = match.begin;
    const wolves = sitters.filter((_, seat) => match.game.state.dealt[seat] === 'WEREWOLF');
    const ids = [...table.seats.flatMap(({ id, token }) => [id, token]), ...sitters.map(({ id }) => id)];
    for (const program of programs) {
      const told = beforeTheEnd(program);
      expect([seed, table.code, ...ids].filter((secret) => textOf(told).includes(secret))).toEqual([]);
      const isWolf = program.role === 'WEREWOLF';
      const known = isWolf ? wolves.map(({ name }) => name) : [told[1]?.info?.agent];
      for (const { info } of told.slice(1)) expect(Object.keys(info?.role_map ?? {}).sort()).toEqual(known.sort());
      if (!isWolf) expect(names.filter((name) => textOf(told).includes(name))).toEqual([]);
      expect(program.faults).toEqual([]);
    }
    for (const { client, id } of table.seats.filter((seat) => !wolves.some(({ player }) => player === seat.id)))
      expect([id, names.filter((name) => JSON.stringify(client.frames).includes(name))]).toEqual([id, []]);
    const pack = programs.filter(({ role }) => role === 'WEREWOLF');
    if (pack.length > 1) expect(textOf(pack.flatMap(beforeTheEnd))).toContain('between us: canary-'); // so the search could have found it
  }));

test('a program that answers at once acts at the moments of AI seats', () =>
  servingPrograms(async (on) => {
    const table = await lobbyWith(on, { people: 1, ai: ['program', 'program', 'program', 'program'] });
    await programsJoin(table, { a1: usual, b1: usual, c1: usual, d1: usual });
    await deal(table);
    const match = await matchIn(on, table.code);
    await playOut(table);
    const shares = match.rows.flatMap(({ command, at }, i) => {
      if (command.type !== 'act' || match.begin.sitters[command.seat]?.player !== null) return [];
      const { deadline = null, events = [] } = match.rows[i - 1] ?? {};
      const isNew = events.some(({ type }) => type === 'opened' || type === 'spoke');
      return deadline === null || !isNew ? [] : [1 - (deadline - at) / 60_000];
    });
    expect(shares.length).toBeGreaterThan(8);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.1);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.71);
    expect(new Set(shares).size).toBeGreaterThan(shares.length * 0.8);
  }));

test('free speech: lines at any time, broadcast to all, between START and END', () =>
  servingPrograms(async (on) => {
    const options = { talk: { duration: 30_000 } };
    const table = await lobbyWith(on, { people: 1, ai: ['program', 'program', 'standard', 'standard'], options });
    const speaking: ProgramScript = (packet, program) => {
      if (packet.request !== 'TALK_PHASE_START') return usual(packet, program);
      program.socket.send(`First of ${program.name}.`);
      return `Second of ${program.name}.`;
    };
    const programs = await programsJoin(table, { otters1: speaking, badgers1: speaking });
    await deal(table);
    await playOut(table);
    await inTime(() => programs.every(({ closedWith }) => closedWith !== undefined));
    for (const { packets, requests, faults } of programs) {
      expect(faults).toEqual([]);
      expect(requests).not.toContain('TALK');
      const starts = requests.filter((request) => request === 'TALK_PHASE_START').length;
      expect(requests.filter((request) => request === 'TALK_PHASE_END')).toHaveLength(starts);
      expect(requests.indexOf('TALK_PHASE_END')).toBeLessThan(requests.indexOf('DAILY_FINISH'));
      const heard = packets.flatMap(({ new_talk }) => (new_talk ? [new_talk.text] : []));
      for (const name of ['otters1', 'badgers1'])
        for (const which of ['First', 'Second']) expect(heard).toContain(`${which} of ${name}.`);
    }
    expect(hostOf(table).faults).toEqual([]);
  }));
