import { Match } from '../../matches/match.ts';
import { DatabaseClock } from '../../nodes/database-clock.ts';
import type { Room } from '../../rooms/room.ts';
import { RoomGame } from '../../rooms/room-game.ts';
import { Session } from '../../sockets/session.ts';
import { type Also, type Appended, listOf, type Row, type SeatToken, type Store } from '../../store/store.ts';
import type { RareEvent } from '../chaos/rare-events.ts';
import { patch, unpatch } from '../patch.ts';
import { Disk } from './disk.ts';
import type { SimOptions } from './simulation.ts';

/** A mistake that somebody might make, and the fault rates under which it does harm. */
export interface PlantedFault {
  readonly wishes: SimOptions;
  readonly change?: () => void; // to the program, until `unpatch`
  readonly missing?: RareEvent; // harms nobody, but this does not happen any more
}
const wrapped =
  (make: (store: Store) => Partial<Store>) =>
  (store: Store): Store =>
    Object.assign(Object.create(store) as Store, make(store));
const rowsWith = (rows: readonly Row[], change: (row: Row) => Row): readonly Row[] => rows.map(change);

/** A disk that takes every row, wherever the writer believes the log to be. */
class LooseDisk extends Disk {
  override append(rows: readonly Row[], also: Also): Appended {
    const appended = super.append(rows, also);
    if (appended.kind === 'conflict') this.streams.get(rows[0]?.stream ?? '')?.rows.push(...rows);
    return appended.kind === 'conflict' ? { kind: 'appended' } : appended;
  }
}

/** The private parts of a match that are spoilt here. */
interface InnerMatch {
  arm(): void;
  append(turn: { readonly decided: readonly { readonly row: unknown }[] }): Promise<boolean>;
  tell(row: unknown): void;
  catchUp(): Promise<boolean>;
}
const innerMatch = Match.prototype as unknown as InnerMatch;

const storm = { crashes: 8_000, cuts: 15_000 };
export const plants: Readonly<Record<string, PlantedFault>> = {
  'acknowledge before it is stored': {
    wishes: {
      rates: { storeFails: 30, outages: 10_000 },
      wrap: wrapped((store) => ({
        append: async (rows, also) => {
          if (!listOf(rows)[0]?.stream.startsWith('game/')) return store.append(rows, also);
          store.append(rows, also).catch(() => undefined);
          return { kind: 'appended' };
        },
      })),
    },
  },
  'no expected position': { wishes: { rates: { nodes: 3, busLost: 100 }, disk: () => new LooseDisk() } },
  'a retry without its id': {
    wishes: { rates: { nodes: 2, answerLost: 60, ...storm } },
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
    wishes: {
      rates: { nodes: 1, crashes: 10_000 },
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
    wishes: { rates: { nodes: 1, crashes: 10_000 } },
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
  'a resume that begins one frame too late': { wishes: { rates: { cuts: 10_000 } }, change: () => shiftResume(1) },
  'a resume that begins one frame too early': { wishes: { rates: { cuts: 10_000 } }, change: () => shiftResume(-1) },
  'only rumours are followed, nobody looks': {
    wishes: { rates: { nodes: 3, busLost: 100 }, wrap: wrapped(() => ({ heads: async () => new Map() })) },
  },
  'nobody looks after games that were left': {
    wishes: {
      rates: { nodes: 1, ...storm, goneHome: 100 },
      wrap: wrapped(() => ({ due: async () => [], awake: async () => [] })),
    },
  },
  'shown before it is stored': {
    wishes: { rates: { nodes: 2, storeFails: 40, outages: 15_000 } },
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
  'what others have written is not shown': {
    wishes: { rates: { nodes: 3 } },
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
  'what others have written is shown twice': {
    wishes: { rates: { nodes: 3 } },
    change: () =>
      patch(
        innerMatch,
        'catchUp',
        (real) =>
          function (this: InnerMatch) {
            const { tell } = this;
            this.tell = (row) => {
              tell.call(this, row);
              tell.call(this, row);
            };
            return real.call(this).finally(() => {
              this.tell = tell;
            });
          },
      ),
  },
  'tokens that only the node knows that gave them': {
    wishes: {
      rates: { nodes: 2, cuts: 10_000 },
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
  'a seed that only the node knows that has dealt': {
    wishes: {
      rates: { nodes: 3, ...storm },
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
  'a decision that is stored in part': {
    wishes: {
      rates: { nodes: 2 },
      wrap: wrapped((store) => {
        let stored = 0;
        const half = (row: Row): Row => (++stored % 20 === 0 ? { ...row, events: row.events.slice(0, -1) } : row);
        return { append: (rows, also) => store.append(rowsWith(listOf(rows), half), also) };
      }),
    },
  },
  'a room that does not follow the game it was opened with': {
    wishes: { rates: { nodes: 1, ...storm } },
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
    wishes: { rates: { nodes: 2 } },
    change: () => keepQuiet('replaced'),
  },
  'a kick that the kicked do not hear of': {
    wishes: { rates: { nodes: 2 } },
    change: () => keepQuiet('kicked'),
  },
  'a room that follows its first game only': {
    wishes: { rates: { nodes: 1, crashes: 0, stops: 0 } },
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
  'a node that goes by its own clock': {
    wishes: { rates: { nodes: 3, skew: 2_500 } },
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
  'a node that does not hear that it should stop': {
    wishes: { rates: { stops: 10_000 }, isDeaf: true },
    missing: 'a node that has stopped in order',
  },
};

/** Whoever is out for this reason is not told. */
function keepQuiet(about: Parameters<Session['turnOut']>[0]): void {
  patch(
    Session.prototype,
    'turnOut',
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

/** Does some work with a mistake in the program. */
export async function planted<T>({ change }: PlantedFault, work: () => Promise<T>): Promise<T> {
  change?.();
  try {
    return await work();
  } finally {
    unpatch();
  }
}
