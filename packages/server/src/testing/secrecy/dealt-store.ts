import { createHash } from 'node:crypto';
import { deal, type Id, start } from '@moonrise/engine';
import { chosenRules } from '../../chosen-rules.ts';
import { deadlineAfter } from '../../matches/deadlines.ts';
import { type StartCommand, storedRow, streamOf } from '../../matches/rows.ts';
import type { RoomEvent } from '../../rooms/model/room-model.ts';
import { type Also, listOf, type Row, type Rows, type Store } from '../../store/store.ts';

export const seedNamed = (name: string): string => createHash('sha256').update(name).digest('hex');
interface Begun {
  readonly begin: StartCommand;
  readonly at: number;
}
type Deal = (cards: readonly Id[], players: number) => readonly Id[];

/** A store that deals every game with a known seed and chosen cards. */
export function dealtStore(store: Store, seed: string, chosen: Deal): Store {
  const begins = new Map<string, Begun>();
  const changed: Partial<Store> = {
    append: (rows: Rows, also?: Also) => {
      for (const { events, at } of also?.seed ? listOf(rows) : [])
        for (const event of events as unknown as readonly RoomEvent[])
          if (event.type === 'dealt') begins.set(streamOf(event.game.id), { ...event.game, at });
      return store.append(rows, also);
    },
    read: async (stream: string, after?: number, limit?: number) => {
      const dealt = begins.get(stream);
      if (dealt && begins.delete(stream)) await store.append(firstRow(stream, dealt, seed, chosen));
      return store.read(stream, after, limit);
    },
    seedOf: async () => seed,
  };
  return new Proxy(store, {
    get: (target, key) => {
      if (Object.hasOwn(changed, key)) return changed[key as keyof Store];
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function firstRow(stream: string, { begin, at }: Begun, seed: string, chosen: Deal): Row {
  const built = chosenRules(begin.rules, begin.options);
  const names = begin.sitters.map(({ name }) => name);
  const deck = built.ok ? built.rules.cards(names.length) : built;
  if (!built.ok || !deck.ok) throw new Error('the rules or the deck are invalid');
  const dealt = start(built.rules, { names, seed, cards: chosen(deal(deck.deck, seed), names.length) });
  if (!dealt.ok) throw new Error(dealt.message);
  const deadline = deadlineAfter({ command: begin, before: null, deadline: null, after: dealt.game, at });
  const { events } = dealt;
  return storedRow({ stream, seq: 1, at, command: begin, commandId: null, events, reply: { ok: true }, deadline });
}
