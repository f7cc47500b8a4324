import type { Result } from '../mind/memory.ts';
import { keyOf } from '../mind/said.ts';
import { accused, isInformed, subject } from '../mind/table-info.ts';
import type { SpeechAct } from '../talk/acts.ts';
import { hasFound, isDecisive, isHeldBack, isVotingDay, voteTarget } from './ballot.ts';
import { inventResults, isBiding } from './cover.ts';
import { defence, opening, question, reaction } from './dialogue.ts';
import { changeOfMind, doubt, grounds, objection, rebuttal } from './discussion.ts';
import { replies } from './inquiries.ts';
import { drawn, identity, isCompromised, living, results, type Situation } from './situation.ts';

const ACTS = 3; // in one utterance
const SHORT = 2; // where turns to speak are counted
const TALKS = 4; // in one phase
const TALKS_WHEN_ASKED = 6;
const FEW = 4; // so few left that nothing is kept secret

/** What to say now: answers, then news, then the vote. Only answers are repeated. */
export function planned(situation: Situation, isShort: boolean): readonly SpeechAct[] {
  const { memory, me } = situation;
  if (memory.talks >= TALKS_WHEN_ASKED) return [];
  if (situation.isFoe) inventResults(situation);
  const news = disclosure(situation);
  const answers = replies(situation, news);
  if (memory.talks >= TALKS && answers.length === 0) return [];
  const most = isShort ? SHORT : ACTS;
  const isBrief = answers.length > 0 || memory.accusers.length > 0;
  const told = distinct([...answers, ...news]);
  const first = isShort || told.length >= most ? [] : opening(situation);
  const room = most - told.length - first.length;
  const acts = distinct([...first, ...told, ...intention(situation, isBrief ? 1 : room)]);
  if (acts.length < most && !acts.some(isDefence)) acts.push(...defence(situation));
  if (acts.length === 1 && !isShort) acts.push(...rebuttal(situation, acts));
  if (acts.length < most && !acts.some(isDefence)) acts.push(...reaction(situation));
  if (acts.length < most && !isBrief && !acts.some(isDefence)) acts.push(...objection(situation, acts));
  if (acts.length === 0) acts.push(...(memory.heard.includes(me) ? question(situation) : smallTalk(situation)));
  return acts.slice(0, most);
}
const isDefence = (act: SpeechAct): boolean =>
  act.type === 'claim' ||
  act.type === 'defend' ||
  act.type === 'disagree' ||
  (act.type === 'ask' && act.about === 'reason');
function distinct(acts: readonly SpeechAct[]): SpeechAct[] {
  if (acts.length < 2) return [...acts];
  const names = acts.map((act) => keyOf(act, 0) ?? JSON.stringify(act));
  return acts.filter((_, i) => names.indexOf(names[i] as string) === i);
}
const smallTalk = ({ memory }: Situation): SpeechAct[] => [{ type: 'chat', mood: memory.day < 2 ? 'greet' : 'unsure' }];

/** The seat's role and results that it has not told yet. */
function disclosure(situation: Situation): SpeechAct[] {
  const { memory } = situation;
  const acts: SpeechAct[] = [];
  if (isCompromised(situation)) return acts;
  if (memory.claimed !== identity(situation)) {
    if (!mayClaim(situation)) return [];
    acts.push({ type: 'claim', role: identity(situation) });
  }
  for (const { key, about, answer, day } of results(situation)) {
    const report: SpeechAct = { type: 'report', key, about, answer, day };
    if (!memory.told.includes(keyOf(report, memory.day) ?? '')) acts.push(report);
  }
  return acts;
}

/** True if it is time to claim a role. */
function mayClaim(situation: Situation): boolean {
  const { memory, facts, info, me, game } = situation;
  const own = identity(situation);
  const role = info.rules.roleOf.get(own);
  const known = results(situation);
  if (drawn(situation, 'candour') < info.rates.candour) return true;
  if (isThreatened(situation)) return true;
  const isOnly = info.deck[own] === 1;
  if (isOnly && facts.claims.some((fact) => fact.role === own && fact.seat !== me)) return true;
  if (!isInformed(role) || known.length === 0) return false;
  if (isBiding(situation)) return isDecisive(situation);
  const isAgainstLiving = (result: Result) => game.isAlive(accused(info, me, result) ?? -1);
  if (known.some(isAgainstLiving)) return true;
  if (isCalled(situation) && pays(situation, known)) return true;
  return living(situation).length < FEW || drawn(situation, `open/${memory.day}`) < info.rates.open;
}
const isCalled = ({ memory }: Situation): boolean => memory.asks.some(({ about }) => about === 'claims');
/** True if its results leave the village few others to suspect: then they are worth the risk of the night. */
function pays({ game, me }: Situation, known: readonly Result[]): boolean {
  const others = game.living().filter((seat) => seat !== me);
  const told = others.filter((seat) => known.some(({ about }) => subject(me, about) === seat));
  return told.length * 2 >= others.length - 1;
}
/** True if so many announced votes against this seat that it should speak up. */
function isThreatened({ memory, me, game }: Situation): boolean {
  const against = memory.intents.filter((intent) => intent === me).length;
  return against >= 2 && against * 3 >= game.living().length;
}

/** The vote if it is new: with a reason and with what it takes back, if there is room. */
function intention(situation: Situation, room: number): SpeechAct[] {
  const { memory } = situation;
  if (!isVotingDay(situation)) return [];
  const seat = voteTarget(situation, living(situation));
  if (seat === undefined || seat === memory.intent || isHeldBack(situation, seat)) return [];
  const vote: SpeechAct = { type: 'intend', seat };
  const suspect = doubt(situation, seat);
  const isKnown = hasFound(situation, seat) || memory.told.includes(keyOf(suspect, memory.day) ?? '');
  const reason = isKnown || room < 2 ? [] : [suspect];
  const more = () => [...changeOfMind(situation, seat), ...(isKnown ? [] : grounds(situation, suspect))];
  const [extra] = room > reason.length + 1 ? more() : [];
  const [before, after] = extra?.type === 'unsuspect' ? [[extra], []] : [[], extra ? [extra] : []];
  return [...before, ...reason, ...after, vote];
}
