import { createHash } from 'node:crypto';
import type { Id } from '@moonrise/engine';
import { GamePacket } from '../../matches/game-packet.ts';
import { LogPackets } from '../../matches/log-packets.ts';
import { Match } from '../../matches/match.ts';
import { PublicTable } from '../../matches/public-table.ts';
import { StoryReader } from '../../matches/story-reader.ts';
import { ViewerState } from '../../matches/viewer-state.ts';
import { type Answered, refused } from '../../rooms/refused.ts';
import { RoomSummary } from '../../sockets/room-summary.ts';
import { Session } from '../../sockets/session.ts';
import { patch, patchGetter } from '../patch.ts';

/** A planted leak, and the finding that must report it. */
export interface Leak {
  readonly name: string;
  readonly plant: () => void; // `unpatch` removes it
  readonly found: RegExp;
}
type Data = Readonly<Record<string, unknown>>;

/** The running game, with all its secrets. */
let table: Match | undefined;
export function watchTheTable(): void {
  table = undefined;
  patch(
    Match.prototype,
    'open',
    (open) =>
      function (this: Match, rows) {
        table = this;
        return open.call(this, rows);
      },
  );
}
export const theTable = (): Match | undefined => (table?.rows.length ? table : undefined);
const cards = (): readonly (Id | null)[] => theTable()?.game.state.cards ?? [];
const isWolf = (card: Id | null | undefined): boolean => card === 'werewolf';

/** Changes sent packets. */
export function resent(event: string, change: (data: Data, session: Session) => Data): void {
  patch(
    Session.prototype,
    'sendText',
    (send) =>
      function (this: Session, text) {
        const [name, data] = JSON.parse(text) as [string, Data];
        send.call(this, name === event ? JSON.stringify([name, change(data, this)]) : text);
      },
  );
  patch(
    StoryReader.prototype,
    'next',
    (next) =>
      function (this: StoryReader) {
        const text = next.call(this);
        if (text === undefined || text === 'later') return text;
        const [name, data] = JSON.parse(text) as [string, Data];
        return name === event ? JSON.stringify([name, change(data, noSession)]) : text;
      },
  );
}
const noSession = {} as Session; // packets of a story are the same for all connections of a viewer
/** Changes the answers to acts. */
function answered(change: (answer: Answered, targets: readonly number[]) => Answered): void {
  patch(
    Match.prototype,
    'submit',
    (submit) =>
      async function (this: Match, command, ...rest) {
        const answer = await submit.call(this, command, ...rest);
        return change(answer, command.type === 'act' ? (command.targets ?? []) : []);
      },
  );
}
/** Shows some events to all viewers. */
export function overheard(is: (event: Parameters<ViewerState['seen']>[0][number]) => boolean): void {
  patch(
    ViewerState.prototype,
    'seen',
    (seen) =>
      function (this: ViewerState, events) {
        return events.flatMap((event) => (is(event) ? [event] : seen.call(this, [event])));
      },
  );
}

export const pairLeaks: readonly Leak[] = [
  {
    name: 'the picture of the room shows cards',
    plant: () => {
      patch(
        RoomSummary.prototype,
        'build',
        (draw) =>
          function (this: RoomSummary, ...args) {
            const picture = draw.apply(this, args);
            return picture && { ...picture, players: picture.players.map((one, i) => ({ ...one, role: cards()[i] })) };
          },
      );
    },
    found: /frames differ.*\n.*room_updated.*"role":/,
  },
  {
    name: 'frames carry the number of the row',
    plant: () => resent('events', (data) => ({ ...data, seq: theTable()?.rows.length })),
    found: /frames differ.*\n.*"seq":/,
  },
  {
    name: 'messages are numbered for all together',
    plant: () => resent('message', (data) => ({ ...data, id: `${theTable()?.rows.length ?? 0}` })),
    found: /frames differ.*\n.*"event":"message"/,
  },
  {
    name: 'hidden rows make empty frames',
    plant: () => {
      patch(
        LogPackets.prototype,
        'packets',
        (packets) =>
          function (this: LogPackets, row) {
            const made = packets.call(this, row);
            return made.length > 0 ? made : [new GamePacket('events', { at: row.at, events: [] })];
          },
      );
    },
    found: /frames differ.*\n(.*\n)?.*"events":\[\]/,
  },
  {
    name: 'wolf chat reaches all',
    plant: () => overheard((event) => event.type === 'said' && event.channel === 'wolves'),
    found: /frames differ.*\n(.*\n)?.*psst/,
  },
  {
    name: 'cards are dealt face up',
    plant: () => overheard((event) => event.type === 'dealt'),
    found: /frames differ.*\n.*"type":"dealt"/,
  },
  {
    name: 'hidden choices reach all',
    plant: () => overheard((event) => event.type === 'chose' && event.deed.act === 'kill'),
    found: /frames differ.*\n.*kill/,
  },
  {
    name: 'a spectator sees what a Werewolf sees',
    plant: () => {
      patch(
        Session.prototype,
        'seatIn',
        (seatIn) =>
          function (this: Session, match) {
            return this.player === null ? match.game.state.cards.findIndex(isWolf) : seatIn.call(this, match);
          },
      );
    },
    found: /^spectator.* frames differ/,
  },
  {
    name: 'the deal tells all viewers the pack',
    plant: () =>
      resent('game_started', (data) => ({
        ...data,
        fellows: theTable()?.begin.sitters.flatMap(({ id }, seat) => (isWolf(cards()[seat]) ? [id] : [])),
      })),
    found: /frames differ.*\n.*game_started/,
  },
  {
    name: 'the commitment depends on the cards alone',
    plant: () =>
      resent('game_started', (data) => ({
        ...data,
        commitment: createHash('sha256').update(cards().join()).digest('hex'),
      })),
    found: /frames differ.*\n.*game_started/,
  },
  {
    name: 'a returning player is shown more',
    plant: () => {
      patch(
        Session.prototype,
        'watchGame',
        (watchGame) =>
          function (this: Session, match) {
            watchGame.call(this, match);
            if (match.rows.length > 1) this.send('message', { text: cards().join() });
          },
      );
    },
    found: /another device: frames differ.*\n.*"event":"message"/,
  },
  {
    name: 'connections are shown at night',
    plant: () => patchGetter(PublicTable.prototype, 'isSecret', false),
    found: /frames differ.*\n(.*\n)?.*"connected":false/,
  },
  {
    name: 'a refusal counts the rows',
    plant: () =>
      answered((answer) =>
        answer.ok ? answer : refused(answer.error.code, `${answer.error.message} (${theTable()?.rows.length})`),
      ),
    found: /answers differ/,
  },
  {
    name: 'a refusal depends on the card of the target',
    plant: () =>
      answered((answer, [target]) =>
        answer.ok || target === undefined || !isWolf(cards()[target])
          ? answer
          : refused('bad_targets', 'Not this one.'),
      ),
    found: /answers differ.*\n(.*\n)?.*Not this one/,
  },
];
