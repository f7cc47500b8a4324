import type { AdminPayload, BanEntry } from '@moonrise/protocol/admin';
import { type Arguments, WrongUsage, wholeNumber } from '../arguments.ts';
import type { AdminConnection } from './admin-connection.ts';
import { announcementLines, timeOf } from './admin-table.ts';
import { allPages } from './pages.ts';
import { needed, type Task, type TaskWorld } from './task.ts';

const MINUTE = 60_000; // ms
const MINUTES_A_DAY = 1_440;
const reasonIn = (args: Arguments): string => args.needed('reason', 'say why, as players and moderators read it');
/** A number of days or minutes; null: without an end. */
function termIn(args: Arguments, unit: 'days' | 'minutes', most: number): number | null {
  const text = args.text(unit);
  if (args.has('forever') === (text !== undefined)) throw new WrongUsage(`Give either --${unit} or --forever.`);
  return text === undefined ? null : wholeNumber(unit, text, 1, most);
}
/** How a banned player is recognised; without it by profile and seat. */
function byIn(args: Arguments): { by?: BanEntry['by'][] } {
  const by = args.text('by')?.split(',');
  const isWay = (one: string): one is BanEntry['by'] => ['profile', 'seat', 'network'].includes(one);
  if (by === undefined) return {};
  if (by.every(isWay)) return { by };
  throw new WrongUsage(`--by is one or more of profile,seat,network, not "${by.join(',')}".`);
}
const madeLines = (bans: readonly BanEntry[]): readonly string[] =>
  bans.map(({ id, kind, by, key, term_until }) => {
    const what = by === 'network' ? key : by;
    return `${id}  ${kind} of ${what} ${term_until === null ? 'without an end' : `until ${timeOf(term_until)}`}`;
  });

const KEYS = ['network', 'profile', 'seat'] as const;
/** What a ban or mute is tied to if it is not a player of a room. */
async function keyIn({ server, args, rest }: TaskWorld): Promise<Pick<BanEntry, 'by' | 'key'> | undefined> {
  const given = KEYS.filter((by) => args.has(by));
  const [by] = given;
  if (by === undefined) return undefined;
  if (given.length + rest.length > 1)
    throw new WrongUsage('Give either one of --network, --profile and --seat, or the CODE of a room and a NAME.');
  const key = args.needed(by, 'say which');
  return { by, key: by === 'network' ? key : await wholeKey(server, by, key) };
}
/** The list of bans prints the first digits of a hash only. */
async function wholeKey(server: AdminConnection, by: 'profile' | 'seat', digits: string): Promise<string> {
  if (!/^[\da-f]{8,64}$/.test(digits))
    throw new WrongUsage(
      `--${by} is a hash of an earlier ban, as "moonrise admin bans --all" prints it, not "${digits}".`,
    );
  if (digits.length === 64) return digits;
  const bans = (await allPages(server, 'GET /bans', { state: 'all' })).flatMap((page) => page.bans);
  const found = new Set(bans.filter((ban) => ban.by === by && ban.key.startsWith(digits)).map(({ key }) => key));
  const [key] = found;
  if (found.size === 1 && key !== undefined) return key;
  throw new Error(`${found.size === 0 ? 'No' : 'More than one'} ${by} of an earlier ban begins with ${digits}.`);
}

/** The id of a player by name or id. Two players with one name are told apart by id. */
async function playerIn({ server, rest }: TaskWorld): Promise<{ readonly code: string; readonly id: string }> {
  const code = needed(rest, 0, 'CODE');
  const name = needed(rest, 1, 'NAME');
  const { rooms } = await server.ask('GET /rooms', { query: { code } });
  const [room] = rooms;
  if (!room) throw new Error(`No open room has the code ${code}.`);
  const found = room.players.filter((player) => player.id === name || player.name === name);
  if (found.length !== 1)
    throw new Error(
      `Room ${room.code} has ${found.length === 0 ? 'no' : 'more than one'} player "${name}"; there are: ${room.players.map((one) => one.name).join(', ')}.`,
    );
  return { code: room.code, id: String(found[0]?.id) };
}

/** Tasks that change something. */
export const moderating = {
  close: async ({ server, args, rest }) => {
    const code = needed(rest, 0, 'CODE');
    const answer = await server.ask('POST /rooms/:code/close', {
      params: { code },
      payload: { reason: reasonIn(args) },
    });
    return { answer, lines: [`Room ${code} is closed.`] };
  },
  remove: async (world) => {
    const payload = { reason: reasonIn(world.args) };
    const params = await playerIn(world);
    const answer = await world.server.ask('POST /rooms/:code/members/:id/remove', { params, payload });
    return { answer, lines: [`${world.rest[1]} is removed from room ${params.code}.`] };
  },
  mute: async (world) => {
    const payload = { reason: reasonIn(world.args), minutes: termIn(world.args, 'minutes', 525_600) };
    const key = await keyIn(world);
    if (key) {
      const { reason, minutes } = payload;
      const days = minutes === null ? null : minutes / MINUTES_A_DAY;
      const answer = await world.server.ask('POST /bans', { payload: { kind: 'mute', ...key, days, reason } });
      return { answer, lines: madeLines(answer.bans) };
    }
    const params = await playerIn(world);
    const answer = await world.server.ask('POST /rooms/:code/members/:id/mute', { params, payload });
    return { answer, lines: madeLines(answer.bans) };
  },
  ban: async (world) => {
    const { server, args } = world;
    const days = termIn(args, 'days', 3_650);
    const reason = reasonIn(args);
    const ways = byIn(args);
    const key = await keyIn(world);
    if (key) {
      const answer = await server.ask('POST /bans', { payload: { kind: 'ban', ...key, days, reason } });
      return { answer, lines: madeLines(answer.bans) };
    }
    const answer = await server.ask('POST /rooms/:code/members/:id/ban', {
      params: await playerIn(world),
      payload: { reason, days, ...ways },
    });
    return { answer, lines: madeLines(answer.bans) };
  },
  lift: async ({ server, args, rest }) => {
    const params = { id: needed(rest, 0, 'ID') };
    const answer = await server.ask('DELETE /bans/:id', { params, payload: { reason: reasonIn(args) } });
    return { answer, lines: answer.bans.map(({ id, kind }) => `${id}  ${kind} is lifted`) };
  },
  report: async ({ server, args, rest }) => {
    const text = needed(rest, 0, 'NUMBER');
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new WrongUsage(`NUMBER is the number of a report, not "${text}".`);
    const number = Number(text);
    const payload = decisionIn(args);
    const answer = await server.ask('POST /reports/:number', { params: { number }, payload });
    return { answer, lines: [`Report ${number} is ${answer.report.state}.`, ...madeLines(answer.bans)] };
  },
  announce: async ({ server, args, rest }) => {
    if (args.has('withdraw')) {
      return { answer: await server.ask('DELETE /announce'), lines: ['The announcement is withdrawn.'] };
    }
    const minutes = args.text('in');
    const text = rest.join(' ');
    if (minutes === undefined && text === '') {
      const answer = await server.ask('GET /announce');
      const lines = announcementLines(answer.announcement);
      return { answer, lines: lines.length > 0 ? lines : ['Nothing is announced.'] };
    }
    if (minutes !== undefined && text !== '')
      throw new WrongUsage('Give either a text, or --in with the minutes until the restart.');
    const payload =
      minutes === undefined
        ? { text }
        : { restart_at: Date.now() + wholeNumber('in', minutes, 1, MINUTES_A_DAY) * MINUTE };
    const answer = await server.ask('POST /announce', { payload });
    const { restart_at } = answer.announcement;
    return {
      answer,
      lines: [
        restart_at === null ? 'Everyone in a room was told.' : `A restart at ${timeOf(restart_at)} is announced.`,
      ],
    };
  },
  pin: async ({ server, args, rest }) => {
    const pinned = !args.has('off');
    const game_id = needed(rest, 0, 'GAME');
    const answer = await server.ask('POST /storage/pin', { payload: { game_id, pinned } });
    return { answer, lines: [`${game_id} is ${pinned ? 'kept for ever' : 'deleted in its time'}.`] };
  },
} as const satisfies Readonly<Record<string, Task>>;

function decisionIn(args: Arguments): AdminPayload<'POST /reports/:number'> {
  const action = args.needed('action', 'none, warned, mute, ban, other or reopen');
  const note = args.text('reason') ?? '';
  if (action === 'mute' || action === 'ban')
    return { action, note: reasonIn(args), days: termIn(args, 'days', 3_650), ...byIn(args) };
  if (action === 'none' || action === 'warned' || action === 'other' || action === 'reopen') return { action, note };
  throw new WrongUsage(`--action is none, warned, mute, ban, other or reopen, not "${action}".`);
}
