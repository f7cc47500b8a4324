import { Match } from '../../matches/match.ts';
import { DatabaseClock } from '../../nodes/database-clock.ts';
import type { Room } from '../../rooms/room.ts';
import { RoomGame } from '../../rooms/room-game.ts';
import { Session } from '../../sockets/session.ts';
import { type Also, type Appended, listOf, type Row, type SeatToken, type Store } from '../../store/store.ts';
import type { RareEvent } from '../chaos/rare-events.ts';
import { patch, unpatch } from '../patch.ts';
import { Disk } from './disk.ts';
import type { RunOptions } from './simulation.ts';

/** A programming mistake, and the fault rates under which it does harm. */
export interface PlantedFault {
  readonly options: RunOptions;
  readonly change?: () => void; // patches the program, until `unpatch`
  readonly missing?: RareEvent; // the mistake causes no fault, but this event does not happen any more
}
const wrapped =
  (make: (store: Store) => Partial<Store>) =>
  (store: Store): Store =>
    Object.assign(Object.create(store) as Store, make(store));
const rowsWith = (rows: readonly Row[], change: (row: Row) => Row): readonly Row[] => rows.map(change);

/** A database that accepts every row, without checking its position. */
class LooseDisk extends Disk {
  override append(rows: readonly Row[], also: Also): Appended {
    const appended = super.append(rows, also);
    if (appended.kind === 'conflict') this.streams.get(rows[0]?.stream ?? '')?.rows.push(...rows);
    return appended.kind === 'conflict' ? { kind: 'appended' } : appended;
  }
}

/** The private methods of a match that are patched here. */
interface InnerMatch {
  arm(): void;
  append(turn: { readonly decided: readonly { readonly row: unknown }[] }): Promise<boolean>;
  tell(row: unknown): void;
  catchUp(): Promise<boolean>;
}
const innerMatch = Match.prototype as unknown as InnerMatch;

const crashesAndCuts = { crashes: 8_000, cuts: 15_000 };
export const plantedFaults: Readonly<Record<string, PlantedFault>> = {
  'acknowledge before it is stored': {
    options: {
      faultRates: { storeFails: 30, outages: 10_000 },
      wrap: wrapped((store) => ({
        append: async (rows, also) => {
          if (!listOf(rows)[0]?.stream.startsWith('game/')) return store.append(rows, also);
          store.append(rows, also).catch(() => undefined);
          return { kind: 'appended' };
        },
      })),
    },
  },
  'no check of the row number': { options: { faultRates: { nodes: 3, busLost: 100 }, disk: () => new LooseDisk() } },
  'a retry without its id': {
    options: { faultRates: { nodes: 2, answerLost: 60, ...crashesAndCuts } },
    change: () =>
      patch(
        Match.prototype,
        'submit',
        (real) =>
          function (this: Match, command) {
            return real.call(this, command, null);
          },
      ),
  },
  'a deadline that is only in memory': {
    options: {
      faultRates: { nodes: 1, crashes: 10_000 },
      wrap: wrapped((store) => ({
        append: (rows, also) =>
          store.append(
            rowsWith(listOf(rows), (row) => ({ ...row, deadline: null })),
            also,
          ),
      })),
    },
  },
  'a game that is loaded without its clock': {
    options: { faultRates: { nodes: 1, crashes: 10_000 } },
    change: () =>
      patch(
        innerMatch,
        'arm',
        (real) =>
          function (this: InnerMatch & { rows: { length: number }; loaded?: number }) {
            this.loaded ??= this.rows.length;
            if (this.loaded < 2) real.call(this);
          },
      ),
  },
  'a resume that begins one frame too late': {
    options: { faultRates: { cuts: 10_000 } },
    change: () => shiftResume(1),
  },
  'a resume that begins one frame too early': {
    options: { faultRates: { cuts: 10_000 } },
    change: () => shiftResume(-1),
  },
  'nodes rely on hints and do not poll': {
    options: { faultRates: { nodes: 3, busLost: 100 }, wrap: wrapped(() => ({ heads: async () => new Map() })) },
  },
  'abandoned games are not picked up': {
    options: {
      faultRates: { nodes: 1, ...crashesAndCuts, goneHome: 100 },
      wrap: wrapped(() => ({ due: async () => [], awake: async () => [] })),
    },
  },
  'shown before it is stored': {
    options: { faultRates: { nodes: 2, storeFails: 40, outages: 15_000 } },
    change: () =>
      patch(
        innerMatch,
        'append',
        (real) =>
          function (this: InnerMatch, turn) {
            const { tell } = this;
            for (const { row } of turn.decided) tell.call(this, row);
            this.tell = () => {};
            return real.call(this, turn).finally(() => {
              this.tell = tell;
            });
          },
      ),
  },
  'rows of other nodes are not shown': {
    options: { faultRates: { nodes: 3 } },
    change: () =>
      patch(
        innerMatch,
        'catchUp',
        (real) =>
          function (this: InnerMatch) {
            const { tell } = this;
            this.tell = () => {};
            return real.call(this).finally(() => {
              this.tell = tell;
            });
          },
      ),
  },
  'rows of other nodes are shown twice': {
    options: { faultRates: { nodes: 3 } },
    change: () => {
      let times = 1;
      patch(
        innerMatch,
        'catchUp',
        (real) =>
          function (this: InnerMatch) {
            times = 2;
            return real.call(this).finally(() => {
              times = 1;
            });
          },
      );
      patch(
        Session.prototype,
        'sendText',
        (real) =>
          function (this: Session, text) {
            for (let i = 0; i < times; i++) real.call(this, text);
          },
      );
    },
  },
  'tokens known only to the node that issued them': {
    options: {
      faultRates: { nodes: 2, cuts: 10_000 },
      wrap: wrapped((store) => {
        const tokens = new Map<string, SeatToken>();
        return {
          append: (rows, { tokens: added = [], ...also } = {}) => {
            for (const token of added) tokens.set(token.hash, token);
            return store.append(rows, also);
          },
          seat: async (hash) => tokens.get(hash),
        };
      }),
    },
  },
  'a seed known only to the node that dealt': {
    options: {
      faultRates: { nodes: 3, ...crashesAndCuts },
      wrap: wrapped((store) => {
        const seeds = new Map<string, string>();
        return {
          append: (rows, { seed, ...also } = {}) => {
            if (seed) seeds.set(seed.game, seed.seed);
            return store.append(rows, also);
          },
          seedOf: async (game) => seeds.get(game),
        };
      }),
    },
  },
  'a decision that is stored partially': {
    options: {
      faultRates: { nodes: 2 },
      wrap: wrapped((store) => {
        let stored = 0;
        const half = (row: Row): Row => (++stored % 20 === 0 ? { ...row, events: row.events.slice(0, -1) } : row);
        return { append: (rows, also) => store.append(rowsWith(listOf(rows), half), also) };
      }),
    },
  },
  'a room that does not follow the game it was opened with': {
    options: { faultRates: { nodes: 1, ...crashesAndCuts } },
    change: () => {
      const opened = new WeakSet<object>();
      patch(
        RoomGame.prototype,
        'follow',
        (real) =>
          function (this: RoomGame) {
            if (opened.has(this)) real.call(this);
            opened.add(this);
          },
      );
    },
  },
  'a connection that is not told of a newer one': {
    options: { faultRates: { nodes: 2 } },
    change: () => suppressNotice('replaced'),
  },
  'a kicked player who is not told': {
    options: { faultRates: { nodes: 2 } },
    change: () => suppressNotice('kicked'),
  },
  'a room that follows its first game only': {
    options: { faultRates: { nodes: 1, crashes: 0, stops: 0 } },
    change: () => {
      const first = new WeakMap<object, unknown>();
      patch(
        RoomGame.prototype,
        'follow',
        (real) =>
          function (this: RoomGame) {
            const { game } = (this as unknown as { room: Room }).room.state;
            if (game && !first.has(this)) first.set(this, game);
            if (game === first.get(this)) real.call(this);
          },
      );
    },
  },
  'a node that uses its own clock': {
    options: { faultRates: { nodes: 3, skew: 2_500 } },
    change: () =>
      patch(
        DatabaseClock.prototype,
        'now',
        () =>
          function (this: DatabaseClock) {
            return (this as unknown as { monotonic(): number }).monotonic();
          },
      ),
  },
  'a node that ignores the stop signal': {
    options: { faultRates: { stops: 10_000 }, ignoresStop: true },
    missing: 'a node that stopped cleanly',
  },
};

/** Players who lose their seat for this reason are not told. */
function suppressNotice(about: Parameters<Session['removeFromRoom']>[0]): void {
  patch(
    Session.prototype,
    'removeFromRoom',
    (real) =>
      function (this: Session, reason) {
        if (reason !== about) real.call(this, reason);
      },
  );
}
function shiftResume(by: number): void {
  patch(
    Session.prototype,
    'watchGame',
    (real) =>
      function (this: Session, match) {
        if (this.lastN > 1) this.lastN += by;
        real.call(this, match);
      },
  );
}

/** Runs `work` with a planted fault. */
export async function withFault<T>({ change }: PlantedFault, work: () => Promise<T>): Promise<T> {
  change?.();
  try {
    return await work();
  } finally {
    unpatch();
  }
}
