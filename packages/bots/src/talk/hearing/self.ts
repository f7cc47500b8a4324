import type { Mood, SpeechAct } from '../acts.ts';
import type { Clause } from './clause.ts';
import { indexOf, sideIn } from './letters.ts';

type HeardMood = Exclude<Mood, 'dodge' | 'patience' | 'empty'>;
const MOODS: readonly HeardMood[] = ['greet', 'thanks', 'mourn', 'hurry', 'unsure'];
const STRANGE = 1; // most unknown words of a clause

/** What a clause that names no player says of the speaker: a defence, a vote for nobody, a mood. */
export function selfIn(clause: Clause): readonly SpeechAct[] {
  if (clause.has('retract')) return [{ type: 'retract' }];
  if (isDefence(clause)) return [{ type: 'defend' }];
  if (clause.has('voting', 'intend', 'callVote', 'spare') && clause.has('nobody') && !clause.has('voted'))
    return [{ type: clause.has('mine') ? 'intend' : 'callVote', seat: null }];
  if (clause.has('second')) return [{ type: 'second' }];
  return moodIn(clause, MOODS);
}
export function moodIn(clause: Clause, moods: readonly HeardMood[] = ['thanks', 'mourn']): readonly SpeechAct[] {
  const mood = moods.find((one) => clause.has(one));
  return mood ? [{ type: 'chat', mood }] : [];
}
function isDefence(clause: Clause): boolean {
  if (clause.has('defend')) return true;
  if (!clause.has('mine') || clause.has('he', 'voting', 'belief') || clause.unknown > 1) return false;
  const turns = clause.count('not', 'twist');
  return clause.count('bad') > 0 && clause.count('good') === 0 && turns % 2 === 1;
}

/** The role a clause denies, with no player for its subject: "I am not the Seer". */
export const deniedIn = (clause: Clause): number | undefined =>
  clause.seats.length === 0 && clause.has('not') && !clause.has('you', 'he') ? rolesIn(clause.units)[0] : undefined;
/** The roles the speaker claims in a clause. */
export function claimsIn(clause: Clause): readonly number[] {
  if (clause.has('reported', 'maybe', 'twist')) return [];
  const [cue] = clause.cues.of('claim');
  if (clause.cues.of('not').some(({ from }) => !cue || from < cue.to + 2)) return [];
  const isTogether = clause.has('withMe');
  if (!cue || isTogether) return isTogether || isOwnRole(clause) ? rolesIn(clause.units) : [];
  if (clause.seats.some((seat) => clause.indexOf(seat) < cue.from) || clause.unknown > STRANGE) return [];
  return rolesIn(clause.sentence.units.slice(cue.from, cue.to));
}
/** True if the speaker is the subject of a clause about a role, and no other player is. */
const isOwnRole = (clause: Clause): boolean =>
  clause.rules.isSpaced &&
  isBefore(clause) &&
  clause.seats.length === 0 &&
  clause.unknown <= 1 &&
  !clause.has(
    'you',
    'he',
    'together',
    'asks',
    'belief',
    'doubt',
    'voting',
    'defend',
    'retract',
    'result',
    'bad',
    'byOther',
  );
const isBefore = ({ cues, units, from }: Clause): boolean => {
  const role = from + units.findIndex((unit) => indexOf('role', unit) !== undefined);
  return cues.of('mine').some(({ to }) => to <= role);
};
const rolesIn = (units: readonly string[]): readonly number[] =>
  units
    .filter((unit) => sideIn(unit) !== 'bad')
    .flatMap((unit) => indexOf('role', unit) ?? [])
    .slice(0, 1);
