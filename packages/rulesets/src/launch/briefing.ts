import type { Briefing } from '@moonrise/engine';
import { type OptionsOf, tableRules } from '@moonrise/engine/kit';
import type { options } from './options.ts';
import { TOWN, WOLVES } from './sides.ts';

/** What a language model is told of these rules. */
export const briefing = (chosen: OptionsOf<typeof options>): Briefing => ({
  rules: [
    'A round is a night and a day. The game begins with the first night.',
    'At night all Werewolves name a victim and see the choices of each other. When the time is up the player named most often is attacked; on a tie, or without a choice, no one is.',
    'The night ends early when all living Werewolves name the same player and the other players with something to choose have chosen.',
    'When the night ends protection comes first, then the attack, then the result of the Seer. A Seer who dies in that night still learns it.',
    'At dawn everyone hears who died, or that no one died. It is not told whether someone was attacked.',
    'By day everyone talks and votes at the same time, each for one other living player. There is no vote for no one: not voting is abstaining.',
    'The day ends when every living player has a vote, or when the time is up. The player with the most votes, even a single one, is eliminated; on a tie, or without votes, no one is.',
    'The winner is checked when a night or a day has ended. Ten rounds in a row without a death end the game.',
    'The village chat is open by day. Werewolves have a chat of their own at night. The dead write only to the dead.',
    ...tableRules(chosen),
  ],
  advice: {
    [TOWN]:
      'You do not know whom to trust. Compare claims with votes and deaths, say why you suspect a player, and vote together. Mind the votes in the last seconds: they are open and can be changed. If you learn something at night, tell it when it can decide a vote.',
    [WOLVES]:
      'Agree on one victim at night, or no one dies. By day look like the town: accuse with reasons that everyone can check, spread suspicion, and do not defend each other without need. Kill players who learn or protect at night.',
  },
});
