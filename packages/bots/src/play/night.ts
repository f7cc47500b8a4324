import type { Act, Offer, Place, SeatId } from '@moonrise/engine';
import { accused, hasAim, isFoe, isInformed, subject } from '../mind/world.ts';
import { guardOdds, OWN, worth } from './guard.ts';
import { best, drawn, friends, huntedOdds, pickOne, type Scene, threats } from './scene.ts';

const SHOT = 0.75; // odds from which a bullet is well spent
const POTION = 0.5; // and one that is declined night by night
const LAST_SHOT = 0.2; // somebody who dies anyway has less to lose
const HELPED = 0.35; // odds from which help that is scarce is kept
const FEW = 5; // so few to choose from that scarce help is worth a guess
const RISK = 0.15; // nights on which the pack does not mind who may be protected
const LEAST = 0.1; // what anybody is worth to the pack
const LIAR = 3;
const FINDER = 2;
const UNSILENCED = 0.1; // nights on which nobody is silenced, so that silence proves nothing
const BITE = 0.6; // nights on which a bite that is left is used

/** Whom the pack hunts: whom it fears most and will most likely get. Whoever chose first is followed, so that it does not split. */
export function prey(scene: Scene, { from }: Offer): SeatId | undefined {
  const { game, me, pack, memory } = scene;
  const strangers = from.filter((seat) => seat !== me && !friends(scene).includes(seat));
  const targets = strangers.length > 0 ? strangers : from;
  const first = [me, ...pack].sort((a, b) => a - b).find((seat) => chosenBy(scene, seat) !== undefined);
  const followed = first === undefined || first === me ? memory.prey : chosenBy(scene, first);
  if (followed !== null && followed !== undefined && targets.includes(followed)) return followed;
  const fear = threats(scene);
  const odds = huntedOdds(scene);
  const isBold = drawn(scene, `risk/${game.frame.id}`) < RISK;
  const guarded = isBold ? () => 0 : guardOdds(scene, targets);
  const gain = (seat: SeatId) => Math.max(LEAST, (fear[seat] ?? 0) - (odds[seat] ?? 0) + insight(scene, seat));
  return best(scene, `prey/${game.frame.id}`, targets, (seat) => gain(seat) * (1 - guarded(seat)));
}
/** The pack knows what a report is worth: whoever finds one of it learns the truth, whoever tells a lie is a friend. */
export function insight({ memory, world, me, pack, role }: Scene, seat: SeatId): number {
  if (!role.knows) return 0;
  let worth = 0;
  for (const fact of memory.facts) {
    if (fact.type !== 'report' || fact.seat !== seat) continue;
    const target = subject(seat, fact.about);
    if (target === undefined) continue;
    const isAccusing = accused(world, seat, fact) !== undefined;
    const isOurs = target === me || pack.includes(target);
    if (isAccusing !== isOurs) worth -= LIAR;
    else if (isAccusing) worth += FINDER;
  }
  return worth;
}
function chosenBy({ game }: Scene, seat: SeatId): SeatId | undefined {
  const slots = Object.values(game.frame.ballots[seat] ?? {});
  const deed = slots.find(({ act }) =>
    game.rules.roles.some(({ acts }) => acts?.some(({ id, shared }) => id === act && shared)),
  );
  return deed?.targets[0];
}

/** Whom a shot should hit, if anybody. */
export function shot(scene: Scene, { from, extra, mayPass }: Offer): SeatId | undefined {
  const { me, pack, isFoe: isMine, memory } = scene;
  const odds = huntedOdds(scene);
  const targets = from.filter((seat) => seat !== me && !pack.includes(seat) && seat !== memory.prey);
  if (isMine) return best(scene, 'shot', targets, (seat) => -(odds[seat] ?? 0));
  const target = best(scene, `shot/${scene.game.frame.id}`, targets, (seat) => odds[seat] ?? 0);
  const scarce = mayPass ? POTION : SHOT;
  return target !== undefined && (odds[target] ?? 0) >= (extra ? scarce : LAST_SHOT) ? target : undefined;
}

/** Whom to protect: whom the pack would hunt, if it knew what this seat knows. */
export function ward(scene: Scene, { from, extra }: Offer): SeatId | undefined {
  const { me, game, memory } = scene;
  const odds = huntedOdds(scene);
  const value = worth(scene);
  const isKnown =
    memory.claimed !== null ||
    memory.facts.some((fact) => fact.type === 'card' && fact.place === me && !fact.isPrivate);
  const score = (seat: SeatId) => (seat === me ? (isKnown ? 2 : OWN) : value(seat));
  const choice = best(scene, `ward/${game.frame.id}`, from, score);
  if (!extra || choice === undefined) return choice;
  const isGuess = from.length > FEW && score(choice) <= OWN;
  return isGuess || (odds[choice] ?? 0) >= HELPED ? undefined : choice;
}

/** Whom to look at: of whom least is known, rather somebody suspicious. */
export function looked(scene: Scene, { from, pick }: Offer, act: Act): readonly Place[] {
  const { me, game, memory } = scene;
  const odds = huntedOdds(scene);
  const isKnown = (place: Place) => memory.facts.some((fact) => fact.type === 'own' && fact.about.includes(place));
  const score = (place: Place) => {
    const p = odds[place] ?? 0;
    return p * (1 - p) + 0.3 * p - (isKnown(place) ? 1 : 0);
  };
  const targets = from.filter((place) => place !== me);
  const first = best(scene, `${act.id}/${game.frame.id}`, targets, score);
  if (first === undefined) return [];
  if (pick === 1) return [first];
  if (pick === 2 && from.includes(me)) return [me, first]; // one's own side is the one that is known
  const second = best(
    scene,
    `${act.id}/2/${game.frame.id}`,
    targets.filter((place) => place !== first),
    score,
  );
  return second === undefined ? [] : [first, second];
}

/** Whom to silence, or to bite: whom the pack fears, and does not hunt tonight. */
export function feared(scene: Scene, { from }: Offer, purpose: string): SeatId | undefined {
  const fear = threats(scene);
  const odds = huntedOdds(scene);
  const hunted = [scene.me, ...scene.pack].map((seat) => chosenBy(scene, seat)); // the dead say nothing anyway
  const strangers = from.filter((seat) => !hunted.includes(seat) && seat !== scene.memory.prey);
  const said = scene.memory.facts.filter((fact) => fact.type === 'claim').map(({ seat }) => seat);
  return best(
    scene,
    `${purpose}/${scene.game.frame.id}`,
    strangers.length > 0 ? strangers : from,
    (seat) => (fear[seat] ?? 0) - (odds[seat] ?? 0) + (said.includes(seat) ? 1 : 0),
  );
}
export const isQuietNight = (scene: Scene): boolean => drawn(scene, `silence/${scene.game.frame.id}`) < UNSILENCED;
export const isBiteNight = (scene: Scene): boolean => drawn(scene, `bite/${scene.game.frame.id}`) < BITE;

/** Whose role to take up: one that can do something, and that does not change sides. */
export function heirloom(scene: Scene, { from }: Offer): SeatId | undefined {
  const { world, game } = scene;
  const worth = (seat: SeatId): number => {
    const role = game.role(seat);
    if (!role || isFoe(world, role)) return 0;
    if (isInformed(role)) return 3;
    return hasAim(role, 'help') || hasAim(role, 'harm') ? 2 : 0;
  };
  return best(
    scene,
    'heirloom',
    from.filter((seat) => worth(seat) > 0),
    worth,
  );
}

/** Cards to exchange: any. */
export function exchanged(scene: Scene, { from, pick }: Offer, act: Act): readonly Place[] {
  const left = [...from];
  const taken: Place[] = [];
  while (taken.length < pick && left.length > 0) {
    const place = pickOne(scene, `${act.id}/${taken.length}`, left) as Place;
    taken.push(place);
    left.splice(left.indexOf(place), 1);
  }
  return taken;
}
