import { useEffect } from 'react';

type Late = typeof import('./late-parts.ts');
const stage = () => import('../../shared/stage/director.tsx');
/** Nothing that tells what happened is there before the director, who holds it back until it has been staged. */
const staged = <Part>(part: Promise<Part>): Promise<Part> => Promise.all([part, stage()]).then(([found]) => found);
const late = (): Promise<Late> => staged(import('./late-parts.ts'));
const part =
  <Name extends keyof Late>(name: Name) =>
  (): Promise<Late[Name]> =>
    late().then((parts) => parts[name]);

/** Parts that are fetched after the table is drawn. */
export const lazyParts = {
  board: () => staged(import('./board/village-board.tsx')).then(({ VillageBoard }) => VillageBoard),
  director: () => stage().then(({ Director }) => Director),
  alternatives: part('Alternatives'),
  badge: part('UnreadBadge'),
  cardTurned: part('CardTurned'),
  coach: part('CoachMark'),
  confirm: part('ConfirmSheet'),
  cues: part('Cues'),
  dead: part('DeadChoices'),
  deal: part('DealCeremony'),
  endTalk: part('EndTalkButton'),
  facts: part('Facts'),
  factsColumn: part('FactsColumn'),
  lockedIn: part('LockedIn'),
  marks: part('PrivateMarks'),
  news: part('NewsPanel'),
  notebook: part('Notebook'),
  people: part('PeopleButton'),
  player: part('PlayerSheet'),
  polls: part('Polls'),
  reminder: part('Reminder'),
  roleFace: part('RoleFace'),
  text: part('TextOffer'),
};
const sounds = () => import('../../shared/sound/stingers.ts');

/** Fetches all of them at once, always: network requests must not reveal what a player does. */
export const useLazyParts = (): void =>
  useEffect(() => {
    for (const fetchPart of [lazyParts.board, late, lazyParts.director, sounds]) fetchPart().catch(() => {}); // fetched again when needed
  }, []);
