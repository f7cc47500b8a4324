import type { Decided } from './decide.ts';
import { Decision } from './decision.ts';
import { commitmentOf, dice, isSeed } from './dice.ts';
import { nothing } from './evolve.ts';
import { Game } from './game.ts';
import type { Deck, Id, Refusal } from './model.ts';
import { refuse } from './refusal.ts';
import type { Ruleset } from './rules.ts';
import { advance, settle } from './settle.ts';

export interface Setting {
  readonly names: readonly string[];
  readonly seed: string; // 64 hexadecimal digits, secret until the end
  readonly cards?: readonly Id[]; // used instead of the shuffled deck, in tests and contests
}

/** Deals the cards and opens the first phase. */
export function start(rules: Ruleset, setting: Setting): Decided {
  const { names, seed, cards } = setting ?? ({} as Setting); // input from outside: it is refused and never throws
  const fault = faultOf(rules, names, seed);
  if (fault) return fault;
  const chosen = rules.cards(names.length);
  if (!chosen.ok) return chosen;
  if (cards && !isSameDeck(cards, chosen.deck)) return refuse('bad_deck', 'The cards given are not those of the deck.');
  const dealt = cards ?? deal(chosen.deck, seed);
  const d = new Decision(new Game(rules, nothing), seed);
  const worn = rules.identities && dice(seed, 'identities').shuffle(rules.identities).slice(0, names.length);
  d.emit({
    type: 'started',
    rules: rules.id,
    ...(rules.version > 1 && { version: rules.version }),
    options: rules.options,
    names: worn ?? names,
    deck: chosen.deck,
    centre: rules.centre ?? 0,
    day: rules.firstDay,
    commitment: commitmentOf(seed),
    to: 'all',
  });
  if (worn) d.emit({ type: 'masked', names, to: [] });
  for (let place = 0; place < dealt.length; place++)
    d.emit({ type: 'dealt', place, role: dealt[place] as Id, to: place < names.length ? [place] : [] });
  d.introduceAll();
  advance(d, 0, rules.firstDay);
  settle(d);
  return { ok: true, events: d.events, game: d.table.at(d.state) };
}

/** The shuffled deck: the first card is for seat 0, and the cards left over lie in the centre. */
export function deal(deck: Deck, seed: string): Id[] {
  return dice(seed, 'deal').shuffle(sortedCards(deck));
}
function sortedCards(deck: Deck): readonly Id[] {
  const known = knownDecks.get(deck);
  if (known) return known;
  const cards: Id[] = [];
  for (const role of Object.keys(deck).sort()) for (let count = deck[role] ?? 0; count > 0; count--) cards.push(role);
  knownDecks.set(deck, cards);
  return cards;
}
const knownDecks = new WeakMap<Deck, readonly Id[]>(); // a deck never changes

function faultOf(rules: Ruleset, names: unknown, seed: unknown): Refusal | undefined {
  const [min, max] = rules.players;
  if (!Array.isArray(names) || ![...names].every((name) => typeof name === 'string'))
    return refuse('malformed', 'A game begins with a list of names.');
  if (names.length < min || names.length > max)
    return refuse('bad_players', `${rules.words.name} is for ${min} to ${max} players, not ${names.length}.`);
  return isSeed(seed) ? undefined : refuse('bad_seed', 'A seed is 64 hexadecimal digits (256 bits).');
}

function isSameDeck(cards: readonly Id[], deck: Deck): boolean {
  if (!Array.isArray(cards)) return false;
  const size = Object.values(deck).reduce((sum, count) => sum + count, 0);
  const isRight = (role: Id) => cards.filter((card) => card === role).length === deck[role];
  return cards.length === size && Object.keys(deck).every(isRight);
}
