import type { Act, Offer, Place, Prompt } from '@moonrise/engine';
import type { Answer } from '../player.ts';
import type { SpeechAct } from '../talk/acts.ts';
import { say } from '../talk/say.ts';
import { isSaid, signsOf } from '../talk/sentences-said.ts';
import { chooseBallot } from './choose-ballot.ts';
import {
  chooseExchanged,
  chooseFeared,
  chooseInherited,
  chooseInspected,
  chooseKill,
  chooseProtected,
  chooseRevived,
  chooseShot,
  isBiteNight,
  isQuietNight,
} from './night.ts';
import { actOf, canHappenToday, drawn, type Situation } from './situation.ts';
import { planned as plan } from './speech.ts';

const SECOND_LOOK = 0.2; // how often the second of two ways to inspect is taken
const SHORT = 60; // letters, where turns to speak are counted
const FREE = 0.4; // how often an optional act without targets is done

interface Manner {
  readonly isShort: boolean;
  readonly isPrivate: boolean;
}

/** All answers of a seat this turn. */
export function answersIn(situation: Situation): readonly Answer[] {
  const { prompts } = situation.turn;
  const spoken = prompts.flatMap((prompt) => speech(situation, prompt) ?? []);
  const isSpeaking = spoken.length > 0;
  const answers = prompts.flatMap((prompt) => choice(situation, prompt, isSpeaking) ?? []);
  const rest = answers.length > 0 || isSpeaking ? [] : prompts.flatMap((prompt) => decline(situation, prompt) ?? []);
  return [...spoken, ...answers, ...rest];
}

/** A line of chat, to everyone or to the pack. */
function speech(situation: Situation, { slot, offers }: Prompt): Answer | undefined {
  const offer = offers.find(({ text }) => text !== undefined);
  const act = offer && actOf(situation, offer.act, slot);
  if (!offer || !act || !situation.game.isAlive(situation.me)) return undefined;
  const isShort = situation.game.frame.floor !== null;
  const isPrivate = situation.role.acts?.includes(act) ?? false;
  const planned = isPrivate ? whispered(situation) : plan(situation, isShort);
  if (planned.length === 0) return silence(situation, slot, offers);
  const { acts, text } = worded(situation, planned, { isShort, isPrivate });
  if (acts.length === 0) return silence(situation, slot, offers);
  situation.memory.said = { text, acts };
  return { slot, act: offer.act, targets: [], text };
}
/** The words for what is planned; with little room only the first act. Asides that were heard before are left out. */
function worded(situation: Situation, planned: readonly SpeechAct[], manner: Manner) {
  const whole = { acts: planned, text: utterance(situation, planned, manner) };
  const isTooLong = manner.isShort && planned.length > 1 && whole.text.length > SHORT;
  const first = planned.slice(0, 1);
  const said = isTooLong ? { acts: first, text: utterance(situation, first, manner) } : whole;
  if (manner.isPrivate || situation.memory.asks.length > 0 || !isHeard(situation, said.text)) return said;
  const acts = said.acts.filter((act) => !isAside(act));
  return acts.length === 0 || acts.length === said.acts.length
    ? { ...said, acts }
    : { acts, text: utterance(situation, acts, manner) };
}
/** True for acts that may be left out rather than said in the same words again. */
const isAside = ({ type }: SpeechAct): boolean =>
  type === 'defend' || type === 'chat' || type === 'agree' || type === 'disagree' || type === 'ask' || type === 'vouch';
const isHeard = ({ memory }: Situation, text: string): boolean => isSaid(signsOf(text), memory.spoken);
/** In speech turns: skip while others still talk, end the talk when no one does. */
function silence({ game, me }: Situation, slot: string, offers: readonly Offer[]): Answer | undefined {
  const over = offers.find(({ closes }) => closes);
  const pass = offers.find(({ text, pick, closes }) => text === undefined && pick === 0 && !closes);
  const isAlone = game.frame.floor?.left.every((left, seat) => seat === me || (left?.count ?? 0) <= 0) ?? true;
  const way = isAlone ? over : (pass ?? over);
  return way && { slot, act: way.act, targets: [] };
}
function utterance({ info, game, me, turn, memory }: Situation, acts: readonly SpeechAct[], manner: Manner): string {
  const seed = `${turn.seed}/${game.frame.id}/${memory.talks}`;
  const { language = 'en', feminine } = turn;
  const { recent, spoken } = memory;
  const { isShort, isPrivate } = manner;
  const context = { rules: info.rules, language, seats: game.seats, me, seed, recent, spoken, isShort, isPrivate };
  return say(acts, feminine ? { ...context, feminine } : context);
}

/** To the pack: the target, said once a night by the first to speak. */
function whispered(situation: Situation): readonly SpeechAct[] {
  const { memory, game, pack, me } = situation;
  const others = game.living().filter((seat) => seat !== me && !pack.includes(seat));
  if (
    memory.prey !== null ||
    !canHappenToday(situation, 'harm') ||
    !pack.some((seat) => game.isAlive(seat)) ||
    others.length === 0
  )
    return [];
  const seat = chooseKill(situation, { act: '', pick: 1, from: others, mayPass: false });
  if (seat === undefined) return [];
  memory.prey = seat;
  return [{ type: 'intend', seat }];
}

function choice(situation: Situation, prompt: Prompt, isSpeaking: boolean): Answer | undefined {
  const offers = prompt.offers.filter(({ pick, from }) => pick > 0 && from.length >= pick);
  for (const offer of preferred(situation, offers)) {
    const act = actOf(situation, offer.act, prompt.slot);
    const targets = act && !(isSpeaking && isOfTheDay(act)) ? targetsOf(situation, offer, act) : [];
    const isSame = prompt.chosen?.act === offer.act && String(prompt.chosen.targets) === String(targets);
    if (targets.length === 0 || isSame || (prompt.chosen && !mayChange(offer, act))) continue;
    return { slot: prompt.slot, act: offer.act, targets };
  }
  return undefined;
}
/** A pack may change its choice until it agrees; a vote follows the last announcement. */
const mayChange = ({ shared, final }: Offer, act: Act | undefined): boolean =>
  shared === true || (act?.aim === 'exile' && !final);
/** True for acts that wait until the seat has spoken. */
const isOfTheDay = ({ aim, extra }: Act): boolean => aim === 'exile' || (aim === 'harm' && extra === true);

/** Offers in the order they are considered: optional ones first. */
function preferred(situation: Situation, offers: readonly Offer[]): readonly Offer[] {
  const inOrder = [...offers].sort((a, b) => Number(b.extra ?? false) - Number(a.extra ?? false));
  const isSwitched = offers.length > 1 && !inOrder[0]?.extra && drawn(situation, 'look') < SECOND_LOOK;
  return isSwitched ? inOrder.reverse() : inOrder;
}

function targetsOf(situation: Situation, offer: Offer, act: Act): readonly Place[] {
  const one = (place: Place | undefined) => (place === undefined ? [] : [place]);
  switch (act.aim) {
    case 'exile':
      return one(chooseBallot(situation, offer.from));
    case 'harm':
      return one(act.shared ? hunted(situation, offer) : chooseShot(situation, offer));
    case 'help':
      return one(chooseProtected(situation, offer));
    case 'revive':
      return one(chooseRevived(situation, offer));
    case 'learn':
      return chooseInspected(situation, offer, act);
    case 'silence':
      return isQuietNight(situation) ? [] : one(chooseFeared(situation, offer, 'silence'));
    case 'recruit':
      return isBiteNight(situation) ? one(chooseFeared(situation, offer, 'recruit')) : [];
    case 'become':
      return one(chooseInherited(situation, offer));
    case 'exchange':
      return chooseExchanged(situation, offer, act);
    default:
      return [];
  }
}

/** The pack's target, remembered so that it is not silenced as well. */
function hunted(situation: Situation, offer: Offer): Place | undefined {
  const seat = chooseKill(situation, offer);
  situation.memory.prey = seat ?? null;
  return seat;
}

/** Answers a required prompt when the seat wants nothing: a pass, or an act without targets. */
function decline(situation: Situation, { slot, required, offers, chosen }: Prompt): Answer | undefined {
  if (!required || chosen) return undefined;
  const plain = offers.filter(({ pick, text }) => pick === 0 && text === undefined);
  const free = plain.find(({ extra }) => extra);
  if (free && drawn(situation, `${free.act}/${situation.game.frame.id}`) < FREE)
    return { slot, act: free.act, targets: [] };
  const way = offers.find(({ mayPass }) => mayPass) ?? plain.find(({ extra }) => !extra);
  if (way) return { slot, act: way.act, targets: [] };
  const [offer] = offers.filter(({ pick }) => pick > 0);
  const act = offer && actOf(situation, offer.act, slot);
  if (act?.aim === 'exile') return undefined; // nobody to vote for: time runs out
  return offer && act ? { slot, act: offer.act, targets: chooseExchanged(situation, offer, act) } : undefined;
}
