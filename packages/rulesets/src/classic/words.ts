import type { Words } from '@moonrise/engine';
import {
  chatWords,
  dawnWords,
  packWords,
  revealWords,
  sidesWords,
  voteCards,
  voteCauses,
  voteWhys,
  voteWords,
} from '@moonrise/engine/kit';

export const words = {
  name: 'Classic',
  summary: 'Four roles. The day comes first: talk, vote, and survive the night.',
  phases: { day: 'Day', voting: 'Voting', night: 'Night', prayer: 'Prayer' },
  teams: { town: 'Town', mafia: 'Mafia', neutral: 'No side' },
  wins: {
    town: 'Wins when no Werewolf is left.',
    mafia: 'Wins as soon as the wolves equal everyone else.',
    neutral: 'Wins with the winning side, if alive at the end.',
  },
  acts: { vote: 'vote for', say: 'say something' },
  cards: { ...voteCards, ...chatWords.cards },
  told: { ...voteWords, ...packWords, ...revealWords, ...dawnWords },
  ends: sidesWords,
  causes: { ...voteCauses },
  whys: { ...voteWhys, ...chatWords.whys },
  channels: chatWords.channels,
  screen: {
    start: 'Start Game',
    end_phase: 'Start Vote',
    wait_night: 'Waiting for night to end...',
    to_lobby: 'Return to Lobby',
  },
} as const satisfies Words;
