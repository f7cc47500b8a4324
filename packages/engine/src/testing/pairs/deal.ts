import type { Id, Place } from '../../core/model.ts';
import type { Chance } from '../chance.ts';

export interface Redeal {
  readonly cards: readonly Id[];
  readonly twin: readonly Place[]; // where the card of each place lies in the other deal
}

/** Another deal of the same cards, in which those at the known places lie as they did. */
export function redeal(chance: Chance, dealt: readonly Id[], known: readonly (Id | null)[]): Redeal {
  const hidden = [...dealt.keys()].filter((place) => known[place] === null);
  const kind = chance.below(10);
  const moved = kind === 0 ? hidden : chance.some(hidden, kind < 7 ? 2 : 3); // few changes: the pair stays in step for long
  const mixed = kind === 0 ? chance.shuffle(moved) : [...moved.slice(1), ...moved.slice(0, 1)];
  const twin = [...dealt.keys()];
  const cards = [...dealt];
  for (const [i, from] of moved.entries()) {
    const to = mixed[i] as Place;
    twin[from] = to;
    cards[to] = dealt[from] as Id;
  }
  return { cards, twin };
}
