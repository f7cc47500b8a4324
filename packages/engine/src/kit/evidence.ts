import type { Id } from '../core/model.ts';
import type { Evidence, Role } from '../core/rules.ts';

/** A look at one card tells how it looks. */
export const look = (act: Id, answers: readonly string[], looks: (role: Role | undefined) => string): Evidence => ({
  act,
  answers,
  fits: (holds, _, [target = -1], answer) => looks(holds(target)) === answer,
});
/** A look at one card tells what it is. */
export const sight = (act?: Id): Evidence => ({
  ...(act !== undefined && { act }),
  fits: (holds, _, [target = -1], answer) => holds(target)?.id === answer,
});
/** The first place it is about holds such a card. */
export const isSuch = (such: (role: Role) => boolean): Evidence => ({
  fits: (holds, _, [place = -1]) => {
    const role = holds(place);
    return role !== undefined && such(role);
  },
});

/** What everybody learns where packs hunt: who is killed was not of the pack, and whose side is shown had that side. */
export const openEvidence = (wolves: Id): Readonly<Record<string, Evidence>> => ({
  killed: isSuch(({ team }) => team !== wolves),
  side_revealed: { fits: (holds, _, [place = -1], answer) => holds(place)?.team === answer },
});
/** Wolves are left, and are fewer than the others. */
export const isUndecided = (hunted: number, living: number): boolean => hunted > 0 && hunted * 2 < living;
