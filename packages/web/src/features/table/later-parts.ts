import { useEffect } from 'react';

/** What the table is drawn without, and fetches right after. */
export const laterParts = {
  badge: () => import('../../shared/chat/unread-badge.tsx').then(({ UnreadBadge }) => UnreadBadge),
  deck: () => import('./village/deck-block.tsx').then(({ DeckBlock }) => DeckBlock),
  talk: () => import('./talk-preview.tsx').then(({ TalkPreview }) => TalkPreview),
  player: () => import('./village/player-sheet.tsx').then(({ PlayerSheet }) => PlayerSheet),
};
const sounds = () => import('../../shared/sound/tones.ts');

/** All of it at once, and always: what is fetched, and when, must not tell what somebody does. */
export const useLaterParts = (): void =>
  useEffect(() => {
    for (const fetchPart of [...Object.values(laterParts), sounds]) fetchPart().catch(() => {}); // asked for again when needed
  }, []);
