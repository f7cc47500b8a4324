import type { Briefing } from '@moonrise/engine';
import type { OptionsOf } from '@moonrise/engine/kit';
import type { options } from './options.ts';
import { TANNER, VILLAGE, WEREWOLF } from './sides.ts';

/** What a language model is told of these rules. */
export const briefing = (chosen: OptionsOf<typeof options>): Briefing => ({
  rules: [
    'There is one night, one day and one vote. There are three cards more than players; they lie face down in the centre, so some roles may be held by no one.',
    'What a player may do at night goes by the card dealt to them. Night actions take place in this order: Werewolf, Seer, Robber, Troublemaker, Drunk, Insomniac. A card that comes to a player in the night is not used again.',
    'A player whose card was robbed or swapped is not told: everyone knows only the card they last saw. You may no longer have the card that was dealt to you.',
    'Every action can be skipped. The night ends when everyone has pressed done, or when the time is up.',
    ...(chosen.lone_wolf_peek
      ? ['A Werewolf who is the only one among the players may look at one card in the centre.']
      : []),
    'By day everyone talks and votes, for any other player or for no one. Votes are secret until the day is over and can be changed until then; the day ends when all have voted.',
    'All players with the most votes are eliminated, also with a single vote; only if several players share the top with one vote each is no one eliminated.',
    'Your side is that of the card you have at the END. A Tanner who is eliminated wins alone. Otherwise, if a Werewolf is eliminated, the village wins. Otherwise, if anyone is eliminated, the werewolf side wins (the Minion too, even without a Werewolf among the players).',
    'If no one is eliminated the village wins if no player has a Werewolf card, else the werewolf side wins.',
    'There is no second night and no one dies before the vote: do not speak of either.',
  ],
  advice: {
    [VILLAGE]:
      'Tell what you did and saw, and compare it with what others tell: cards that do not add up show who lies. Ask players without a story for one. If there may be no Werewolf among the players, voting for no one or one vote each can be right.',
    [WEREWOLF]:
      'You need a card to claim that fits the set and that no one else claims: a card in the centre is safest. Get a player who is not a Werewolf eliminated. The Minion may draw the votes.',
    [TANNER]: 'You win only if you are eliminated: look guilty, but not so much that anyone thinks of the Tanner.',
  },
});
