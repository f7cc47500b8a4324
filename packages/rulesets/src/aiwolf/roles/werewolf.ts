import type { Act, Event, Game, Role, SeatId, Table } from '@moonrise/engine';
import { counted, died, noted, told } from '@moonrise/engine/kit';
import { werewolfTalk } from '../../languages/talk/shared.ts';
import { type RunOff, raid } from '../ballots.ts';
import { isWolf, WEREWOLVES, WOLF } from '../sides.ts';

export interface PackRules {
  readonly whisper: readonly Act[];
  readonly attack_vote: {
    readonly max_count: number;
    readonly allow_self_vote: boolean;
    readonly allow_no_target: boolean;
  };
  readonly vote_visibility: boolean;
}

/** All of the pack, including its dead. */
const pack = (game: Game): readonly SeatId[] => game.seats.filter(({ id }) => isWolf(game, id)).map(({ id }) => id);

function attack({ attack_vote, vote_visibility }: PackRules): Act {
  const { max_count, allow_self_vote, allow_no_target } = attack_vote;
  const poll = raid(max_count);
  return {
    id: 'attack',
    aim: 'harm',
    during: ['attack'],
    shared: true,
    passable: true,
    final: true,
    always: true,
    targets: (game, me) => (allow_self_vote ? game.living() : game.others(me)),
    resolve: (table, deeds) => {
      const cast = deeds.filter(({ targets }) => targets.length > 0);
      return [counted('attack', cast, vote_visibility ? pack(table) : []), ...raided(poll, table, allow_no_target)];
    },
  };
}

function raided(poll: RunOff, table: Table, mayRest: boolean): readonly Event[] {
  const top = poll.top(table);
  if (poll.isTied(table)) return [told(pack(table), 'attack_again', [], undefined, 'wolves')];
  if (top.length === 0) return rested;
  if (top.length === 1) return attacked(top[0] as SeatId);
  if (mayRest) return [told(pack(table), 'pack_split', [], undefined, 'wolves'), ...rested];
  return attacked(table.dice('lot').pick(top));
}
// The pack's target is noted only for the record: no one learns of an attack that fails.
const rested: readonly Event[] = [noted('attacked', null), told('all', 'quiet')];
const attacked = (seat: SeatId): readonly Event[] => [noted('attacked', seat), died(seat, 'attack')];

export const werewolf = (rules: PackRules): Role => ({
  id: 'WEREWOLF',
  team: WEREWOLVES,
  shows: WOLF,
  picture: 'werewolf',
  briefing: 'Knows the other Werewolves, whispers with them at night, and votes on the attack with them.',
  words: {
    name: 'Werewolf',
    summary: 'Knows the other Werewolves, whispers with them, and votes with them on whom to attack.',
    acts: { attack: 'vote to attack', whisper: 'whisper' },
    cards: {
      attack: {
        ask: 'Whom does the pack attack tonight?',
        done: 'You vote to attack {0}.',
        pick: 'Attack',
        pass: 'No one',
      },
      whisper: { ask: 'It is your turn to whisper.', done: 'You have whispered.', pick: 'Whisper' },
    },
    causes: { attack: '{0} was killed in the night.' },
    told: { attack_again: 'The votes of the pack were tied. Vote again.' },
    talk: werewolfTalk,
  },
  knows: (other) => other.shows === WOLF,
  acts: [...rules.whisper, attack(rules)],
});
