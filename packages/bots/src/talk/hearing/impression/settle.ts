import type { SeatId } from '@moonrise/engine';
import type { SpeechAct } from '../../acts.ts';
import { guessedIn } from './guessed.ts';
import { chanceOf, type Impression } from './impression.ts';

const UNLIKELY = 0.15; // a parsed act this unlikely gives way to likely ones
const LIKELY = 0.6;
const HARMFUL = 0.25; // a parsed opinion or vote less likely than this is not heard

/** Weighs what was parsed against the impression of the whole line. Results are never touched. */
export function settle(parsed: readonly SpeechAct[], impression: Impression): readonly SpeechAct[] {
  const strong = parsed.filter(({ type }) => type !== 'chat');
  if (strong.some(({ type }) => type === 'report')) return parsed;
  const guessed = guessedIn(impression);
  if (strong.length === 0) return guessed.length > 0 ? guessed : parsed;
  const chances = new Map(strong.map((act) => [act, chanceIn(impression, act)]));
  const isUnlikely = Math.min(...chances.values()) < UNLIKELY;
  const isNew = guessed.some((act) => !parsed.some((one) => JSON.stringify(one) === JSON.stringify(act)));
  const isBetter = isNew && guessed.every((act) => chanceIn(impression, act) >= LIKELY);
  if (isUnlikely && isBetter) return guessed;
  const isExplained = (act: SpeechAct) =>
    strong.some((other) => other !== act && isOnSame(act, other) && (chances.get(other) ?? 0) >= LIKELY);
  return parsed.filter((act) => !isHarmful(act) || (chances.get(act) ?? 1) >= HARMFUL || isExplained(act));
}
/** Of two things said of one player, the impression shows only the likelier. */
const isOnSame = (act: SpeechAct, other: SpeechAct): boolean =>
  'seat' in act && 'seat' in other && act.seat !== null && act.seat === other.seat;
const HARM: readonly SpeechAct['type'][] = ['suspect', 'trust', 'vouch', 'intend', 'callVote', 'claim'];
const isHarmful = ({ type }: SpeechAct): boolean => HARM.includes(type);

/** How well an act fits the impression. */
function chanceIn({ line, seats }: Impression, act: SpeechAct): number {
  const of = (seat: SeatId, ...meanings: readonly string[]) => {
    const named = seats.get(seat);
    return named ? chanceOf(named.odds, ...meanings) : 1; // a pronoun: nothing is known
  };
  switch (act.type) {
    case 'suspect':
      return of(act.seat, 'suspect', 'red', 'intend', 'callVote');
    case 'trust':
      return of(act.seat, 'trust', 'vouch', 'spare', 'green', 'unsuspect', 'agree');
    case 'vouch':
      return of(act.seat, 'vouch', 'trust');
    case 'spare':
    case 'unsuspect':
      return of(act.seat, 'spare', 'trust', 'unsuspect');
    case 'agree':
      return of(act.seat, 'agree', 'trust');
    case 'disagree':
      return of(act.seat, 'disagree', 'suspect');
    case 'intend':
    case 'callVote':
      if (act.seat === null) return chanceOf(line, 'intend-nobody', 'call-nobody');
      return of(act.seat, 'intend', 'callVote', 'suspect');
    case 'ask':
      if (!('whom' in act)) return of(act.seat, `ask-${act.about}`);
      return Math.max(of(act.seat, 'asked'), of(act.whom, 'why', 'about'));
    case 'askAll':
      if (!('whom' in act)) return chanceOf(line, `all-${act.about}`);
      return of(act.whom, act.about === 'why' ? 'why' : 'about');
    case 'callClaim':
      return chanceOf(line, 'callClaim', 'callHolder');
    case 'claim':
    case 'defend':
    case 'retract':
    case 'second':
    case 'wonder':
      return chanceOf(line, act.type);
    default:
      return 1;
  }
}
