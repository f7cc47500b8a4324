import type { Act, Role } from '@moonrise/engine';
import { told, turned } from '@moonrise/engine/kit';
import { pack, packmate, quarry } from '../pack.ts';
import { GOOD } from '../sides.ts';

const convert: Act = {
  id: 'convert',
  slot: 'pack', // instead of a vote to kill
  during: ['night'],
  limit: 1,
  extra: true,
  aim: 'recruit',
  overrides: ['kill', 'maul'],
  targets: quarry,
  seenBy: pack,
  resolve: (table, deeds) => {
    const chosen = new Set(deeds.flatMap(({ targets }) => targets));
    const bitten = [...chosen].filter((seat) => table.team(seat) === GOOD); // a bite has no effect on players of no side
    return [
      ...bitten.flatMap((seat) => [turned(seat, 'wolf', 'convert', pack(table)), told([seat], 'bitten')]),
      told('all', 'bite_night'),
    ];
  },
};

export const kittenWolf: Role = {
  ...packmate,
  id: 'kittenWolf',
  picture: 'kitten-wolf',
  words: {
    name: 'Kitten Wolf',
    summary:
      'Hunts with the pack. Once per game, bites a player instead of voting to kill: that player becomes a Werewolf.',
    acts: { convert: 'bite' },
    cards: { convert: { ask: 'Whom do you bite? They become a Werewolf.', done: 'You bite {0}.', pick: 'Bite' } },
    told: {
      bitten: 'You have been bitten: from now on you are a Werewolf.',
      bite_night: 'Strange... the village was quiet last night. No one died.',
    },
    talk: { is: 'the Kitten Wolf', names: 'Kitten Wolf,kitten,kittenwolf' },
  },
  acts: [...packmate.acts, convert],
};
