import type { Game } from '../core/game.ts';
import type { SeatId } from '../core/model.ts';
import type { Act, Phase, Role } from '../core/rules.ts';
import { called, died, told } from './events.ts';

const avenger = (game: Game): SeatId => (game.frame.data as { avenger: SeatId }).avenger;

const revenge: Act = {
  id: 'revenge',
  during: ['hunter_revenge'],
  aim: 'harm',
  passable: true,
  always: true,
  final: true,
  may: (game, me) => avenger(game) === me.id, // the dead may, this once
  targets: (game) => game.living(),
  resolve: (table, [deed]) => {
    const [target] = deed?.targets ?? [];
    if (target === undefined) return [told('all', 'revenge_missed', [avenger(table)])];
    return [told('all', 'revenge_hit', [avenger(table), target]), died(target, 'revenge')];
  },
};
const phase: Phase = { id: 'hunter_revenge', light: 'dusk', seconds: () => 20 };

/** A role that shoots one player when it dies, unless it dies by such a shot. */
export const vengeful: Pick<Role, 'acts' | 'phases' | 'on' | 'staged'> & { readonly acts: readonly Act[] } = {
  acts: [revenge],
  phases: [phase],
  staged: { causes: { revenge: 'last-shot' }, told: { revenge_missed: 'last-shot' } },
  on: {
    died: (_, me, { seat, cause }) =>
      seat === me.id && cause !== 'revenge'
        ? [told('all', 'revenge_called', [me.id]), called('hunter_revenge', { avenger: me.id })]
        : [],
  },
};

export const revengeCards = {
  revenge: { ask: 'Your last shot: whom does it hit?', done: 'You aim at {0}.', pick: 'Shoot', pass: 'Shoot no one' },
} as const;
export const revengeCauses = { revenge: '{0} was killed by the last shot of the Hunter.' } as const;
export const revengeWords = {
  revenge_called: '🏹 The Hunter has fallen! With their dying breath, they take aim...',
  revenge_hit: "🏹 {0}'s final shot strikes {1}!",
  revenge_missed: "The Hunter's aim falters... no shot was fired.",
} as const;
