import type { Game, Id, SeatId } from '@moonrise/engine';
import type { Report } from '../talk/acts.ts';
import { read } from '../talk/read.ts';
import type { ChatLine, RecordLine } from './llm-memory.ts';

/** A role that a player has claimed in public. */
export interface RoleClaim {
  readonly seat: SeatId;
  readonly role: Id;
  readonly day: number;
}
/** A result that a player has told in public. */
export interface ToldResult {
  readonly seat: SeatId;
  readonly day: number;
  readonly report: Report;
}

/** What a pack says among itself is a plan, and no claim. */
const isPublic = (line: RecordLine): line is ChatLine => line.kind === 'chat' && !line.isPrivate;
const actsIn = ({ seat, text }: ChatLine, { rules, seats }: Game) =>
  read(text, { rules, language: 'en', seats, me: seat, seed: '', recent: [] });

/** The claims in these lines, each once, in order. A player who takes a claim back has made none. */
export function claimsIn(lines: readonly RecordLine[], game: Game): readonly RoleClaim[] {
  const claims: RoleClaim[] = [];
  for (const line of lines.filter(isPublic))
    for (const act of actsIn(line, game)) {
      const { seat, day } = line;
      const known = claims.findIndex(
        (claim) => claim.seat === seat && (act.type !== 'claim' || claim.role === act.role),
      );
      if (act.type === 'retract' && known >= 0) claims.splice(known, 1);
      if (act.type === 'claim' && known < 0) claims.push({ seat, role: act.role, day });
    }
  return claims;
}

/** The results told in these lines, each once, in order. */
export function resultsIn(lines: readonly RecordLine[], game: Game): readonly ToldResult[] {
  const results = new Map<string, ToldResult>();
  for (const line of lines.filter(isPublic))
    for (const act of actsIn(line, game)) {
      if (act.type !== 'report') continue;
      const key = JSON.stringify([line.seat, act.key, act.about, act.answer]);
      if (!results.has(key)) results.set(key, { seat: line.seat, day: line.day, report: act });
    }
  return [...results.values()];
}
