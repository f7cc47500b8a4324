import type { SpeechAct, TalkContext } from '../acts.ts';
import { Clause } from './clause.ts';
import { clausesOf, conditionIn, questionFrom } from './clauses.ts';
import { Cues } from './cues.ts';
import { denied, suppose } from './guesses.ts';
import { impressionOf, type Noticed, settle, traitsOf } from './impression/index.ts';
import { add, forget, type Parse, refer } from './parse.ts';
import { claimCallIn, questionIn } from './questions.ts';
import { claimsIn } from './self.ts';
import { isPlayer, type Sentence } from './sentence.ts';
import { opinionIn } from './stances.ts';
import { claimed, state } from './statements.ts';
import { sentencesOf } from './tokens.ts';
import { vocabularyOf } from './vocabulary.ts';

/**
 * Parses free text. Prefers to miss something over misreading it. Undefined if the text does not seem to be in this
 * language.
 */
export function understand(text: string, language: string, context: TalkContext): readonly SpeechAct[] | undefined {
  const vocabulary = vocabularyOf(context.rules, language);
  const parse: Parse = { vocabulary, context, found: [], isTelling: false, isKnown: false };
  const noticed = noticedIn(text, language, context);
  for (const { sentence, cues } of noticed) if (!denied(parse, sentence, cues)) hear(parse, sentence, cues);
  const parsed = distinct(parse.found.filter((act, i) => !parse.found.some((other, j) => isOver(act, other, j > i))));
  const acts = isShort(noticed) ? settle(parsed, impressionOf(traitsOf(noticed, language))) : parsed;
  return parse.isKnown || acts.length > 0 ? acts : undefined;
}
/** The sentences of a text, and the phrases in them. */
export function noticedIn(text: string, language: string, context: TalkContext): readonly Noticed[] {
  const vocabulary = vocabularyOf(context.rules, language);
  return sentencesOf(text, vocabulary, context).map((sentence) => ({
    sentence,
    cues: Cues.shown(vocabulary.phrases.find(sentence)),
  }));
}
const SENTENCES = 4; // of a line from which an impression is taken
const isShort = (noticed: readonly Noticed[]): boolean =>
  noticed.length > 0 && noticed.length <= SENTENCES && playersIn(noticed) <= PLAYERS;
const PLAYERS = 4;
const playersIn = (noticed: readonly Noticed[]): number =>
  new Set(noticed.flatMap(({ sentence }) => sentence.units.filter(isPlayer))).size;
function distinct(acts: readonly SpeechAct[]): readonly SpeechAct[] {
  const seen = new Set<string>();
  return acts.filter((act) => {
    const key = act.type === 'report' ? `${act.about}/${act.day}` : JSON.stringify(act);
    return !seen.has(key) && seen.add(key);
  });
}
/** A later word on the same player replaces an earlier one, and a vote against a player outweighs praise. */
function isOver(act: SpeechAct, other: SpeechAct, isLater: boolean): boolean {
  if (act.type === 'askAll') return other.type === 'ask' && other.about === act.about;
  if (!('seat' in act && 'seat' in other) || act.seat !== other.seat) return false;
  if (act.type === 'trust' && (other.type === 'callVote' || other.type === 'intend')) return true;
  if (!isLater) return false;
  if (act.type === 'spare') return other.type === 'trust';
  return (act.type === 'suspect' || act.type === 'trust') && (other.type === 'suspect' || other.type === 'trust');
}

function hear(parse: Parse, sentence: Sentence, cues: Cues): void {
  const { vocabulary } = parse;
  const call = claimCallIn(sentence, cues, vocabulary);
  if (call) return add(parse, [call]);
  if (cues.has('unreal')) return forget(parse);
  if (isSupposed(sentence, cues)) return suppose(parse, sentence, cues);
  note(parse, sentence, cues);
  const { clauses, last } = clausesOf(sentence, cues);
  if (last) add(parse, claimed(parse, claimsIn(last)));
  const isClaim = !sentence.isQuestion && clauses.some((clause) => claimsIn(clause).length > 0);
  const at = isClaim ? -1 : questionFrom(clauses, sentence);
  const isTwisted = isStatement(cues);
  const asked = at < 0 || (isTwisted && !cues.has('why')) ? [] : clauses.slice(at);
  const question = asked[0] && questionIn(sentence, asked[0].from, asked.at(-1)?.to ?? 0, cues, vocabulary);
  const isAsking = question !== undefined || (at >= 0 && sentence.isQuestion && !isTwisted);
  state(parse, isAsking ? clauses.slice(0, at) : clauses);
  if (question) ask(parse, question);
  else if (isAsking)
    refer(
      parse,
      asked.flatMap(({ seats }) => seats),
    );
}
function isSupposed(sentence: Sentence, cues: Cues): boolean {
  const at = conditionIn(sentence, cues);
  return at < sentence.units.length && (sentence.isStart(at) || !sentence.rules.isSpaced || cues.has('wager'));
}
/** True if a question only sounds like one: "can we all vote Tom", "isn't Tom sus?" */
const isStatement = (cues: Cues): boolean =>
  cues.has('twist', 'vouch', 'spare', 'unsuspect', 'rhetoric') ||
  (cues.has('callVote') && !cues.has('ballot', 'ballots', 'suspect', 'opinion', 'role'));
/** Remembers what the next sentence may refer to. */
function note(parse: Parse, sentence: Sentence, cues: Cues): void {
  const night = [...sentence.text.matchAll(sentence.rules.night)][0]?.[1];
  if (night !== undefined) parse.night = Number(night);
  if (!sentence.isQuestion || isStatement(cues)) return;
  const whole = new Clause(sentence, sentence.rules, cues, [0, sentence.units.length]);
  const [seat, other] = whole.seats;
  const opinion = seat === undefined || other !== undefined ? undefined : opinionIn(whole);
  if (opinion && seat !== undefined) parse.guess = { seat, opinion };
}
function ask(parse: Parse, question: SpeechAct): void {
  add(parse, [question]);
  if ('whom' in question) parse.named = question.whom;
  else if ('seat' in question && question.seat !== null) parse.named = question.seat;
}
