import type { Act, Deed, Event, Game, Role, SeatId, Table } from '@moonrise/engine';
import { told, turned } from '@moonrise/engine/kit';
import { pack, packmate, quarry, toPack } from '../pack.ts';
import { GOOD } from '../sides.ts';

const convert: Act = {
  id: 'convert',
  slot: 'pack', // instead of a vote to kill
  during: ['night'],
  limit: 1,
  extra: true,
  aim: 'recruit',
  overrides: ['kill', 'maul'],
  targets: (game) => quarry(game).filter((id) => !isShownNeutral(game, id)),
  seenBy: pack,
  fails: (game, deed) => game.rules.version >= 2 && isInVain(game, deed),
  resolve: (table, deeds) => {
    const vain = deeds.filter((deed) => isInVain(table, deed));
    const bitten = new Set(deeds.filter((deed) => !vain.includes(deed)).flatMap(({ targets }) => targets));
    const turns = [...bitten].flatMap((seat) => [turned(seat, 'wolf', 'convert', pack(table)), told([seat], 'bitten')]);
    if (table.rules.version < 2) return [...turns, told('all', 'bite_night')];
    return [...failures(table, vain), ...turns, ...(bitten.size > 0 ? [told('all', 'bite_night')] : [])];
  },
};
/** The card of a player who died and returned was shown to everyone, with this option. */
const isShownNeutral = (game: Game, id: SeatId): boolean =>
  (game.rules.options as { readonly reveal?: string }).reveal === 'full' &&
  game.seat(id).diedOn !== null &&
  game.team(id) !== GOOD;
/** A bite has no effect on players of no side, and the pack cannot know who they are. */
const isInVain = (game: Game, { targets }: Deed): boolean => targets.some((seat) => game.team(seat) !== GOOD);
const failures = (table: Table, vain: readonly Deed[]): readonly Event[] =>
  [...new Set(vain.flatMap(({ targets }) => targets))].map((seat) => toPack(table, 'bite_failed', [seat]));

export const kittenWolf: Role = {
  ...packmate,
  id: 'kittenWolf',
  picture: 'kitten-wolf',
  briefing:
    'Once in the game bites a player instead of voting to kill: the bitten player becomes a wolf, no one is attacked in that night, and protection does not help.',
  words: {
    name: 'Kitten Wolf',
    summary:
      'Hunts with the pack. Once per game, bites a player instead of voting to kill: that player becomes a Werewolf.',
    acts: { convert: 'bite' },
    cards: { convert: { ask: 'Whom do you bite? They become a Werewolf.', done: 'You bite {0}.', pick: 'Bite' } },
    told: {
      bitten: 'You have been bitten: from now on you are a Werewolf.',
      bite_failed: 'The bite had no effect',
      bite_night: 'Strange... the village was quiet last night. No one died.',
    },
    talk: { is: 'the Kitten Wolf', names: 'Kitten Wolf,kitten,kittenwolf' },
  },
  acts: [...packmate.acts, convert],
  staged: { told: { bite_night: 'spared' } },
};
