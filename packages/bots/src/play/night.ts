import type { Act, Offer, Place, SeatId } from '@moonrise/engine';
import { accused, hasAim, isFoe, isInformed, subject } from '../mind/table-info.ts';
import { guardOdds, OWN, worth } from './guard.ts';
import { best, drawn, friends, huntedOdds, pickOne, type Situation, threats } from './situation.ts';

const SHOT = 0.75; // odds that justify a bullet
const POTION = 0.5; // odds that justify a shot that is offered every night
const LAST_SHOT = 0.2; // a dying player has less to lose
const HELPED = 0.35; // odds from which a scarce protection is kept
const FEW = 5; // so few targets that a scarce protection is worth a guess
const PATIENT = 0.5; // how often a prayer for a player of little worth is kept for a later night
const RISK = 0.15; // how often the pack ignores who may be protected
const LEAST = 0.1; // least worth of any target to the pack
const LIAR = 3;
const FINDER = 2;
const UNSILENCED = 0.1; // how often no one is silenced, so that silence proves nothing
const BITE = 0.6; // how often an available bite is used

/**
 * The pack's target: the most feared that will likely die. Members follow the first choice, so that the pack does not
 * split.
 */
export function chooseKill(situation: Situation, { from }: Offer): SeatId | undefined {
  const { game, me, pack, memory } = situation;
  const strangers = from.filter((seat) => seat !== me && !friends(situation).includes(seat));
  const targets = strangers.length > 0 ? strangers : from;
  const first = [me, ...pack].sort((a, b) => a - b).find((seat) => chosenBy(situation, seat) !== undefined);
  const followed = first === undefined || first === me ? memory.prey : chosenBy(situation, first);
  if (followed !== null && followed !== undefined && targets.includes(followed)) return followed;
  const fear = threats(situation);
  const odds = huntedOdds(situation);
  const isBold = drawn(situation, `risk/${game.frame.id}`) < RISK;
  const guarded = isBold ? () => 0 : guardOdds(situation, targets);
  const gain = (seat: SeatId) => Math.max(LEAST, (fear[seat] ?? 0) - (odds[seat] ?? 0) + reportValue(situation, seat));
  return best(situation, `prey/${game.frame.id}`, targets, (seat) => gain(seat) * (1 - guarded(seat)));
}
/** What a seat's reports tell the pack: a true result makes it dangerous, a false one makes it a friend. */
export function reportValue({ facts, info, me, pack, role }: Situation, seat: SeatId): number {
  if (!role.knows) return 0;
  let worth = 0;
  for (const fact of facts.reports) {
    if (fact.seat !== seat) continue;
    const target = subject(seat, fact.about);
    if (target === undefined) continue;
    const isAccusing = accused(info, seat, fact) !== undefined;
    const isOurs = target === me || pack.includes(target);
    if (isAccusing !== isOurs) worth -= LIAR;
    else if (isAccusing) worth += FINDER;
  }
  return worth;
}
function chosenBy({ game }: Situation, seat: SeatId): SeatId | undefined {
  const slots = Object.values(game.frame.ballots[seat] ?? {});
  const deed = slots.find(({ act }) =>
    game.rules.roles.some(({ acts }) => acts?.some(({ id, shared }) => id === act && shared)),
  );
  return deed?.targets[0];
}

/** The target of a shot, if one is justified. */
export function chooseShot(situation: Situation, { from, extra, mayPass }: Offer): SeatId | undefined {
  const { me, pack, isFoe: isMine, memory } = situation;
  const odds = huntedOdds(situation);
  const targets = from.filter((seat) => seat !== me && !pack.includes(seat) && seat !== memory.prey);
  if (isMine) return best(situation, 'shot', targets, (seat) => -(odds[seat] ?? 0));
  const target = best(situation, `shot/${situation.game.frame.id}`, targets, (seat) => odds[seat] ?? 0);
  const scarce = mayPass ? POTION : SHOT;
  return target !== undefined && (odds[target] ?? 0) >= (extra ? scarce : LAST_SHOT) ? target : undefined;
}

/** The seat to protect: the one the pack would kill if it knew what this seat knows. */
export function chooseProtected(situation: Situation, { from, extra }: Offer): SeatId | undefined {
  const { me, game, memory, facts, role } = situation;
  const odds = huntedOdds(situation);
  const value = worth(situation);
  const isKnown = memory.claimed !== null || facts.shown.some(({ place }) => place === me);
  const score = (seat: SeatId) => (seat === me ? (isKnown ? 2 : OWN) : value(seat));
  const choice = best(situation, `ward/${game.frame.id}`, from, score);
  if (!extra || choice === undefined) return choice;
  const mayWait = hasAim(role, 'revive') && drawn(situation, 'patience') < PATIENT;
  const isGuess = (from.length > FEW || mayWait) && score(choice) <= OWN;
  return isGuess || (odds[choice] ?? 0) >= HELPED ? undefined : choice;
}

/** The dead player to bring back: one of worth, or, when few are left, any who was hardly a foe. */
export function chooseRevived(situation: Situation, { from }: Offer): SeatId | undefined {
  const { game } = situation;
  const odds = huntedOdds(situation);
  const value = worth(situation);
  const friendly = from.filter((seat) => (odds[seat] ?? 0) < HELPED);
  const choice = best(situation, `revive/${game.frame.id}`, friendly, value);
  const isUrgent = game.living().length <= FEW;
  return choice !== undefined && (isUrgent || value(choice) > OWN) ? choice : undefined;
}

/** Whom to inspect: the least certain, preferring suspects. */
export function chooseInspected(situation: Situation, { from, pick }: Offer, act: Act): readonly Place[] {
  const { me, game, memory } = situation;
  const odds = huntedOdds(situation);
  const isKnown = (place: Place) => memory.facts.some((fact) => fact.type === 'own' && fact.about.includes(place));
  const score = (place: Place) => {
    const p = odds[place] ?? 0;
    return p * (1 - p) + 0.3 * p - (isKnown(place) ? 1 : 0);
  };
  const targets = from.filter((place) => place !== me);
  const first = best(situation, `${act.id}/${game.frame.id}`, targets, score);
  if (first === undefined) return [];
  if (pick === 1) return [first];
  if (pick === 2 && from.includes(me)) return [me, first]; // compare with the card that is known
  const second = best(
    situation,
    `${act.id}/2/${game.frame.id}`,
    targets.filter((place) => place !== first),
    score,
  );
  return second === undefined ? [] : [first, second];
}

/** Whom to silence or bite: the most feared that is not killed tonight. */
export function chooseFeared(situation: Situation, { from }: Offer, purpose: string): SeatId | undefined {
  const fear = threats(situation);
  const odds = huntedOdds(situation);
  const hunted = [situation.me, ...situation.pack].map((seat) => chosenBy(situation, seat)); // the dead are silent anyway
  const strangers = from.filter((seat) => !hunted.includes(seat) && seat !== situation.memory.prey);
  const said = situation.facts.claims.map(({ seat }) => seat);
  return best(
    situation,
    `${purpose}/${situation.game.frame.id}`,
    strangers.length > 0 ? strangers : from,
    (seat) => (fear[seat] ?? 0) - (odds[seat] ?? 0) + (said.includes(seat) ? 1 : 0),
  );
}
export const isQuietNight = (situation: Situation): boolean =>
  drawn(situation, `silence/${situation.game.frame.id}`) < UNSILENCED;
export const isBiteNight = (situation: Situation): boolean =>
  drawn(situation, `bite/${situation.game.frame.id}`) < BITE;

/** Whose role to take: one with acts, on the same side. */
export function chooseInherited(situation: Situation, { from }: Offer): SeatId | undefined {
  const { info, game } = situation;
  const worth = (seat: SeatId): number => {
    const role = game.role(seat);
    if (!role || isFoe(info, role)) return 0;
    if (isInformed(role)) return 3;
    return hasAim(role, 'help') || hasAim(role, 'harm') ? 2 : 0;
  };
  return best(
    situation,
    'heirloom',
    from.filter((seat) => worth(seat) > 0),
    worth,
  );
}

/** Cards to exchange, drawn at random. */
export function chooseExchanged(situation: Situation, { from, pick }: Offer, act: Act): readonly Place[] {
  const left = [...from];
  const taken: Place[] = [];
  while (taken.length < pick && left.length > 0) {
    const place = pickOne(situation, `${act.id}/${taken.length}`, left) as Place;
    taken.push(place);
    left.splice(left.indexOf(place), 1);
  }
  return taken;
}
