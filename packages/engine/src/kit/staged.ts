import type { Staged } from '../core/rules.ts';

/** What came of a vote, whether someone is out or not, and a night that no one died of. */
export const villageStaged: Staged = {
  causes: { vote: 'verdict' },
  told: {
    tie: 'verdict',
    no_majority: 'verdict',
    no_votes: 'verdict',
    one_vote_each: 'verdict',
    vote_again: 'verdict',
    survived: 'spared',
    quiet: 'spared',
  },
};
