import type { Result } from '../mind/memory.ts';
import { keyOf } from '../mind/said.ts';
import { accused, isInformed } from '../mind/world.ts';
import type { SpeechAct } from '../talk/acts.ts';
import { backers, favourite, hasFound, isVotingDay } from './ballot.ts';
import { makeUp } from './cover.ts';
import { defence, doubt, opening, question, reaction, replies } from './dialogue.ts';
import { drawn, identity, isCompromised, living, results, type Scene } from './scene.ts';

const ACTS = 3; // in one utterance
const TALKS = 4; // in one phase
const TALKS_WHEN_ASKED = 6;
const ENOUGH = 2; // who have given a reason
const FEW = 4; // so few are left that nothing is kept back

/** What to say now: answers first, then news, then whom to vote for. Nothing is said twice, but in answer to a question. */
export function planned(scene: Scene, isShort: boolean): readonly SpeechAct[] {
  const { memory, me } = scene;
  if (memory.talks >= TALKS_WHEN_ASKED) return [];
  if (scene.isFoe) makeUp(scene);
  const news = disclosure(scene);
  const answers = replies(scene, news);
  if (memory.talks >= TALKS && answers.length === 0) return [];
  const most = isShort ? 1 : ACTS;
  const isBrief = isShort || answers.length > 0 || memory.accusers.length > 0;
  const acts = distinct([...answers, ...news, ...intention(scene, isBrief)]);
  if (!isShort && acts.length < most) acts.unshift(...opening(scene));
  if (acts.length < most && !acts.some(isDefence)) acts.push(...defence(scene));
  if (acts.length < most && !acts.some(isDefence)) acts.push(...reaction(scene));
  if (acts.length === 0) acts.push(...(memory.heard.includes(me) ? question(scene) : smallTalk(scene)));
  return acts.slice(0, most);
}
const isDefence = ({ type }: SpeechAct): boolean => type === 'claim' || type === 'defend';
function distinct(acts: readonly SpeechAct[]): SpeechAct[] {
  const name = (act: SpeechAct) => keyOf(act, 0) ?? JSON.stringify(act);
  return acts.filter((act, i) => acts.findIndex((other) => name(other) === name(act)) === i);
}
const smallTalk = ({ memory }: Scene): SpeechAct[] => [{ type: 'chat', mood: memory.day < 2 ? 'greet' : 'unsure' }];

/** Who one is, and what one has learnt, as far as it was not said. */
function disclosure(scene: Scene): SpeechAct[] {
  const { memory } = scene;
  const acts: SpeechAct[] = [];
  if (isCompromised(scene)) return acts;
  if (memory.claimed !== identity(scene)) {
    if (!mayClaim(scene)) return [];
    acts.push({ type: 'claim', role: identity(scene) });
  }
  for (const { key, about, answer, day } of results(scene)) {
    const report: SpeechAct = { type: 'report', key, about, answer, day };
    if (!memory.told.includes(keyOf(report, memory.day) ?? '')) acts.push(report);
  }
  return acts;
}

/** Whether it is time to say who one is. */
function mayClaim(scene: Scene): boolean {
  const { memory, world, me, game } = scene;
  const role = world.rules.roleOf.get(identity(scene));
  const known = results(scene);
  if (drawn(scene, 'candour') < world.rates.candour) return true;
  if (isThreatened(scene)) return true;
  const isOnly = world.deck[identity(scene)] === 1;
  if (isOnly && memory.facts.some((fact) => fact.type === 'claim' && fact.role === identity(scene) && fact.seat !== me))
    return true;
  if (!isInformed(role) || known.length === 0) return false;
  const isAgainstLiving = (result: Result) => game.isAlive(accused(world, me, result) ?? -1);
  if (known.some(isAgainstLiving)) return true;
  return living(scene).length < FEW || drawn(scene, `open/${memory.day}`) < world.rates.open;
}
/** Whether so many want this seat out that it had better speak up. */
function isThreatened({ memory, me, game }: Scene): boolean {
  const against = memory.intents.filter((intent) => intent === me).length;
  return against >= 2 && against * 3 >= game.living().length;
}

/** Whom to vote for, if that is new, and why. */
function intention(scene: Scene, isBrief: boolean): SpeechAct[] {
  const { memory } = scene;
  if (!isVotingDay(scene)) return [];
  const seat = favourite(scene, living(scene));
  if (seat === undefined || seat === memory.intent) return [];
  const suspect = doubt(scene, seat);
  const isKnown = hasFound(scene, seat) || memory.told.includes(keyOf(suspect, memory.day) ?? '');
  const isSaid = backers(scene, seat) >= ENOUGH;
  const isBare = memory.intent !== null || isBrief || isKnown || isSaid;
  return isBare ? [{ type: 'intend', seat }] : [suspect, { type: 'intend', seat }];
}
