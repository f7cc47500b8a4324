import { type Evidence, type Game, type Id, nameOf, sentence, wordFor } from '@moonrise/engine';
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

function resultLine({ seat, day, report }: ToldResult, game: Game): string {
  const { key, about, answer } = report;
  const name = nameOf(game, seat);
  const evidence = evidenceOf(game, key);
  if (evidence?.isDeed)
    return `- ${name} says (round ${day}): ${sentence(game, { type: 'told', key, about, to: 'all' })}`;
  const whom = about.map((place) => nameOf(game, place)).join(' and ');
  const shown = about.map((place) => shownCard(game, place));
  const holds = (place: number) => game.rules.roleOf.get(shown[about.indexOf(place)] ?? null);
  const isWrong = !shown.includes(null) && evidence?.fits(holds, seat, about, answer) === false;
  const cards = about.map(
    (place, i) => `the card of ${nameOf(game, place)} was ${wordFor(game.rules, shown[i] ?? '')}`,
  );
  return `- ${name} says of ${whom}: ${wordFor(game.rules, String(answer))} (round ${day})${contradicted(isWrong ? cards : [])}`;
}
const evidenceOf = ({ rules }: Game, key: string): Evidence | undefined =>
  rules.roles.find(({ evidence }) => evidence?.[key])?.evidence?.[key];
const contradicted = (reasons: readonly string[]): string =>
  reasons.length > 0 ? `; contradicted: ${reasons.join('; ')}` : '';

/** The card of a dead player, as far as this seat knows it. */
const shownCard = (game: Game, seat: number): Id | null =>
  game.seats[seat]?.alive === false ? (game.state.cards[seat] ?? null) : null;
