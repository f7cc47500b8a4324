import type { Act, Role } from '@moonrise/engine';
import { sight } from '@moonrise/engine/kit';
import { scanTalk, seerTalk } from '../../languages/talk/shared.ts';
import { look, nightly } from '../night.ts';
import { VILLAGE } from '../sides.ts';

const oneLook = {
  ...nightly,
  slot: 'peek',
  instant: true,
  may: (_, me) => me.deeds.length === 0,
  why: () => ({ key: 'looked' }),
  aim: 'learn',
  resolve: look,
} satisfies Partial<Act>;

const peek: Act = { ...oneLook, id: 'peek', targets: (game, me) => game.others(me) };
const peekCenter: Act = { ...oneLook, id: 'peekCenter', pick: 2, targets: (game) => game.centre() };

export const seer: Role = {
  id: 'seer',
  team: VILLAGE,
  picture: 'seer',
  briefing: 'Looks at the card of one other player, or at two cards in the centre, before any card moves.',
  words: {
    name: 'Seer',
    summary: "Looks at one other player's card, or at two of the cards in the centre.",
    acts: { peek: 'look at', peekCenter: 'look at' },
    cards: {
      peek: {
        ask: 'Seer: whose card do you look at?',
        done: 'You look at {0}.',
        pick: 'Look at a player',
        pass: 'Look at nothing',
      },
      peekCenter: {
        ask: 'Seer: which two cards in the centre do you look at?',
        done: 'You look at {0} and {1}.',
        pick: 'Look at the centre',
        pass: 'Look at nothing',
      },
    },
    whys: { looked: 'You have already looked at one player, or at two cards in the centre.' },
    told: { move_peek: '{0}, the Seer, looked at {1}.', move_peekCenter: '{0}, the Seer, looked at {1} and {2}.' },
    talk: { ...seerTalk, reports: { scanned: scanTalk } },
  },
  acts: [peek, peekCenter],
  evidence: { scanned: sight('peek') },
};
