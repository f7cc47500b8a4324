import type { Event } from '@moonrise/engine';
import { Chat } from '../../chat/chat.ts';
import { GamePacket } from '../../matches/game-packet.ts';
import { NamedPackets } from '../../matches/named-packets.ts';
import { Metrics } from '../../operations/metrics.ts';
import { LiveRoom } from '../../rooms/live-room.ts';
import { Reports } from '../../rooms/reports.ts';
import { RoomEntry } from '../../rooms/room-entry.ts';
import { Rooms } from '../../rooms/rooms.ts';
import type { Row, Store } from '../../store/store.ts';
import { patch } from '../patch.ts';
import { SEED } from './canary-game.ts';
import { overheard, resent, theTable } from './pair-leaks.ts';

/** A planted leak, and the finding that must report it. */
interface CanaryLeak {
  readonly name: string;
  readonly plant?: () => void; // `unpatch` removes it
  readonly wrap?: (store: Store) => Store;
  readonly found: RegExp;
}
const sitters = () => theTable()?.begin.sitters ?? [];

/** The log of a running game with a forged end. */
function withAnEnd(rows: readonly Row[]): readonly Row[] {
  const table = theTable();
  const last = rows.at(-1);
  if (!table || !last || rows.length < 2) return rows;
  const { dealt, cards } = table.game.state;
  const outcome = { team: null, winners: [], reason: 'none' };
  const ended = { type: 'ended', outcome, seed: SEED, dealt, cards, to: 'all' } as unknown as Event;
  return [...rows.slice(0, -1), { ...last, events: [...last.events, ended as unknown as Row['events'][number]] }];
}

/** Returns the last issued token. */
function lastToken(): () => string {
  let token = '';
  patch(
    RoomEntry.prototype,
    'join',
    (join) =>
      async function (this: RoomEntry, ...args) {
        const seated = await join.apply(this, args);
        if (seated.ok) token = seated.token;
        return seated;
      },
  );
  return () => token;
}

const frameLeaks: readonly CanaryLeak[] = [
  {
    name: 'wolf chat reaches all',
    plant: () => overheard((event) => event.type === 'said' && event.channel === 'wolves'),
    found: /^a line of wolves in frames of a spectator/,
  },
  {
    name: 'dead chat reaches all',
    plant: () => overheard((event) => event.type === 'said' && event.channel === 'dead'),
    found: /^a line of dead in frames of seat/,
  },
  {
    name: 'the deal tells the names behind the masks',
    plant: () => resent('game_started', (data) => ({ ...data, players: sitters() })),
    found: /^a name behind a mask in frames of seat/,
  },
  {
    name: 'all viewers see the names behind the masks',
    plant: () => overheard((event) => event.type === 'masked'),
    found: /^a name behind a mask in frames of/,
  },
  {
    name: 'the picture of the room names the host behind a mask',
    plant: () =>
      resent('room_updated', (data, { roomConnections }) => ({ ...data, host_id: roomConnections?.live.state.host })),
    found: /^an id of the lobby in frames of/,
  },
  {
    name: 'the lobby chat is shown in the game',
    plant: () =>
      patch(
        NamedPackets.prototype,
        'packets',
        (packets) =>
          function (this: NamedPackets, row) {
            const { chat } = room?.state ?? { chat: [] };
            return [...packets.call(this, row), ...chat.map(({ text }) => new GamePacket('message', { text }))];
          },
      ),
    found: /^a line of lobby in frames of/,
  },
  {
    name: 'the picture of the room has a token',
    plant: () => {
      const token = lastToken();
      resent('room_updated', (data) => ({ ...data, token: token() }));
    },
    found: /^a token in frames of/,
  },
  {
    name: 'the deal tells the seed',
    plant: () => resent('game_started', (data) => ({ ...data, commitment: SEED })),
    found: /^the seed in frames of/,
  },
];

/** The room that a player last entered. */
let room: LiveRoom | undefined;
export function watchTheRoom(): void {
  room = undefined;
  patch(
    LiveRoom.prototype,
    'connected',
    (real) =>
      function (this: LiveRoom, player) {
        room = this;
        real.call(this, player);
      },
  );
}

const otherLeaks: readonly CanaryLeak[] = [
  {
    name: 'a resuming player gets the token of another',
    plant: () => {
      const token = lastToken();
      patch(
        RoomEntry.prototype,
        'resume',
        (resume) =>
          async function (this: RoomEntry, asked) {
            const seated = await resume.call(this, asked);
            return seated.ok ? { ...seated, player: token() } : seated;
          },
      );
    },
    found: /^a token in an answer to/,
  },
  {
    name: 'a failed request logs the token',
    plant: () =>
      patch(RoomEntry.prototype, 'resume', () => async (token) => {
        throw new Error(`there is no seat for ${token}`);
      }),
    found: /^a token in the log/,
  },
  {
    name: 'a failed report logs its text',
    plant: () =>
      patch(Reports.prototype, 'keep', () => async ({ text }) => {
        throw new Error(`cannot keep ${text}`);
      }),
    found: /^a report in the log/,
  },
  {
    name: 'a failed request logs a chat line',
    plant: () =>
      patch(
        Chat.prototype,
        'take',
        (take) =>
          function (this: Chat, sender, text) {
            if (text.startsWith('junk')) throw new Error(`cannot read ${text}`);
            return take.call(this, sender, text);
          },
      ),
    found: /^junk in the log/,
  },
  {
    name: 'requests are counted by role',
    plant: () =>
      patch(
        Metrics.prototype,
        'request',
        (request) =>
          function (this: Metrics, event, ...rest) {
            request.call(this, `${event} of ${theTable()?.game.state.cards[0]}`, ...rest);
          },
      ),
    found: /^a role in the metrics/,
  },
  {
    name: 'requests are counted by player',
    plant: () =>
      patch(
        Metrics.prototype,
        'request',
        (request) =>
          function (this: Metrics, event, ...rest) {
            request.call(this, `${event} of ${sitters()[0]?.name}`, ...rest);
          },
      ),
    found: /^a name behind a mask in the metrics/,
  },
  {
    name: 'a running game is looked up like a lobby',
    plant: () =>
      patch(
        Rooms.prototype,
        'byCode',
        (byCode) =>
          async function (this: Rooms, code) {
            const live = await byCode.call(this, code);
            const state = live && { ...live.state, status: 'lobby' };
            return live && (Object.create(live, { state: { value: state } }) as LiveRoom);
          },
      ),
    found: /^the code of a room in HTTP/,
  },
  {
    name: 'the replay of a running game is served',
    wrap: (store) =>
      Object.assign(Object.create(store) as Store, {
        read: async (stream: string, after?: number, limit?: number) => {
          const rows = await store.read(stream, after, limit);
          return limit !== undefined && stream.startsWith('game/') ? withAnEnd(rows) : rows;
        },
      }),
    found: /^the seed in HTTP/,
  },
];

export const canaryLeaks: readonly CanaryLeak[] = [...frameLeaks, ...otherLeaks];
