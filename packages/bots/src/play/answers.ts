import type { Act, Offer, Place, Prompt } from '@moonrise/engine';
import type { Answer } from '../player.ts';
import type { SpeechAct } from '../talk/acts.ts';
import { say } from '../talk/say.ts';
import { ballot } from './ballot.ts';
import { exchanged, feared, heirloom, isBiteNight, isQuietNight, looked, prey, shot, ward } from './night.ts';
import { actOf, drawn, isHeld, type Scene } from './scene.ts';
import { planned } from './speech.ts';

const SECOND_LOOK = 0.2; // how often the second of two ways to look is taken
const FREE = 0.4; // how often something is done that one is free to do, and that asks for nobody

/** Everything a seat wants to do now. */
export function answersIn(scene: Scene): readonly Answer[] {
  const { prompts } = scene.turn;
  const spoken = prompts.flatMap((prompt) => speech(scene, prompt) ?? []);
  const isSpeaking = spoken.length > 0;
  const answers = prompts.flatMap((prompt) => choice(scene, prompt, isSpeaking) ?? []);
  const rest = answers.length > 0 || isSpeaking ? [] : prompts.flatMap((prompt) => decline(scene, prompt) ?? []);
  return [...spoken, ...answers, ...rest];
}

/** Something to say, where one may: in the open, or to the pack. */
function speech(scene: Scene, { slot, offers }: Prompt): Answer | undefined {
  const offer = offers.find(({ text }) => text !== undefined);
  const act = offer && actOf(scene, offer.act, slot);
  if (!offer || !act || !scene.game.isAlive(scene.me)) return undefined;
  const isShort = scene.game.frame.floor !== null;
  const isPrivate = scene.role.acts?.includes(act) ?? false;
  const acts = isPrivate ? whispered(scene) : planned(scene, isShort);
  if (acts.length === 0) return silence(scene, slot, offers);
  const text = utterance(scene, acts, { isShort, isPrivate });
  scene.memory.said = { text, acts };
  return { slot, act: offer.act, targets: [], text };
}
/** Where one speaks by turns: to listen for a while, or to have said everything when nobody else goes on. */
function silence({ game, me }: Scene, slot: string, offers: readonly Offer[]): Answer | undefined {
  const over = offers.find(({ closes }) => closes);
  const pass = offers.find(({ text, pick, closes }) => text === undefined && pick === 0 && !closes);
  const isAlone = game.frame.floor?.left.every((left, seat) => seat === me || (left?.count ?? 0) <= 0) ?? true;
  const way = isAlone ? over : (pass ?? over);
  return way && { slot, act: way.act, targets: [] };
}
function utterance(
  { world, game, me, turn, memory }: Scene,
  acts: readonly SpeechAct[],
  manner: { readonly isShort: boolean; readonly isPrivate: boolean },
): string {
  const seed = `${turn.seed}/${game.frame.id}/${memory.talks}`;
  const { language = 'en' } = turn;
  return say(acts, { rules: world.rules, language, seats: game.seats, me, seed, recent: memory.recent, ...manner });
}

/** To the pack: whom to hunt, said once a night by whoever comes first. */
function whispered(scene: Scene): readonly SpeechAct[] {
  const { memory, game, pack, me } = scene;
  const others = game.living().filter((seat) => seat !== me && !pack.includes(seat));
  if (memory.prey !== null || !isHeld(scene, 'harm') || !pack.some((seat) => game.isAlive(seat)) || others.length === 0)
    return [];
  const seat = prey(scene, { act: '', pick: 1, from: others, mayPass: false });
  if (seat === undefined) return [];
  memory.prey = seat;
  return [{ type: 'intend', seat }];
}

function choice(scene: Scene, prompt: Prompt, isSpeaking: boolean): Answer | undefined {
  const offers = prompt.offers.filter(({ pick, from }) => pick > 0 && from.length >= pick);
  for (const offer of preferred(scene, offers)) {
    const act = actOf(scene, offer.act, prompt.slot);
    const targets = act && !(isSpeaking && isOfTheDay(act)) ? targetsOf(scene, offer, act) : [];
    const isSame = prompt.chosen?.act === offer.act && String(prompt.chosen.targets) === String(targets);
    if (targets.length === 0 || isSame || (prompt.chosen && !mayChange(offer, act))) continue;
    return { slot: prompt.slot, act: offer.act, targets };
  }
  return undefined;
}
/** A pack agrees by and by; a vote follows what was said last. */
const mayChange = ({ shared, final }: Offer, act: Act | undefined): boolean =>
  shared === true || (act?.aim === 'exile' && !final);
/** What is better done when everything is said. */
const isOfTheDay = ({ aim, extra }: Act): boolean => aim === 'exile' || (aim === 'harm' && extra === true);

/** Alternatives in the order in which they are considered: what is free to use first. */
function preferred(scene: Scene, offers: readonly Offer[]): readonly Offer[] {
  const inOrder = [...offers].sort((a, b) => Number(b.extra ?? false) - Number(a.extra ?? false));
  const isSwitched = offers.length > 1 && !inOrder[0]?.extra && drawn(scene, 'look') < SECOND_LOOK;
  return isSwitched ? inOrder.reverse() : inOrder;
}

function targetsOf(scene: Scene, offer: Offer, act: Act): readonly Place[] {
  const one = (place: Place | undefined) => (place === undefined ? [] : [place]);
  switch (act.aim) {
    case 'exile':
      return one(ballot(scene, offer.from));
    case 'harm':
      return one(act.shared ? hunted(scene, offer) : shot(scene, offer));
    case 'help':
      return one(ward(scene, offer));
    case 'learn':
      return looked(scene, offer, act);
    case 'silence':
      return isQuietNight(scene) ? [] : one(feared(scene, offer, 'silence'));
    case 'recruit':
      return isBiteNight(scene) ? one(feared(scene, offer, 'recruit')) : [];
    case 'become':
      return one(heirloom(scene, offer));
    case 'exchange':
      return exchanged(scene, offer, act);
    default:
      return [];
  }
}

/** The pack's prey, kept in mind: whoever dies tonight need not be silenced. */
function hunted(scene: Scene, offer: Offer): Place | undefined {
  const seat = prey(scene, offer);
  scene.memory.prey = seat ?? null;
  return seat;
}

/** The way out of a prompt that waits, where nothing is wanted: a pass, or an act that asks for nothing. */
function decline(scene: Scene, { slot, required, offers, chosen }: Prompt): Answer | undefined {
  if (!required || chosen) return undefined;
  const plain = offers.filter(({ pick, text }) => pick === 0 && text === undefined);
  const free = plain.find(({ extra }) => extra);
  if (free && drawn(scene, `${free.act}/${scene.game.frame.id}`) < FREE) return { slot, act: free.act, targets: [] };
  const way = offers.find(({ mayPass }) => mayPass) ?? plain.find(({ extra }) => !extra);
  if (way) return { slot, act: way.act, targets: [] };
  const [offer] = offers.filter(({ pick }) => pick > 0);
  const act = offer && actOf(scene, offer.act, slot);
  return offer && act ? { slot, act: offer.act, targets: exchanged(scene, offer, act) } : undefined;
}
