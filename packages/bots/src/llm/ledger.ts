import { type Game, type Id, nameOf, wordFor } from '@moonrise/engine';
import { claimsIn, type RoleClaim, resultsIn, type ToldResult } from './claims.ts';
import type { RecordLine } from './llm-memory.ts';
import { withQuotedNames } from './quoting.ts';

/** Who claims what, and what speaks against it. Votes, deaths, shown cards and own results stand in the record. */
export function ledgerLines(record: readonly RecordLine[], game: Game): readonly string[] {
  const claims = claimsIn(record, game);
  const named = withQuotedNames(game);
  return [
    ...claims.map((claim) => claimLine(claim, claims, named)),
    ...resultsIn(record, game).map((result) => resultLine(result, named)),
  ];
}

function claimLine({ seat, role, day }: RoleClaim, claims: readonly RoleClaim[], game: Game): string {
  const card = shownCard(game, seat);
  const rivals = claims.filter((other) => other.seat !== seat && other.role === role);
  const isOverclaimed = rivals.length + 1 > (game.state.deck[role] ?? 0);
  const against = [
    card !== null && card !== role && `the card was ${wordFor(game.rules, card)}`,
    isOverclaimed &&
      rivals.length > 0 &&
      `also claimed by ${rivals.map((rival) => nameOf(game, rival.seat)).join(', ')}`,
    isOverclaimed && rivals.length === 0 && 'no such card was dealt',
  ].filter((reason) => reason !== false);
  return `- ${nameOf(game, seat)} claims ${wordFor(game.rules, role)} (round ${day})${contradicted(against)}`;
}

function resultLine({ seat, day, report: { about, answer } }: ToldResult, game: Game): string {
  const whom = about.map((place) => nameOf(game, place)).join(' and ');
  const [first = -1] = about;
  const card = shownCard(game, first);
  const isWrong =
    card !== null && about.length === 1 && game.rules.roleOf.has(String(answer)) && looks(game, card) !== answer;
  const against = isWrong ? [`the card of ${nameOf(game, first)} was ${wordFor(game.rules, card)}`] : [];
  return `- ${nameOf(game, seat)} says of ${whom}: ${wordFor(game.rules, String(answer))} (round ${day})${contradicted(against)}`;
}
const contradicted = (reasons: readonly string[]): string =>
  reasons.length > 0 ? `; contradicted: ${reasons.join('; ')}` : '';

/** The card of a dead player, as far as this seat knows it. */
const shownCard = (game: Game, seat: number): Id | null =>
  game.seats[seat]?.alive === false ? (game.state.cards[seat] ?? null) : null;
const looks = ({ rules }: Game, card: Id): Id => rules.roleOf.get(card)?.shows ?? card;
