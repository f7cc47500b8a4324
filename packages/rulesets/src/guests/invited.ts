import type { Deck, Role } from '@moonrise/engine';

/** The guest roles for a deck. Roles that are not in the deck keep their names but lose their hooks, to save time. */
export const invited = (guests: readonly Role[], deck: Deck | undefined): readonly Role[] =>
  guests.map((role) => {
    if ((deck?.[role.id] ?? 0) > 0) return role;
    const { on: _, instead: __, table: ___, ...deaf } = role;
    return deaf;
  });
