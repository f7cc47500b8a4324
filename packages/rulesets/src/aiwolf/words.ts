import type { Words } from '@moonrise/engine';
import {
  chatWords,
  dawnWords,
  floorWhys,
  packWords,
  revealWords,
  sidesWords,
  voteCards,
  voteCauses,
  voteWords,
} from '@moonrise/engine/kit';

const { global, wolves } = chatWords.channels;

export const words = {
  name: 'AIWolf',
  summary: 'The contest of programs that play Werewolf: talk by turns, secret votes, six roles.',
  phases: { talk: 'Talk', whisper: 'Whisper', vote: 'Exile', divine: 'Divination', guard: 'Guard', attack: 'Attack' },
  teams: { VILLAGER: 'Villagers', WEREWOLF: 'Werewolves' },
  wins: {
    VILLAGER: 'Wins when no Werewolf is left.',
    WEREWOLF: 'Wins as soon as the wolves equal everyone else.',
  },
  acts: { talk: 'speak', skip: 'skip this turn', over: 'say no more in this phase', vote: 'vote for' },
  cards: {
    talk: { ask: 'It is your turn to speak.', done: 'You have spoken.', pick: 'Speak' },
    skip: { ask: 'Skip this turn?', done: 'You skip this turn.', pick: 'Skip' },
    over: { ask: 'Are you done speaking?', done: 'You say no more in this phase.', pick: 'No more' },
    vote: voteCards.vote,
  },
  answers: { HUMAN: 'Human' },
  told: {
    ...voteWords,
    ...packWords,
    ...revealWords,
    ...dawnWords,
    lot: 'The vote was tied, and the lot fell on {0}.',
    vote_again: 'The vote was tied. Vote again.',
  },
  ends: {
    ...sidesWords,
    stalemate: 'Ten days passed without a death.',
    max_day: 'The last day is over, and no one has won.',
    errors: 'Too many players have dropped out.',
  },
  causes: { ...voteCauses },
  marks: { dropped: 'You have dropped out of this game.' },
  whys: { ...floorWhys },
  channels: { global, wolves },
} as const satisfies Words;
