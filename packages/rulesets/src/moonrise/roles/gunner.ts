import type { Act, Role } from '@moonrise/engine';
import { died, revealed, told } from '@moonrise/engine/kit';
import { GOOD } from '../sides.ts';

const BULLETS = 2;
const shoot: Act = {
  id: 'shoot',
  during: ['day'],
  instant: true,
  optional: true,
  extra: true,
  aim: 'harm',
  limit: BULLETS,
  may: (game, me) => me.alive && game.last(me, 'shoot')?.day !== game.day,
  why: (game, me) => {
    if (!me.alive) return undefined;
    return { key: game.last(me, 'shoot')?.day === game.day ? 'shot_today' : 'no_bullet' };
  },
  targets: (game, me) => game.others(me),
  resolve: (_, deeds) =>
    deeds.flatMap(({ seat, targets }) =>
      targets.flatMap((target) => [
        told('all', 'shot', [seat, target]),
        revealed(seat, 'gunner', 'all'),
        died(target, 'shot'),
      ]),
    ),
};

export const gunner: Role = {
  id: 'gunner',
  team: GOOD,
  picture: 'gunner',
  briefing:
    'Two bullets for the whole game, at most one shot a round, only by day. The shot is final and shows everyone who the Gunner is.',
  words: {
    name: 'Gunner',
    summary: 'Has two bullets, and may fire one per day. Everyone sees who shot.',
    acts: { shoot: 'shoot' },
    cards: {
      shoot: {
        ask: 'Whom do you shoot?',
        done: 'You shoot {0}.',
        pick: 'Shoot',
        pass: 'Keep it',
        left: 'Bullets left: {n}',
      },
    },
    causes: { shot: '{0} was shot by the Gunner.' },
    whys: { shot_today: 'You have already fired today.', no_bullet: 'You have no bullets left.' },
    told: { shot: 'BANG! {0} shot {1}!' },
    talk: { is: 'the Gunner', names: 'Gunner,gunslinger' },
  },
  acts: [shoot],
  staged: { causes: { shot: 'shot' } },
};
