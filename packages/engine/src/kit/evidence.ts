import type { Id } from '../core/model.ts';
import type { Evidence, Role } from '../core/rules.ts';

/** A look at one card shows how it looks. */
export const look = (act: Id, answers: readonly string[], looks: (role: Role | undefined) => string): Evidence => ({
  act,
  answers,
  fits: (holds, _, [target = -1], answer) => looks(holds(target)) === answer,
});
/** A look at one card shows its role. */
export const sight = (act?: Id): Evidence => ({
  ...(act !== undefined && { act }),
  fits: (holds, _, [target = -1], answer) => holds(target)?.id === answer,
});
/** The first place it is about has a role that passes this test. */
export const isSuch = (such: (role: Role) => boolean): Evidence => ({
  fits: (holds, _, [place = -1]) => {
    const role = holds(place);
    return role !== undefined && such(role);
  },
});

/** What everyone learns in games with a pack: its victim was not one of the pack, and a side that is shown is true. */
export const openEvidence = (wolves: Id): Readonly<Record<string, Evidence>> => ({
  killed: isSuch(({ team }) => team !== wolves),
  side_revealed: { fits: (holds, _, [place = -1], answer) => holds(place)?.team === answer },
});
/** Some wolves are left, but fewer than the others. */
export const isUndecided = (hunted: number, living: number): boolean => hunted > 0 && hunted * 2 < living;
