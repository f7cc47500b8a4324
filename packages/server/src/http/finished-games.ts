import { streamOf } from '../matches/rows.ts';
import type { Store } from '../store/store.ts';
import { StreamedGame } from './streamed-game.ts';

interface Kept {
  readonly head: number; // rows of its log
  readonly hasChat: boolean; // retention removes chat without adding a row
  readonly game: Promise<StreamedGame | undefined>;
}
const ID = /^[\w-]{1,64}$/;
const MOST = 100; // games that were asked for last
const LAST_ROWS = 16; // the end of a game is among them

/** Finished games by id. Each is prepared once for all readers. */
export class FinishedGames {
  private readonly store: Store;
  private readonly kept = new Map<string, Kept>(); // the least recently used first

  constructor(store: Store) {
    this.store = store;
  }
  /** Undefined if there is no game with this id, or if it is still running. */
  async find(id: string): Promise<StreamedGame | undefined> {
    if (!ID.test(id)) return undefined;
    const head = await this.store.head(streamOf(id));
    const hasChat = await this.store.space.hasChat(id);
    const known = this.kept.get(id);
    this.kept.delete(id);
    if (known?.head === head && known.hasChat === hasChat) return this.keep(id, known);
    if (!(await this.isOver(id, head))) return undefined;
    return this.keep(id, this.kept.get(id) ?? { head, hasChat, game: this.read(id, head, hasChat) });
  }
  /** A standby spares the database the long reads, if it has everything already. */
  private async read(id: string, head: number, hasChat: boolean): Promise<StreamedGame | undefined> {
    const { replica } = this.store;
    const asked = replica && Promise.all([replica.head(streamOf(id)), replica.space.hasChat(id)]);
    const [there, hasChatThere] = (await asked?.catch(() => [])) ?? [];
    const isEqual = there === head && hasChatThere === hasChat;
    return StreamedGame.read(replica && isEqual ? sparing(this.store, replica) : this.store, id);
  }
  private async keep(id: string, kept: Kept): Promise<StreamedGame | undefined> {
    this.kept.set(id, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST && oldest !== undefined) this.kept.delete(oldest);
    try {
      return await kept.game;
    } catch (error) {
      if (this.kept.get(id) === kept) this.kept.delete(id);
      throw error;
    }
  }
  /** The log of a running game can be long, and it is not read for each request. */
  private async isOver(id: string, head: number): Promise<boolean> {
    if (head === 0) return false;
    const rows = await this.store.read(streamOf(id), Math.max(0, head - LAST_ROWS), LAST_ROWS);
    return rows.some(({ events }) => events.some((event) => (event as { readonly type?: unknown }).type === 'ended'));
  }
}

/** Reads from the standby until it fails, and then from the database itself: the parts of a game are read long after its beginning. */
function sparing(store: Store, standby: Store): Store {
  let isThere = true;
  const read: Store['read'] = async (...asked) => {
    const found = isThere ? await standby.read(...asked).catch(() => undefined) : undefined;
    isThere = found !== undefined;
    return found ?? store.read(...asked);
  };
  return Object.assign(Object.create(store) as Store, { read });
}
