import { useEffect } from 'react';

/** What the table is drawn without, and fetches right after. */
export const lazyParts = {
  badge: () => import('../../shared/chat/unread-badge.tsx').then(({ UnreadBadge }) => UnreadBadge),
  deck: () => import('./village/deck-block.tsx').then(({ DeckBlock }) => DeckBlock),
  talk: () => import('./news/talk-preview.tsx').then(({ TalkPreview }) => TalkPreview),
  player: () => import('./village/player-sheet.tsx').then(({ PlayerSheet }) => PlayerSheet),
};
const sounds = () => import('../../shared/sound/tones.ts');

/** All of it at once, and always: what is fetched, and when, must not tell what somebody does. */
export const useLazyParts = (): void =>
  useEffect(() => {
    for (const fetchPart of [...Object.values(lazyParts), sounds]) fetchPart().catch(() => {}); // asked for again when needed
  }, []);
