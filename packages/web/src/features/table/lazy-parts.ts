import { useEffect } from 'react';

/** Parts that are fetched after the table is drawn. */
export const lazyParts = {
  badge: () => import('../../shared/chat/unread-badge.tsx').then(({ UnreadBadge }) => UnreadBadge),
  cues: () => import('./news/cues.tsx').then(({ Cues }) => Cues),
  deck: () => import('./village/deck-block.tsx').then(({ DeckBlock }) => DeckBlock),
  cardTurned: () => import('./card/card-turned.tsx').then(({ CardTurned }) => CardTurned),
  graveyard: () => import('./village/graveyard.tsx').then(({ Graveyard }) => Graveyard),
  notebook: () => import('./notes/notebook.tsx').then(({ Notebook }) => Notebook),
  reminder: () => import('./prompt/reminder.tsx').then(({ Reminder }) => Reminder),
  talk: () => import('./news/talk-preview.tsx').then(({ TalkPreview }) => TalkPreview),
  people: () => import('./header/people-button.tsx').then(({ PeopleButton }) => PeopleButton),
  player: () => import('./village/player-sheet.tsx').then(({ PlayerSheet }) => PlayerSheet),
};
const sounds = () => import('../../shared/sound/tones.ts');

/** Fetches all of them at once, always: network requests must not reveal what a player does. */
export const useLazyParts = (): void =>
  useEffect(() => {
    for (const fetchPart of [...Object.values(lazyParts), sounds]) fetchPart().catch(() => {}); // fetched again when needed
  }, []);
