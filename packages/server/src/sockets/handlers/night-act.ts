import { allows, type Offer, type Place, type Prompt } from '@moonrise/engine';
import { type Refused, refused } from '../../rooms/refused.ts';

const VOTE = 'vote';

/** The act of a night action without a name: the only act that allows these targets, or the only one offered. */
export function nightAct(prompts: readonly Prompt[], targets: readonly Place[]): string | Refused {
  const offers = prompts.flatMap(({ offers }) => offers).filter(isAction);
  const acts = namesOf(offers);
  const fitting = namesOf(offers.filter((offer) => allows(offer, targets)));
  const [only] = fitting.length > 0 ? fitting : acts;
  const isClear = fitting.length === 1 || (fitting.length === 0 && acts.length === 1);
  if (only !== undefined && isClear) return only;
  if (acts.length === 0) return refused('not_offered', 'You have nothing to do right now.');
  return refused('not_offered', `Name the action you mean: ${acts.join(', ')}.`);
}
const isAction = ({ act, text }: Offer): boolean => act !== VOTE && text === undefined;
const namesOf = (offers: readonly Offer[]): string[] => [...new Set(offers.map(({ act }) => act))];
