// How a viewer can be related to an event, for tables of disclosures.
import type { Event, Id, Place, SeatId } from '../../core/model.ts';
import type { Role } from '../../core/rules.ts';
import type { Disclosure, Relation, Scene } from './disclosures.ts';

/** A relation that only a seat can have: spectators never do. */
export const relation = (name: string, test: (event: Event, viewer: SeatId, scene: Scene) => boolean): Relation => ({
  name,
  holds: (event, viewer, scene) => viewer !== null && test(event, viewer, scene),
});

export const everyone: Relation = { name: 'everyone', holds: () => true };

/** Whose seat the event names as its own. */
export const doer = relation('the seat itself', (event, viewer) => ownerOf(event) === viewer);
function ownerOf(event: Event): SeatId | undefined {
  if ('deed' in event) return event.deed.seat;
  if ('seat' in event) return event.seat;
  return 'place' in event ? event.place : undefined;
}

/** All of a team, dead or alive. */
export const team = (id: Id): Relation => relation(`team ${id}`, (_, viewer, { truth }) => truth.team(viewer) === id);

export const theDead = relation('the dead', (_, viewer, { truth }) => !truth.isAlive(viewer));

type RoleTest = (role: Role) => boolean;
/** Holders of such a role are shown the cards of such others: at the deal, and when one of the two has become what it is. */
export const introduced = (isViewer: RoleTest, isShown: RoleTest = isViewer): Relation =>
  relation('who is shown a card that the role knows', (event, viewer, { truth, earlier }) => {
    if (event.type !== 'revealed' || event.place === viewer) return false;
    const isNew = (before: Event) =>
      before.type === 'dealt' || (before.type === 'turned' && [viewer, event.place].includes(before.seat));
    const has = (place: Place, test: RoleTest) => {
      const role = truth.role(place);
      return role !== undefined && test(role);
    };
    return has(viewer, isViewer) && has(event.place, isShown) && earlier.some(isNew);
  });

/** The places an event is about. */
export function placesOf(event: Event): readonly Place[] {
  if (event.type === 'told') return event.about;
  return event.type === 'revealed' ? [event.place] : [];
}

/** Who chose this act in the open phase, with exactly what the event is about. */
export const chooser = (act: Id): Relation =>
  relation(`who chose ${act}`, (event, viewer, { truth }) => {
    const ballots = Object.values(truth.state.frames.at(-1)?.ballots[viewer] ?? {});
    return ballots.some((deed) => deed.act === act && deed.targets.join() === placesOf(event).join());
  });

/** Everyone, if the option `reveal` has this value. */
export const reveals = (how: string): Relation => ({
  name: `all, where the dead are revealed: ${how}`,
  holds: (event, _, { truth, earlier }) => {
    const [place] = placesOf(event);
    const { reveal } = truth.rules.options as { reveal?: string };
    return reveal === how && earlier.some((before) => before.type === 'died' && before.seat === place);
  },
});

export const disclose = (to: Relation | readonly Relation[], ...facts: string[]): Disclosure => ({
  to: 'holds' in to ? [to] : to,
  facts,
});

/** What every rule set discloses in the same way. */
export const openTable = {
  started: disclose(everyone, 'rules', 'options', 'names', 'deck', 'centre', 'day'),
  dealt: disclose(doer, 'place', 'role'),
  called: disclose([]),
  masked: disclose([]),
  died: disclose(everyone, 'seat', 'cause'),
  revived: disclose(everyone, 'seat'),
  did: disclose(doer, 'deed'),
  unmasked: { ...disclose(everyone, 'names'), isFinale: true },
  ended: { ...disclose(everyone, 'outcome', 'seed', 'dealt', 'cards'), isFinale: true },
} as const;

/** Phases that everyone sees open and close. Which one is next follows from known events; its data is disclosed. */
export const openPhases = {
  opened: disclose(everyone, 'data'),
  closed: disclose(everyone),
  resumed: disclose(everyone),
} as const;
