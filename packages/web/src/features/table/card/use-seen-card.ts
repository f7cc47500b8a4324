import { useState } from 'react';

const KEY = 'moonrise.seen'; // the game in which this tab has shown the card

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Whether the player has looked at the card of this game, and how to remember it. */
export function useSeenCard(game: string): readonly [boolean, () => void] {
  const [seen, setSeen] = useState(read);
  const keep = () => {
    setSeen(game);
    try {
      sessionStorage.setItem(KEY, game);
    } catch {
      // Private windows may refuse; it then lasts as long as the page.
    }
  };
  return [seen === game, keep];
}
