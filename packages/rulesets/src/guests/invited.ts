import type { Deck, Role } from '@moonrise/engine';

/** The guests of a deck. Those whom nobody has asked for are known by name, and listen to nothing: it would cost time. */
export const invited = (guests: readonly Role[], deck: Deck | undefined): readonly Role[] =>
  guests.map((role) => {
    if ((deck?.[role.id] ?? 0) > 0) return role;
    const { on: _, instead: __, table: ___, ...deaf } = role;
    return deaf;
  });
