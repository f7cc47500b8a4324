import { defineRuleset } from '@moonrise/engine';
import { listRuleset, type OptionsOf, villageChat, villageStaged, vote } from '@moonrise/engine/kit';
import { talkOf } from '../languages/talk/index.ts';
import { RULES_VERSION } from '../version.ts';
import { briefing } from './briefing.ts';
import { deck } from './deck.ts';
import { done, moves } from './night.ts';
import { options } from './options.ts';
import { PHASES, phases } from './phases.ts';
import { rates } from './rates.ts';
import { rolesWith } from './roles/index.ts';
import { isWerewolf, WEREWOLF } from './sides.ts';
import { tally, verdict } from './verdict.ts';
import { words } from './words.ts';

function build(chosen: OptionsOf<typeof options>, version: number) {
  const roles = rolesWith(chosen);
  return defineRuleset({
    id: 'one-night',
    version,
    options: chosen,
    players: [3, 10],
    centre: 3,
    firstDay: 1,
    deck,
    roles,
    wolves: WEREWOLF,
    hunted: isWerewolf,
    rates,
    everyone: [
      done,
      vote({
        during: ['day'],
        targets: (game, me) => game.others(me),
        ballots: 'secret',
        ...(version >= 2 && { passable: true }),
        outcome: (_, ballots) => tally(ballots, version),
      }),
      villageChat(PHASES, ['day']),
    ],
    actsBy: 'dealt',
    phases,
    outcome: verdict,
    epilogue: moves,
    staged: villageStaged,
    words,
    briefing: briefing(chosen),
    talk: talkOf(roles),
  });
}

export const oneNight = listRuleset('one-night', options, build, RULES_VERSION);
