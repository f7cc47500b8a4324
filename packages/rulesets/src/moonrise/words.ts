import type { Words } from '@moonrise/engine';
import {
  chatWords,
  dawnWords,
  packWords,
  revealWords,
  voteCards,
  voteCauses,
  voteWhys,
  voteWords,
} from '@moonrise/engine/kit';

export const words = {
  name: 'Moonrise',
  summary: 'Ten roles: bites, shots, revenge, and a ghost that takes over the roles of the dead.',
  phases: { night: 'Night', day: 'Day', voting: 'Voting', hunter_revenge: 'Hunter Revenge', prayer: 'Prayer' },
  teams: { good: 'Village', bad: 'Werewolves', neutral: 'No side' },
  acts: { vote: 'vote for', say: 'say something', shine: 'shine your lantern on' },
  cards: {
    ...voteCards,
    ...chatWords.cards,
    shine: {
      ask: 'On whose house do you shine your lantern?',
      done: 'You shine your lantern on the house of {0}.',
      pick: 'Shine',
      pass: 'Not tonight',
    },
  },
  told: {
    ...dawnWords,
    ...packWords,
    ...revealWords,
    nightfall: 'Night falls over the village. Everyone goes to sleep.',
    eliminated: voteWords.eliminated,
    no_votes: voteWords.no_votes,
    no_majority: voteWords.no_majority,
    glitch: '⚠️ SYSTEM GLITCH: the role of {0} has leaked! It is surely {answer}... perhaps...',
    full_moon: 'There was a full moon last night: today the day is shorter.',
    fog: 'Fog lies over the village: today no one sees who votes for whom.',
    market: 'Market day! They say that at least one of {0}, {1} and {2} howls at night.',
    found: 'You have found something at dawn: {answer}.',
    shone: 'By the light of your lantern: {0} was {answer}.',
  },
  answers: { lantern: 'a lantern', coin: 'a silver coin', charm: 'a charm', out: 'out', home: 'at home' },
  ends: {
    wolves_gone: 'No werewolf is left.',
    parity: 'The werewolves are no longer outnumbered.',
    max_rounds: 'Maximum rounds (10) reached',
  },
  causes: { ...voteCauses },
  marks: {
    ...chatWords.marks,
    lantern: 'You carry a lantern: tonight you can see whether one player is out.',
    coin: 'You carry a silver coin: in the next voting you have one extra vote.',
    charm: 'You carry a charm: it protects you from the pack tonight.',
  },
  whys: { ...voteWhys, ...chatWords.whys },
  channels: chatWords.channels,
} as const satisfies Words;
