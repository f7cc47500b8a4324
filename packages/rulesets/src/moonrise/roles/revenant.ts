import type { Act, Event, Game, Role, SeatId, Table } from '@moonrise/engine';
import { revealed, told, turned } from '@moonrise/engine/kit';
import { pack } from '../pack.ts';
import { BAD, GOOD } from '../sides.ts';

/** The dead whose role can be taken over, except other Revenants. */
const graveyard = (game: Game) => game.dead().filter((id) => !game.has(id, 'revenant'));

const absorb: Act = {
  id: 'absorb',
  during: ['night'],
  instant: true,
  passable: true,
  extra: true,
  aim: 'become',
  may: (game, me) => me.alive && graveyard(game).length > 0,
  targets: graveyard,
  resolve: (table, deeds) =>
    deeds.flatMap(({ seat, targets }) => targets.flatMap((dead) => absorbed(table, seat, dead))),
};
function absorbed(table: Table, seat: SeatId, dead: SeatId): readonly Event[] {
  const role = table.role(dead)?.id ?? '';
  const witnesses = table.team(dead) === BAD ? pack(table) : [];
  return [turned(seat, role, 'absorb', witnesses), told([seat], 'absorbed', [dead], role)];
}

/** The pack's choices against its new member are withdrawn; its other choices are shown to the newcomer. */
function reconsidered(table: Table, newcomer: SeatId): readonly Event[] {
  const elders = pack(table).filter((id) => id !== newcomer);
  return elders.flatMap((elder) =>
    table.acts(table.seat(elder)).flatMap((act): readonly Event[] => {
      const slot = act.slot ?? act.id;
      const deed = table.ballot(elder, slot);
      if (deed?.act !== act.id || !isOfPack(table, act, elder, newcomer)) return [];
      if (deed.targets.includes(newcomer)) return [{ type: 'withdrew', slot, seat: elder, to: elders }];
      return [{ type: 'chose', slot, deed, to: [newcomer] }];
    }),
  );
}

/** A skipped mute and the light of a lantern are secrets of one player. At first the newcomer was shown them too. */
function isOfPack(table: Table, act: Act, elder: SeatId, newcomer: SeatId): boolean {
  const seenBy = act.seenBy?.(table, table.seat(elder)) ?? [];
  return table.rules.version < 2 || seenBy === 'all' || seenBy.includes(newcomer);
}

export const revenant: Role = {
  id: 'revenant',
  team: GOOD,
  picture: 'revenant',
  briefing:
    'From the second night on, with someone dead: once takes the role that a dead player had, at once and for good, with its side. Each night they choose this or wait.',
  words: {
    name: 'Revenant',
    summary: 'At night, may take over the role of a dead player, even of a Werewolf.',
    acts: { absorb: 'take over the role of' },
    cards: {
      absorb: {
        ask: 'Whose role do you take over?',
        done: 'You take over the role of {0}.',
        pick: 'Take over',
        pass: 'Not tonight',
      },
    },
    told: { absorbed: 'You have taken over the role of {0}: {answer}.' },
    talk: { is: 'the Revenant', names: 'Revenant,reve' },
  },
  acts: [absorb],
  on: {
    opened: (table, me, { phase, day }) => {
      if (phase !== 'night' || !me.alive) return [];
      const hasReturned = me.diedOn !== null; // and has missed nights
      const buried = table.seats.filter(({ alive, diedOn }) => !alive && (diedOn === day - 1 || hasReturned));
      return buried.map(({ id }) => revealed(id, table.role(id)?.id ?? '', [me.id]));
    },
  },
  table: {
    turned: (table, { seat, cause }) =>
      cause === 'absorb' && table.team(seat) === BAD ? reconsidered(table, seat) : [],
  },
};
