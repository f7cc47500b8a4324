/** Something stored that cannot be trusted any more. */
export interface Damage {
  readonly stream: string | null; // null: the database as a whole
  readonly seq: number | null; // the first bad row
  readonly what: string;
}
/** Told once about each damage. */
export type DamageListener = (damage: Damage) => void;

/** The rows of a stream are not what was written. It makes no sense to try again. */
export class DamagedRows extends Error {
  override readonly name = 'DamagedRows';
  readonly damage: Damage;
  constructor(damage: Damage) {
    super(`${damage.stream ?? 'the database'} is damaged: ${damage.what}`);
    this.damage = damage;
  }
}

export interface StreamEnd {
  readonly stream: string;
  readonly head: number;
}
export interface CheckedRow {
  readonly seq: number;
  readonly isSound: boolean;
  readonly hasChecksum: boolean; // rows of older versions have none
}
/** Looks for damage. Unlike `Store.read`, nothing here throws because of it. */
export interface Soundness {
  streams(): Promise<number>;
  /** The next streams by name. */
  streamsAfter(stream: string, limit: number): Promise<readonly StreamEnd[]>;
  /** Unfinished streams that were not set aside. */
  unfinished(): Promise<readonly StreamEnd[]>;
  /** The newest finished games. */
  newest(limit: number): Promise<readonly StreamEnd[]>;
  rowsAfter(stream: string, seq: number, limit: number): Promise<readonly CheckedRow[]>;
  /** Games that are listed as finished, but whose log is missing. */
  lostGames(): Promise<readonly string[]>;
  /** What the database says about its own files. */
  faults(): Promise<readonly string[]>;
  /** From now on nothing wakes this stream. False: it was set aside before. */
  setAside(damage: Damage): Promise<boolean>;
  /** What was set aside. */
  damaged(): Promise<readonly Damage[]>;
}

/** Of other streams, such as reports, old rows are deleted one by one. */
export const isDense = (stream: string): boolean => /^(game|room)\//.test(stream);

const PAGE = 500; // streams or rows
const TAIL = 32; // rows checked at the start
const NEWEST = 200; // finished games checked at the start

/** The first fault in the rows of a stream after this one. */
async function faultIn(
  source: Soundness,
  { stream, head }: StreamEnd,
  after: number,
  count: RowCount,
): Promise<Damage | undefined> {
  for (let last = after; ; ) {
    const rows = await source.rowsAfter(stream, last, PAGE);
    for (const { seq, isSound, hasChecksum } of rows) {
      count.rows++;
      if (!hasChecksum) count.unchecked++;
      const isFirst = last === after; // old rows may have been removed
      if (!isFirst && seq !== last + 1 && isDense(stream))
        return { stream, seq: last + 1, what: `row ${last + 1} is missing` };
      if (!isSound) return { stream, seq, what: `row ${seq} is not as it was written` };
      last = seq;
    }
    if (rows.length === PAGE) continue;
    return last >= head // another node may have added rows since
      ? undefined
      : { stream, seq: last + 1, what: `the rows after ${last} are missing, up to ${head}` };
  }
}
interface RowCount {
  rows: number;
  unchecked: number;
}

/** Checks the end of everything that is still needed, and sets aside what is damaged. */
export async function checkTails(source: Soundness, told: DamageListener): Promise<void> {
  const ends = [...(await source.unfinished()), ...(await source.newest(NEWEST))];
  for (const end of ends) {
    const damage = await faultIn(source, end, Math.max(0, end.head - TAIL), { rows: 0, unchecked: 0 });
    if (damage && (await source.setAside(damage))) told(damage);
  }
}

export interface StoreReport extends Readonly<RowCount> {
  readonly streams: number;
  readonly damages: readonly Damage[];
}
/** Walks everything. */
export async function checkStore(source: Soundness, walked: (streams: number) => void): Promise<StoreReport> {
  const damages: Damage[] = (await source.faults()).map((what) => ({ stream: null, seq: null, what }));
  const count = { rows: 0, unchecked: 0 };
  let streams = 0;
  for (let after = ''; ; ) {
    const page = await source.streamsAfter(after, PAGE);
    for (const end of page) {
      const damage = await faultIn(source, end, 0, count);
      if (damage) damages.push(damage);
      walked(++streams);
    }
    after = page.at(-1)?.stream ?? after;
    if (page.length < PAGE) break;
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (const game of await source.lostGames())
    damages.push({ stream: `game/${game}`, seq: null, what: 'the game is listed, but its log is missing' });
  return { ...count, streams, damages };
}
