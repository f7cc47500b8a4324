import type { Packet } from '@moonrise/agent-kit';
import { type Player, playerOf, seatPlayer } from '@moonrise/bots';
import { type SeatId, share } from '@moonrise/engine';
import { expect, test } from 'vitest';
import type { Contestant } from '../agents/agent.ts';
import type { ContestRow } from '../games/reporter.ts';
import { HandClock } from '../testing/hand-clock.ts';
import { type AgentScript, ID, plain, played } from '../testing/played.ts';
import { SeatedProgram } from './seated-program.ts';

/** A program that records its packets; its answers do not matter. */
class Listener implements Contestant {
  readonly name = 'listener1';
  readonly team = 'listener';
  readonly isGone = false;
  readonly packets: Packet[] = [];
  tell(packet: string): void {
    this.packets.push(JSON.parse(packet));
  }
  ask(packet: string) {
    this.tell(packet);
    return Promise.resolve({ kind: 'answer', text: '' } as const);
  }
  attend = () => () => {};
  onLeave = () => () => {};
  hangUp(): void {}
}

/** The packets of the seat's program when this game is played in a room. */
async function sentInARoom(rows: readonly ContestRow[], seat: SeatId): Promise<readonly Packet[]> {
  const listener = new Listener();
  const clock = new HandClock();
  const rules = (rows[0] as ContestRow).game.rules;
  const standIn = seatPlayer(playerOf('standard') as Player);
  const timeouts = { action: 0, response: 0, acceptable: 0 };
  const program = new SeatedProgram(listener, timeouts, { game: ID, seat, rules, clock, standIn });
  const patience = { until: clock.now() + 60_000, signal: new AbortController().signal };
  for (const [i, { command, events, at }] of rows.entries()) {
    const before = rows[i - 1]?.game;
    const isAsked = command.type === 'act' && command.seat === seat && before?.frame.floor?.speaker !== null;
    const turn = { seat, prompts: [], fellows: () => [], news: () => [], memory: null, seed: '' };
    if (isAsked && before) await program.think({ ...turn, view: () => before }, patience);
    program.see(share(events, seat), at);
  }
  return listener.packets;
}

/** In a room an answer is due a little before the deadline, so the timeouts differ. */
const withoutTimes = (packets: readonly Packet[]) =>
  packets.map(({ setting, ...packet }) => ({ ...packet, ...(setting && { setting: { ...setting, timeout: null } }) }));

const talkative: AgentScript = (packet, agent) => {
  if (packet.request === 'TALK' || packet.request === 'WHISPER')
    return packet.info?.remain_count === 4 ? `${agent.name}, day ${packet.info.day}.` : 'Over';
  if (packet.request === 'TALK_PHASE_START') return `${agent.name} speaks freely.`;
  return plain(packet, agent);
};

test.each([
  ['5 players', 'game: { agent_count: 5 }'],
  ['9 players', 'game: { agent_count: 9 }'],
  ['13 players', 'game: { agent_count: 13 }'],
  ['no whispers on the first day', 'game: { agent_count: 13, talk_on_first_day: false }'],
  ['free speech', 'game: { agent_count: 5, talk: { duration: 30s } }'],
])('a program gets the same packets in a room as in a contest: %s', async (_, game) => {
  const rows: ContestRow[] = [];
  const config = `${game}\ncustom_profile: { enable: false }`;
  const { sent } = await played({ config, script: talkative, reporters: [{ decided: (row) => void rows.push(row) }] });
  const names = rows[0]?.game.seats.map(({ name }) => name) ?? [];
  for (const [seat, name] of names.entries())
    expect(withoutTimes(await sentInARoom(rows, seat))).toEqual(withoutTimes(sent.get(name) ?? []));
});

test('DAILY_FINISH comes at once when a day ends, also to seats without a night act', async () => {
  const rows: ContestRow[] = [];
  await played({ script: talkative, reporters: [{ decided: (row) => void rows.push(row) }] });
  const night = rows.findIndex(({ game }) => (game.frame.step ?? 0) > 1); // the first day has two phases
  for (const { id } of rows[0]?.game.seats ?? [])
    expect((await sentInARoom(rows.slice(0, night + 1), id)).at(-1)?.request).toBe('DAILY_FINISH');
});
