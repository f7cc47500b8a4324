import { useState } from 'react';

const KEY = 'moonrise.seen'; // id of the game whose card this tab has shown

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Whether the player has seen the card of this game, and a function to mark it as seen. */
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
