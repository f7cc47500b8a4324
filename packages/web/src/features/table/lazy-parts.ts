import { useEffect } from 'react';

/** Parts that are fetched after the table is drawn. */
export const lazyParts = {
  board: () => import('./board/village-board.tsx').then(({ VillageBoard }) => VillageBoard),
  badge: () => import('../../shared/chat/unread-badge.tsx').then(({ UnreadBadge }) => UnreadBadge),
  lockedIn: () => import('./prompt/locked-in.tsx').then(({ LockedIn }) => LockedIn),
  polls: () => import('./prompt/polls.tsx').then(({ Polls }) => Polls),
  cues: () => import('./news/cues.tsx').then(({ Cues }) => Cues),
  coach: () => import('./dead-choices.tsx').then(({ CoachMark }) => CoachMark),
  endTalk: () => import('./dead-choices.tsx').then(({ EndTalkButton }) => EndTalkButton),
  dead: () => import('./dead-choices.tsx').then(({ DeadChoices }) => DeadChoices),
  factsColumn: () => import('./village/facts.tsx').then(({ FactsColumn }) => FactsColumn),
  deal: () => import('./card/deal-ceremony.tsx').then(({ DealCeremony }) => DealCeremony),
  director: () => import('../../shared/stage/director.tsx').then(({ Director }) => Director),
  facts: () => import('./village/facts.tsx').then(({ Facts }) => Facts),
  cardTurned: () => import('./card/card-turned.tsx').then(({ CardTurned }) => CardTurned),
  marks: () => import('./dead-choices.tsx').then(({ PrivateMarks }) => PrivateMarks),
  news: () => import('./news/news-panel.tsx').then(({ NewsPanel }) => NewsPanel),
  notebook: () => import('./notes/notebook.tsx').then(({ Notebook }) => Notebook),
  reminder: () => import('./prompt/reminder.tsx').then(({ Reminder }) => Reminder),
  text: () => import('./prompt/text-offer.tsx').then(({ TextOffer }) => TextOffer),
  people: () => import('./header/people-button.tsx').then(({ PeopleButton }) => PeopleButton),
  player: () => import('./village/player-sheet.tsx').then(({ PlayerSheet }) => PlayerSheet),
};
const sounds = () => import('../../shared/sound/tones.ts');

/** Fetches all of them at once, always: network requests must not reveal what a player does. */
export const useLazyParts = (): void =>
  useEffect(() => {
    for (const fetchPart of [...Object.values(lazyParts), sounds]) fetchPart().catch(() => {}); // fetched again when needed
  }, []);
