import { evolve, type Game, seedOf, type Table } from '@moonrise/engine';
import { called, counted, eliminated, leaders, wonBy } from '@moonrise/engine/kit';
import { type Engine, engine, tampered } from '@moonrise/engine/testing';
import { type Plant, withAct, withRole } from './plant.ts';

const VOTE = 'the vote puts out whom the rules say';
const RAID = 'the pack kills whom the rules say';
const REVENGE = 'a Hunter who dies shoots once, before all else';

/** Dice that cannot be rolled again. */
function loaded(): Engine {
  let rolls = 0;
  const another = () => seedOf(`loaded ${rolls++}`);
  return {
    ...engine,
    start: (rules, setting) => engine.start(rules, { ...setting, seed: another() }),
    decide: (game, command) => engine.decide(game, command, another()),
  };
}

const votes: readonly Plant[] = [
  {
    name: 'a tie eliminates',
    rules: 'classic',
    spec: withAct('vote', (act) => ({
      ...act,
      resolve: (_, deeds) => [counted('vote', deeds), ...leaders(deeds).top.slice(0, 1).flatMap(eliminated)],
    })),
    foundBy: VOTE,
  },
  {
    name: 'half of the living are a majority',
    rules: 'moonrise',
    spec: withAct('vote', (act) => ({
      ...act,
      resolve: (table, deeds) => {
        const { top, votes } = leaders(deeds);
        const isOut = votes > 0 && votes * 2 >= table.living().length;
        return [counted('vote', deeds), ...(isOut ? top.slice(0, 1).flatMap(eliminated) : [])];
      },
    })),
    foundBy: VOTE,
  },
  {
    name: 'one vote is enough',
    rules: 'one-night',
    spec: withAct('vote', (act) => ({
      ...act,
      resolve: (_, deeds) => [counted('vote', deeds), ...leaders(deeds).top.flatMap(eliminated)],
    })),
    foundBy: VOTE,
  },
  {
    name: 'a tie is not voted on again',
    rules: 'aiwolf',
    options: { vote: { max_count: 3 } },
    spec: withAct('vote', (act) => ({
      ...act,
      resolve: (_, deeds) => [
        counted(
          'vote',
          deeds.filter(({ targets }) => targets.length > 0),
        ),
        ...leaders(deeds).top.slice(0, 1).flatMap(eliminated),
      ],
    })),
    foundBy: VOTE,
  },
  {
    name: 'the dead may vote',
    rules: 'launch',
    spec: withAct('vote', (act) => ({ ...act, may: () => true })),
    foundBy: 'the dead are offered talk and revenge alone',
  },
  {
    name: 'the ballot of a dead seat is counted',
    rules: 'moonrise',
    engine: tampered((event, { seats }) => {
      const dead = seats.find(({ alive }) => !alive);
      if (event.type !== 'counted' || !dead) return [event];
      return [{ ...event, ballots: [...event.ballots, { seat: dead.id, act: 'vote', targets: [0] }] }];
    }),
    foundBy: 'ballots are counted as cast',
  },
];

const nights: readonly Plant[] = [
  {
    name: 'the Doctor may repeat',
    rules: 'moonrise',
    spec: withAct('save', (act) => ({ ...act, targets: (game) => game.living() })),
    foundBy: 'no one is protected twice in a row',
  },
  {
    name: 'the protected die all the same',
    rules: 'launch',
    spec: withRole('doctor', ({ instead: _, ...role }) => role),
    foundBy: RAID,
  },
  {
    name: 'a dead Bodyguard goes on guarding',
    rules: 'aiwolf',
    spec: withRole('BODYGUARD', (role) => ({
      ...role,
      instead: {
        died: (table, me, event) =>
          event.cause === 'attack' && table.last(me, 'guard')?.targets.includes(event.seat) ? [] : undefined,
      },
    })),
    foundBy: RAID,
  },
  {
    name: 'votes on the pack count',
    rules: 'aiwolf',
    options: { attack_vote: { max_count: 1, allow_self_vote: true, allow_no_target: true } },
    spec: withAct('attack', (act) => ({
      ...act,
      resolve: (table, deeds, text) => {
        const { top } = leaders(deeds);
        const [seat] = top.length === 1 ? top : [];
        return seat === undefined
          ? act.resolve(table, deeds, text)
          : [{ type: 'died', seat, cause: 'attack', to: 'all' }];
      },
    })),
    foundBy: RAID,
  },
  {
    name: 'a bite leaves the role',
    rules: 'moonrise',
    engine: tampered((event) => (event.type === 'turned' && event.cause === 'convert' ? [] : [event])),
    foundBy: 'a bite turns a player, and no one is killed',
  },
  {
    name: 'there is a third bullet',
    rules: 'moonrise',
    spec: withAct('shoot', (act) => ({ ...act, limit: 3, may: (_, me) => me.alive })),
    foundBy: 'a Gunner has two bullets, one for a day',
  },
  {
    name: 'the Seer sees the card beside',
    rules: 'classic',
    engine: tampered((event, { cards }) => [
      event.type === 'told' && event.key === 'scanned'
        ? { ...event, answer: cards[(event.about[0] ?? 0) + 1] ?? '' }
        : event,
    ]),
    foundBy: 'what is seen is true (scanned)',
  },
  {
    name: 'a robbed card is copied',
    rules: 'one-night',
    engine: tampered((event, { cards }) =>
      event.type === 'swapped' ? [{ type: 'revealed', place: event.a, role: cards[event.b] ?? '', to: [] }] : [event],
    ),
    foundBy: 'the cards are those of the deck',
  },
];

const ends: readonly Plant[] = [
  {
    name: 'the Hunter shoots twice',
    rules: 'launch',
    spec: withRole('hunter', (role) => ({
      ...role,
      on: {
        died: (_, me, { seat }) => {
          const call = called('hunter_revenge', { avenger: me.id });
          return seat === me.id ? [call, call] : [];
        },
      },
    })),
    foundBy: REVENGE,
  },
  {
    name: 'the verdict comes before the Hunter',
    rules: 'moonrise',
    spec: withRole('hunter', (role) => ({
      ...role,
      on: {
        died: (table: Table, me, event) =>
          table.of('bad').length * 2 >= table.living().length ? [] : (role.on?.died?.(table, me, event) ?? []),
      },
    })),
    foundBy: REVENGE,
  },
  {
    name: 'a stalemate has no end',
    rules: 'launch',
    spec: (spec) => ({
      ...spec,
      outcome: (game: Game) => {
        const outcome = spec.outcome(game);
        return outcome?.reason === 'stalemate' ? null : outcome;
      },
    }),
    foundBy: 'it ends in time with idle players',
  },
  {
    name: 'parity is not noticed',
    rules: 'classic',
    spec: (spec) => ({
      ...spec,
      outcome: (game: Game) => {
        const outcome = spec.outcome(game);
        return outcome?.reason === 'parity' && game.living().length > 2 ? null : outcome;
      },
    }),
    foundBy: 'the game ends when it is won',
  },
  {
    name: 'the Possessed counts as a wolf',
    rules: 'aiwolf',
    spec: (spec) => ({
      ...spec,
      outcome: (game: Game) => {
        const isEven = game.of('WEREWOLF').length * 2 >= game.living().length;
        return game.frame.closed && isEven ? wonBy(game, 'WEREWOLF', 'parity') : spec.outcome(game);
      },
    }),
    foundBy: 'the game ends when it is won',
  },
  {
    name: 'the Tanner loses',
    rules: 'one-night',
    spec: (spec) => ({
      ...spec,
      outcome: (game: Game) => {
        const outcome = spec.outcome(game);
        return outcome?.team === 'tanner' ? wonBy(game, 'village', 'werewolf_out') : outcome;
      },
    }),
    foundBy: 'the winner is whom the rules say',
  },
];

const inEngine: readonly Plant[] = [
  {
    name: 'evolve changes the state it is given',
    rules: 'classic',
    engine: {
      ...engine,
      evolve: (state, event) => {
        if (event.type === 'noted' || event.type === 'did') Object.assign(state.notes, { last: event.type });
        return evolve(state, event);
      },
    },
    foundBy: 'nothing throws, and no state is changed',
  },
  {
    name: 'dice are not rolled from the seed',
    rules: 'moonrise',
    options: { chaos: true },
    engine: loaded(),
    foundBy: 'restored from JSON, it goes on to the same log',
  },
  {
    name: 'a ballot holds something that JSON does not',
    rules: 'launch',
    engine: tampered((event) => [
      event.type === 'chose' ? { ...event, deed: { ...event.deed, text: undefined } as typeof event.deed } : event,
    ]),
    foundBy: 'events survive JSON',
  },
  {
    name: 'the verdict is given twice',
    rules: 'aiwolf',
    engine: tampered((event) => (event.type === 'ended' ? [event, event] : [event])),
    foundBy: 'one verdict, and nothing after it',
  },
  {
    name: 'a message has no words',
    rules: 'one-night',
    engine: tampered((event) => [
      event.type === 'told' && event.key === 'eliminated' ? { ...event, key: 'gone' } : event,
    ]),
    foundBy: 'what is told has words',
  },
  {
    name: 'a death has no words',
    rules: 'launch',
    engine: tampered((event) => [event.type === 'died' ? { ...event, cause: 'boredom' } : event]),
    foundBy: 'deaths and marks have words',
  },
  {
    name: 'a closed chat gives a reason without words',
    rules: 'classic',
    spec: withAct('say', (act) => ({ ...act, why: () => ({ key: 'hush' }) })),
    foundBy: 'what is shut says why',
  },
];

export const bugs: readonly Plant[] = [...votes, ...nights, ...ends, ...inEngine];
