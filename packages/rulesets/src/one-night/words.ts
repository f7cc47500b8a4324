import type { Words } from '@moonrise/engine';
import { chatWords, voteCards, voteCauses, voteWhys, voteWords } from '@moonrise/engine/kit';

export const words = {
  name: 'One Night',
  summary: 'One night in which cards change hands, one day, one vote. You may not be what you were dealt.',
  phases: { reveal: 'Role reveal', night: 'Night', day: 'Day' },
  teams: { village: 'Village', werewolf: 'Werewolf team', tanner: 'Tanner' },
  wins: {
    village: 'Wins if a Werewolf is eliminated, or if no one is and no player is a Werewolf.',
    werewolf: 'Wins if no Werewolf is eliminated and one is among the players, or if someone else is eliminated.',
    tanner: 'Wins alone if eliminated.',
  },
  acts: { vote: 'vote for', say: 'say something', done: 'say that you are done' },
  cards: {
    vote: { ...voteCards.vote, remind: 'You have not voted yet. {n} seconds left.' },
    ...chatWords.cards,
    done: { ask: 'Done for tonight?', done: 'You are done for tonight.', pick: 'Done' },
  },
  told: {
    eliminated: voteWords.eliminated,
    no_votes: voteWords.no_votes,
    one_vote_each: 'Several players had one vote each. No one was eliminated.',
    scanned: 'You looked at {0} and saw: {answer}.',
  },
  ends: {
    tanner_out: 'The Tanner was eliminated.',
    werewolf_out: 'A Werewolf was eliminated.',
    no_werewolf_out: 'A player was eliminated who was not a Werewolf.',
    no_werewolf_team: 'A player was eliminated, but the whole werewolf team is in the centre: no one wins.',
    werewolf_hidden: 'No one was eliminated, and a Werewolf is among the players.',
    no_werewolf: 'No one was eliminated, and no Werewolf is among the players.',
  },
  causes: { ...voteCauses },
  whys: { ...voteWhys, ...chatWords.whys },
  channels: { global: chatWords.channels.global },
} as const satisfies Words;
