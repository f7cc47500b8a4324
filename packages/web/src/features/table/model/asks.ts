import type { Deed, Frame } from '@moonrise/engine';
import type { WireOffer, WirePrompt } from '../../../shared/connection/snapshot.ts';
import type { RulesEntry } from '../../../shared/rules/rules.ts';

/** A prompt is answered in the chat, and is no card, if it takes words for one of the channels. */
const isChat = ({ slot, offers }: WirePrompt, rules: RulesEntry): boolean =>
  slot in rules.words.channels && offers.every(({ text, targets }) => text !== undefined && targets.length === 0);

/** An answer for which a button is enough. */
export const isShort = ({ pick, text }: WireOffer): boolean => pick === 0 && text === undefined;

/** The prompts that become cards. What takes one tap comes last: "done" is said when all else is done. */
export function asksOf(prompts: readonly WirePrompt[], rules: RulesEntry): readonly WirePrompt[] {
  const asks = prompts.filter((prompt) => !isChat(prompt, rules));
  const isQuick = ({ offers }: WirePrompt) => offers.every(isShort);
  return [...asks.filter((prompt) => !isQuick(prompt)), ...asks.filter(isQuick)];
}

/** Acts that only some roles have: whoever is seen doing one is known. */
export const roleActs = (rules: RulesEntry): ReadonlySet<string> => new Set(rules.roles.flatMap(({ acts }) => acts));

/** Whether everybody may see that this seat is asked. */
export const isCommon = ({ offers }: WirePrompt, rules: RulesEntry): boolean => {
  const secret = roleActs(rules);
  return !offers.some(({ act }) => secret.has(act));
};

interface Asked {
  readonly game: { readonly prompts: readonly WirePrompt[] };
  readonly rules: RulesEntry;
  readonly isCovert: boolean; // only what everybody may see is shown
}
/** The cards that this screen may show. */
export const shownAsks = ({ game, rules, isCovert }: Asked): readonly WirePrompt[] =>
  asksOf(game.prompts, rules).filter((prompt) => !isCovert || isCommon(prompt, rules));

/** Whether an answer is worth a second thought: it stands once it is given, nobody asks for it, or it interrupts the game. */
export const isGrave = ({ required }: WirePrompt, { pick, final }: WireOffer, isInterruption: boolean): boolean =>
  pick > 0 && (final === true || !required || isInterruption);

/** A choice as it lies on the table, and of which slot. */
export type Ballot = Deed & { readonly slot: string };

/** Every ballot of the open frame that this viewer sees. */
export const ballotsOf = (frame: Frame | undefined): readonly Ballot[] =>
  (frame?.ballots ?? []).flatMap((slots) => Object.entries(slots ?? {}).map(([slot, deed]) => ({ ...deed, slot })));

/** The ballots by the place they name; those that name none are under null. */
export function tally<B extends Deed>(ballots: readonly B[]): ReadonlyMap<number | null, readonly B[]> {
  const piles = new Map<number | null, B[]>();
  for (const ballot of ballots)
    for (const target of ballot.targets.length > 0 ? ballot.targets : [null])
      piles.set(target, [...(piles.get(target) ?? []), ballot]);
  return new Map([...piles].sort(([, a], [, b]) => b.length - a.length));
}
