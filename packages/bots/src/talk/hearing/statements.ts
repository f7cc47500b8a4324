import type { SpeechAct } from '../acts.ts';
import type { Clause } from './clause.ts';
import { add, type Parse, refer } from './parse.ts';
import { resultsIn } from './results.ts';
import { claimsIn, deniedIn, moodIn, selfIn } from './self.ts';
import { isPlayer } from './sentence.ts';
import { stancesIn } from './stances.ts';

/** Takes up what clauses state. */
export function state(parse: Parse, clauses: readonly Clause[]): void {
  let isOthers = false; // another player's words go on
  for (const clause of clauses) {
    if (clause.isOthers()) {
      isOthers = true;
      parse.isKnown = true;
    } else {
      if (clause.has('mine') || (clause.isContrast && (clause.has('he') || clause.isAbout))) isOthers = false;
      const isContrasted = parse.found.some(({ type }) => type === 'claim') && clause.isBare;
      if (!isOthers && !isContrasted) add(parse, statedIn(parse, clause));
    }
    refer(parse, clause.seats);
  }
  deny(parse, clauses);
}
/** Who takes something back and denies a role means the claim to it. */
function deny({ found, vocabulary }: Parse, clauses: readonly Clause[]): void {
  const denied = clauses.map(deniedIn).find((index) => index !== undefined);
  const role = vocabulary.roles[denied ?? -1];
  const at = found.findIndex(({ type }) => type === 'retract');
  if (role && at >= 0) found[at] = { type: 'retract', role: role.id };
}
function statedIn(parse: Parse, clause: Clause): readonly SpeechAct[] {
  const claims = claimed(parse, claimsIn(clause));
  if (clause.has('maybe')) return claims;
  const results = resultsIn(clause, parse.named, parse);
  if (results.length > 0) {
    parse.isTelling = true;
    const isSaid = clause.has('mine') || clause.cues.of('claim').some(({ from, to }) => to - from > 1);
    return isSaid ? [...claims, ...results] : results;
  }
  if (clause.has('result') && !clause.has('byOther')) parse.isTelling = true;
  if (claims.length > 0 && !clause.has('voting')) return claims;
  const stances = isNarrated(clause) ? [] : stancesIn(clause, parse.named);
  if (stances.length > 0) return [...claims, ...stances];
  return [...claims, ...(clause.seats.length === 0 ? selfIn(clause) : moodIn(clause))];
}
const MANY = 3; // players
/** True if a sentence tells of many players, and this clause does not say what the speaker thinks. */
function isNarrated(clause: Clause): boolean {
  const named = new Set(clause.sentence.units.filter(isPlayer));
  return named.size >= MANY && named.size > clause.seats.length && !clause.has('mine');
}
/** The claims of these roles, for whose results the listener is ready from now on. */
export function claimed(parse: Parse, roles: readonly number[]): readonly SpeechAct[] {
  return roles.flatMap((index) => {
    const role = parse.vocabulary.roles[index];
    if (!role) return [];
    if (Object.values(role.evidence ?? {}).some(({ isDeed }) => !isDeed))
      Object.assign(parse, { isTelling: true, teller: role });
    return [{ type: 'claim', role: role.id } as const];
  });
}
