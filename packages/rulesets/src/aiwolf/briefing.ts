import type { Briefing } from '@moonrise/engine';
import { type OptionsOf, shownRules } from '@moonrise/engine/kit';
import type { options } from './options.ts';
import { VILLAGERS, WEREWOLVES } from './sides.ts';

const rounds = (most: number): string =>
  most <= 1
    ? 'A tie at the top is decided by lot.'
    : `On a tie everyone votes again, in at most ${most} rounds; a tie in the last one is decided by lot.`;

const speeches = (most: number): string =>
  most < 0 ? 'Everyone has a limited number of speeches.' : `Everyone has at most ${counted(most)} in a talk.`;
const counted = (most: number): string => (most === 1 ? 'one speech' : `${most} speeches`);

/** What a language model is told of these rules. */
export const briefing = (chosen: OptionsOf<typeof options>): Briefing => ({
  rules: [
    'Days are counted from 0. On day 0 there is talk and a divination, and no vote and no attack. Every later day is talk, vote, divination, whisper, guard, attack.',
    `Talk goes by turns: the player whose turn it is says something, skips, or is over for this talk. ${speeches(chosen.talk.max_count.per_agent)} There is no other chat.`,
    'To mention a player, write @ and the name.',
    `From day 1 on every living player votes for a living player. The player with the most votes is exiled. ${rounds(chosen.vote.max_count)} ${chosen.vote.allow_self_vote ? 'Players may vote for themselves.' : 'Players cannot vote for themselves.'}`,
    chosen.vote_visibility ? 'After a vote everyone learns who voted for whom.' : 'No one learns who voted for whom.',
    'Answers are final: they cannot be changed.',
    'The living Werewolves whisper among themselves and vote on whom to attack; votes for a Werewolf do not count. The attacked player dies unless a living Bodyguard guards them.',
    'At dawn everyone hears who died, or that no one died. It is not told whether someone was attacked.',
    'The Possessed is human, wins with the Werewolves, and does not know them. The Seer and the Medium see a human in the Possessed.',
    'The winner is checked when a phase has ended. Ten days in a row without a death end the game, and no one wins.',
    ...shownRules(chosen),
  ],
  advice: {
    [VILLAGERS]:
      'Claims decide this game: compare who says to be the Seer or the Medium, what they report, and how they vote. If you learn something at night, report it. Name your vote and the reason in talk, and vote as you said.',
    [WEREWOLVES]:
      'Look human: a false claim needs results that fit what everyone can check. Do not report what the cards disprove. Divide the votes of the villagers, and attack players who learn or protect at night.',
  },
});
