import type { Id, Place } from '../../core/model.ts';
import type { Chance } from '../chance.ts';

export interface Redeal {
  readonly cards: readonly Id[];
  readonly twin: readonly Place[]; // where the card of each place lies in the other deal
}

/** Another deal of the same cards, in which those at the known places lie as they did. */
export function redeal(chance: Chance, dealt: readonly Id[], known: readonly (Id | null)[]): Redeal {
  const hidden = [...dealt.keys()].filter((place) => known[place] === null);
  const isWhole = chance.percent(10);
  const moved = isWhole ? hidden : someOf(chance, hidden, dealt);
  const mixed = isWhole ? chance.shuffle(moved) : [...moved.slice(1), ...moved.slice(0, 1)];
  const twin = [...dealt.keys()];
  const cards = [...dealt];
  for (const [i, from] of moved.entries()) {
    const to = mixed[i] as Place;
    twin[from] = to;
    cards[to] = dealt[from] as Id;
  }
  return { cards, twin };
}

/** Two places with different cards, or three: few changes, so that the pair stays in step for long. */
function someOf(chance: Chance, hidden: readonly Place[], dealt: readonly Id[]): Place[] {
  const [first, ...rest] = chance.shuffle(hidden);
  const second = rest.find((place) => dealt[place] !== dealt[first as Place]);
  if (first === undefined || second === undefined) return [];
  const third = chance.percent(30) ? rest.find((place) => place !== second) : undefined;
  return third === undefined ? [first, second] : [first, second, third];
}
