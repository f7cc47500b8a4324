import type { Briefing } from '@moonrise/engine';
import { type OptionsOf, tableRules } from '@moonrise/engine/kit';
import type { options } from './options.ts';
import { BAD, GOOD } from './sides.ts';

/** What a language model is told of these rules. */
export const briefing = (chosen: OptionsOf<typeof options>): Briefing => ({
  rules: [
    'A round is a night, a day and a voting. The game begins with the first night and has at most ten rounds; then the village wins unless the wolves equal the others.',
    'At night each living wolf votes to kill one living player outside the pack; the pack sees these votes. The player with more than half of the kill votes cast is attacked. Otherwise no one is.',
    'When the night ends its choices are carried out in this order: mute, protection, bite, attack, revenge of a Hunter who died, scan, comparison.',
    'Results of the night are told at the start of the day, also to a player who died in it. A player who was bitten in that night shows as a wolf and has no result.',
    'At dawn everyone hears who died, that no one died, that someone was attacked but survived (not who), or that the night was strangely quiet, which follows a bite.',
    'The night ends early when all living players with something to choose have chosen. The day always lasts its full time, except after some shots.',
    'In the voting each living player may vote for any living player, also for themselves. Eliminated is the player with the votes of more than half of the LIVING. With fewer votes no one is, so scattered votes eliminate no one.',
    'Revenge comes before the winner is checked. The winner is checked after a night, a voting, a revenge and an absorption; after a shot only whether the last wolf is dead.',
    'The village chat is open by day and in the voting, for living players who are not muted. The pack has a chat of its own at night. The dead write only to the dead.',
    ...(chosen.chaos
      ? [
          'Chaos Mode: everyone plays under a false name. Once in the game the system may name a role for a player; it is drawn by chance and proves nothing.',
        ]
      : []),
    ...(chosen.events
      ? [
          'Events may happen by day: a shorter day, fog that hides the votes, or three names of which at least one is a wolf. What is told about them is true.',
        ]
      : []),
    ...(chosen.items
      ? [
          'At dawn a player may find an item for one round: a lantern (learns whether a player chose a target in the night), a silver coin (a second vote), or a charm (saves from one attack).',
        ]
      : []),
    ...tableRules(chosen),
  ],
  advice: {
    [GOOD]:
      'You do not know whom to trust. Compare claims with votes and deaths, say why you suspect a player, and gather a majority behind one name before the voting ends. If you learn something at night, tell it when it can decide a vote. A silent player may be muted.',
    [BAD]:
      'Agree on one victim at night. By day look like the village: accuse with reasons that everyone can check, and do not defend each other without need. Majorities are hard to reach: a divided village eliminates no one. Kill or silence players who learn or protect at night.',
  },
});
