import type { Deck, Experiment } from '@moonrise/lab/figures';
import type { RulesEntry } from '../../shared/rules/rules.ts';

/** A set in the editor. */
export interface LabSet {
  readonly rules: string;
  readonly players: number;
  readonly deck: Deck | undefined; // undefined: the rule set's own for this number of players
  readonly options: Readonly<Record<string, unknown>>; // without the deck
}
export const botKinds = ['easy', 'standard', 'hard', 'random'] as const;
export type BotKind = (typeof botKinds)[number];

/** A rule set with defaults and a medium number of players. */
export function usualSet({ id, decks }: RulesEntry): LabSet {
  const sizes = sizesOf(decks);
  return { rules: id, players: sizes[(sizes.length - 1) >> 1] ?? 0, deck: undefined, options: {} };
}
/** The set in a link, if it is a valid one of these rule sets. */
export function linkedSet(search: string, entries: readonly RulesEntry[]): LabSet | undefined {
  try {
    const { rules, players, options = {} } = JSON.parse(new URLSearchParams(search).get('set') ?? '') as Experiment;
    const { roles: deck, ...others } = options as { readonly roles?: Deck };
    const isSound = Number.isInteger(players) && Object.values(deck ?? {}).every(Number.isInteger);
    if (!isSound || !entries.some(({ id }) => id === rules)) return undefined;
    return { rules, players, deck, options: others };
  } catch {
    return undefined; // not a link of ours
  }
}
export const sizesOf = (decks: RulesEntry['decks']): number[] =>
  Object.keys(decks)
    .map(Number)
    .sort((a, b) => a - b);

export const labDeckOf = ({ deck, players }: LabSet, { decks }: RulesEntry): Deck =>
  deck ?? decks[String(players)] ?? {};

export const experimentOf = ({ rules, players, deck, options }: LabSet, bots: BotKind): Experiment => ({
  rules,
  options: deck ? { ...options, roles: deck } : options,
  players,
  seed: 'lab',
  bots: { village: bots, wolves: bots },
});

/** Adds and removes cards; the number of players follows. */
export function withCards(set: LabSet, rules: RulesEntry, changes: Readonly<Record<string, number>>): LabSet {
  const deck: Record<string, number> = { ...labDeckOf(set, rules) };
  for (const [role, by] of Object.entries(changes)) deck[role] = Math.max(0, (deck[role] ?? 0) + by);
  const cards = Object.entries(deck).filter(([, count]) => count > 0);
  const players = cards.reduce((sum, [, count]) => sum + count, 0) - rules.center;
  return { ...set, players, deck: Object.fromEntries(cards) };
}
