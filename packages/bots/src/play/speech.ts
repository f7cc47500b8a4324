import type { SeatId } from '@moonrise/engine';
import { accuses, isInformed } from '../mind/world.ts';
import type { SpeechAct } from '../talk/acts.ts';
import { favourite, isVotingDay, reasonAgainst } from './ballot.ts';
import { makeUp } from './cover.ts';
import { drawn, identity, living, results, type Scene } from './scene.ts';

const ACTS = 3; // in one utterance
const TALKS = 4; // in one phase
const FEW = 4; // so few are left that nothing is kept back

/** What to say now: news first, then answers, then whom to vote for. Nothing is said twice. */
export function planned(scene: Scene, isShort: boolean): readonly SpeechAct[] {
  const { memory } = scene;
  if (memory.talks >= TALKS) return [];
  if (scene.isFoe) makeUp(scene);
  const news = disclosure(scene);
  const answers = news.length > 0 ? [] : replies(scene);
  const acts = [...news, ...answers, ...intention(scene, isShort)];
  if (acts.length === 0 && !memory.heard.includes(scene.me))
    acts.push({ type: 'chat', mood: memory.day < 2 ? 'greet' : 'unsure' });
  return acts.slice(0, isShort ? 1 : ACTS);
}

/** Keeps in mind what was said, so that it is not said again. */
export function noteSaid({ memory }: Scene, acts: readonly SpeechAct[]): void {
  memory.talks++;
  for (const act of acts) {
    if (act.type === 'claim') memory.claimed = act.role;
    if (act.type === 'report') memory.told = [...memory.told, keyOf(act.key, act.about, act.day)];
    if (act.type === 'suspect') memory.told = [...memory.told, doubtOf(memory.day, act.seat)];
    if (act.type === 'intend') memory.intent = act.seat;
    if (act.type === 'claim' || act.type === 'intend' || act.type === 'suspect') memory.asks = [];
  }
}
const keyOf = (key: string, about: readonly number[], day: number): string => `${key}/${about.join()}/${day}`;

const doubtOf = (day: number, seat: SeatId): string => `${day}/${seat}`;

function disclosure(scene: Scene): SpeechAct[] {
  const { memory } = scene;
  const acts: SpeechAct[] = [];
  if (memory.claimed !== identity(scene)) {
    if (!mayClaim(scene)) return [];
    acts.push({ type: 'claim', role: identity(scene) });
  }
  for (const { key, about, answer, day } of results(scene))
    if (!memory.told.includes(keyOf(key, about, day))) acts.push({ type: 'report', key, about, answer, day });
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
  if (memory.asks.some(({ about }) => about === 'role') && !isOnly) return true;
  if (!isInformed(role) || known.length === 0) return false;
  const isLiving = (seat: SeatId | undefined) => seat !== undefined && game.isAlive(seat);
  if (known.some(({ key, about, answer }) => isLiving(about[0]) && accuses(world, key, about, answer))) return true;
  return living(scene).length < FEW || drawn(scene, `open/${memory.day}`) < world.rates.open;
}
/** Whether so many want this seat out that it had better speak up. */
function isThreatened({ memory, me, game }: Scene): boolean {
  const against = memory.intents.filter((intent) => intent === me).length;
  return against >= 2 && against * 3 >= game.living().length;
}

function replies({ memory }: Scene): SpeechAct[] {
  const asked = memory.asks.find(({ about }) => about === 'role');
  return asked && memory.claimed !== null
    ? [{ type: 'claim', role: memory.claimed }]
    : asked
      ? [{ type: 'defend' }]
      : [];
}

function intention(scene: Scene, isShort: boolean): SpeechAct[] {
  const { memory } = scene;
  if (!isVotingDay(scene)) return [];
  const seat = favourite(scene, living(scene));
  if (seat === undefined || seat === memory.intent) return [];
  const intend: SpeechAct = { type: 'intend', seat };
  if (memory.intent !== null || isShort || memory.told.includes(doubtOf(memory.day, seat))) return [intend];
  return [{ type: 'suspect', seat, because: reasonAgainst(scene, seat) }, intend];
}
