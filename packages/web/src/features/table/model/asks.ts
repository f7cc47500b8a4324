import type { Deed, Frame } from '@moonrise/engine';
import type { WireOffer, WirePrompt } from '../../../shared/connection/snapshot.ts';
import type { RulesEntry } from '../../../shared/rules/rules.ts';

/** True for prompts that are answered in the chat: they take text for a channel, and get no card. */
const isChat = ({ slot, offers }: WirePrompt, rules: RulesEntry): boolean =>
  slot in rules.words.channels && offers.every(({ text, targets }) => text !== undefined && targets.length === 0);

/** An offer that needs one button only. */
export const isShort = ({ pick, text }: WireOffer): boolean => pick === 0 && text === undefined;

/** The prompts that get cards. Those with one button come last, because "done" ends the others. */
export function asksOf(prompts: readonly WirePrompt[], rules: RulesEntry): readonly WirePrompt[] {
  const asks = prompts.filter((prompt) => !isChat(prompt, rules));
  const isQuick = ({ offers }: WirePrompt) => offers.every(isShort);
  return [...asks.filter((prompt) => !isQuick(prompt)), ...asks.filter(isQuick)];
}

/** The heading of a prompt's card. */
export const questionOf = ({ offers }: WirePrompt, { words }: RulesEntry, chosen?: string): string => {
  const long = offers.filter((offer) => !isShort(offer));
  const act = (long.find((offer) => offer.act === chosen) ?? long[0] ?? offers[0])?.act ?? '';
  return words.cards[act]?.ask ?? words.acts[act] ?? act;
};

/** An act on its button. */
export const nameOfAct = ({ words }: RulesEntry, act: string): string =>
  words.cards[act]?.pick ?? words.acts[act] ?? act;

/** Acts of single roles: seeing one reveals the role. */
const roleActs = (rules: RulesEntry): ReadonlySet<string> => new Set(rules.roles.flatMap(({ acts }) => acts));

/** True if the prompt does not reveal a role. */
export const isCommon = ({ offers }: WirePrompt, rules: RulesEntry): boolean => {
  const secret = roleActs(rules);
  return !offers.some(({ act }) => secret.has(act));
};

interface Asked {
  readonly game: { readonly prompts: readonly WirePrompt[] };
  readonly rules: RulesEntry;
  readonly isCovert: boolean; // show public information only
}
/** The cards that this screen may show. */
export const shownAsks = ({ game, rules, isCovert }: Asked): readonly WirePrompt[] =>
  asksOf(game.prompts, rules).filter((prompt) => !isCovert || isCommon(prompt, rules));

/** True for answers that need a confirmation: final, optional, or in an interruption. */
export const isGrave = ({ required }: WirePrompt, { pick, final }: WireOffer, isInterruption: boolean): boolean =>
  pick > 0 && (final === true || !required || isInterruption);

/** A choice with its slot. */
export type Ballot = Deed & { readonly slot: string };

/** The visible ballots of the open frame. */
export const ballotsOf = (frame: Frame | undefined): readonly Ballot[] =>
  (frame?.ballots ?? []).flatMap((slots) => Object.entries(slots ?? {}).map(([slot, deed]) => ({ ...deed, slot })));

interface Watched extends Asked {
  readonly game: { readonly prompts: readonly WirePrompt[]; readonly state: { readonly frames: readonly Frame[] } };
}
/** The ballots of the open phase that this screen may show: with the card closed, no acts of single roles. */
export function shownBallots({ game, rules, isCovert }: Watched): readonly Ballot[] {
  const frame = game.state.frames.at(-1);
  const secret = isCovert ? roleActs(rules) : new Set<string>();
  return frame && !frame.closed ? ballotsOf(frame).filter(({ act }) => !secret.has(act)) : [];
}

/** The ballots by target; null: abstained. */
export function tally<B extends Deed>(ballots: readonly B[]): ReadonlyMap<number | null, readonly B[]> {
  const piles = new Map<number | null, B[]>();
  for (const ballot of ballots)
    for (const target of ballot.targets.length > 0 ? ballot.targets : [null])
      piles.set(target, [...(piles.get(target) ?? []), ballot]);
  return new Map([...piles].sort(([, a], [, b]) => b.length - a.length));
}
