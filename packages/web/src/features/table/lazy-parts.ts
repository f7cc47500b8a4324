import { useEffect } from 'react';

/** Parts that are fetched after the table is drawn. */
export const lazyParts = {
  badge: () => import('../../shared/chat/unread-badge.tsx').then(({ UnreadBadge }) => UnreadBadge),
  deck: () => import('./village/deck-block.tsx').then(({ DeckBlock }) => DeckBlock),
  reminder: () => import('./prompt/reminder.tsx').then(({ Reminder }) => Reminder),
  talk: () => import('./news/talk-preview.tsx').then(({ TalkPreview }) => TalkPreview),
  player: () => import('./village/player-sheet.tsx').then(({ PlayerSheet }) => PlayerSheet),
};
const sounds = () => import('../../shared/sound/tones.ts');

/** Fetches all of them at once, always: network requests must not reveal what a player does. */
export const useLazyParts = (): void =>
  useEffect(() => {
    for (const fetchPart of [...Object.values(lazyParts), sounds]) fetchPart().catch(() => {}); // fetched again when needed
  }, []);
