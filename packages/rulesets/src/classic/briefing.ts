import type { Briefing } from '@moonrise/engine';
import { type OptionsOf, tableRules } from '@moonrise/engine/kit';
import type { options } from './options.ts';
import { MAFIA, TOWN } from './sides.ts';

/** What a language model is told of these rules. */
export const briefing = (chosen: OptionsOf<typeof options>): Briefing => ({
  rules: [
    'A round is a day, a voting and a night. The game begins with the first day.',
    'By day everyone talks and no one votes or acts. The host may end the day early.',
    'In the voting each living player votes for one other living player, or abstains. It ends when all have chosen or the time is up.',
    'The one player with the most votes is eliminated; abstentions do not count, so one vote can be enough. On a tie, or without votes, no one is eliminated.',
    'At night the Werewolves vote on a victim and see the votes of each other. The player with more than half of the votes cast is attacked; otherwise no one is.',
    'When the night ends protection comes first, then the attack, then the look of the Seer. A Seer who dies in that night still learns the result.',
    'At dawn everyone hears who died, that no one died, or that someone was attacked but survived (not who).',
    'The night ends early when all living players with something to choose have chosen.',
    'The winner is checked when a voting or a night has ended. Ten rounds in a row without a death end the game.',
    'The village chat is open by day and in the voting. Werewolves have a chat of their own at night. The dead write only to the dead.',
    ...tableRules(chosen),
  ],
  advice: {
    [TOWN]:
      'You do not know whom to trust. Compare claims with votes and deaths. Say why you suspect a player, and vote together: scattered votes eliminate no one. If you learn something at night, tell it when it can decide a vote.',
    [MAFIA]:
      'Look like the town: accuse with reasons that hold for everyone to see, and spread suspicion over several players. Do not defend each other without need. Kill players who learn or protect at night, or whom everyone trusts.',
  },
});
