import { type Event, type Game, isAnswered, type Place, type State } from '@moonrise/engine';
import { noted, revealed, told } from '@moonrise/engine/kit';
import { type Engine, engine, tampered } from '@moonrise/engine/testing';
import {
  followed,
  isChoice,
  isSaid,
  isTold,
  isType,
  type Plant,
  toAll,
  withAct,
  withPhase,
  withRole,
} from './plant.ts';

const cardOf = (state: Pick<State, 'cards'>, place: Place): string => state.cards[place] ?? '';
const byCard = (game: Game) => (a: Place, b: Place) => cardOf(game.state, a).localeCompare(cardOf(game.state, b));
/** Sends a message that has words to these seats. */
const whisper = (to: readonly number[], about: readonly number[]) => told(to, 'killed', about);

/** Lets the clock run out as soon as all have answered. */
const hurried: Engine['decide'] = (game, command, seed) => {
  const first = engine.decide(game, command, seed);
  if (!first.ok || command.type !== 'act' || !first.game.isOpen || !isAnswered(first.game)) return first;
  const then = engine.decide(first.game, { type: 'expire', clock: engine.clock(first.game)?.key ?? '' }, seed);
  return then.ok ? { ...then, events: [...first.events, ...then.events] } : first;
};

/** Remembers who chose when, and counts in that order. */
const inOrderOfCasting = tampered((event, { notes }) => {
  const order = (notes.order ?? []) as readonly number[];
  if (isChoice('vote')(event) && event.type === 'chose') {
    const { seat } = event.deed;
    return [event, noted('order', [...order.filter((other) => other !== seat), seat])];
  }
  if (event.type !== 'counted') return [event];
  return [{ ...event, ballots: event.ballots.toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat)) }];
});

const inEvents: readonly Plant[] = [
  {
    name: 'the role stands in the death event',
    rules: 'moonrise',
    options: { reveal: 'none' },
    engine: tampered((event, before) => [
      event.type === 'died' ? ({ ...event, role: cardOf(before, event.seat) } as Event) : event,
    ]),
    foundBy: 'pairs',
  },
  {
    name: 'the dead are revealed though the host said none',
    rules: 'launch',
    options: { reveal: 'none' },
    engine: followed(isType('died'), (event, before) =>
      event.type === 'died' ? [revealed(event.seat, cardOf(before, event.seat), 'all')] : [],
    ),
    foundBy: 'pairs',
  },
  { name: 'scan results go to all', rules: 'moonrise', engine: toAll(isTold('scanned')), foundBy: 'pairs' },
  {
    name: 'a scan is answered before the day',
    rules: 'moonrise',
    engine: followed(isChoice('scan'), (event, before) =>
      event.type === 'chose' && event.deed.targets[0] !== undefined
        ? [told([event.deed.seat], 'scanned', event.deed.targets, cardOf(before, event.deed.targets[0]))]
        : [],
    ),
    foundBy: 'pairs',
  },
  { name: 'wolf chat goes to all', rules: 'launch', engine: toAll(isSaid('wolves')), foundBy: 'pairs' },
  { name: 'dead chat goes to spectators', rules: 'moonrise', engine: toAll(isSaid('dead')), foundBy: 'pairs' },
  { name: 'kill choices go to all', rules: 'classic', engine: toAll(isChoice('kill')), foundBy: 'pairs' },
  { name: 'all see who is muted', rules: 'moonrise', engine: toAll(isType('marked')), foundBy: 'pairs' },
  { name: 'all see what was done at night', rules: 'launch', engine: toAll(isType('did')), foundBy: 'pairs' },
  {
    name: 'the attack is shown to all',
    rules: 'aiwolf',
    engine: toAll((event) => event.type === 'counted' && event.act === 'attack'),
    foundBy: 'pairs',
  },
  {
    name: 'a hidden phase opens before all',
    rules: 'aiwolf',
    engine: toAll((event) => event.type === 'opened' && event.phase === 'guard'),
    foundBy: 'pairs',
  },
  {
    name: 'the Medium speaks to all',
    rules: 'aiwolf',
    engine: toAll(isTold('medium')),
    foundBy: 'pairs',
  },
  {
    name: 'secret ballots are shown',
    rules: 'launch',
    options: { ballots: 'secret' },
    engine: toAll(isChoice('vote')),
    foundBy: 'pairs',
  },
  {
    name: 'secret ballots are counted in the order of casting',
    rules: 'classic',
    options: { ballots: 'secret' },
    engine: inOrderOfCasting,
    foundBy: 'pairs',
  },
  {
    name: 'the Insomniac sees the centre',
    rules: 'one-night',
    engine: followed(isTold('woken'), (event, before) =>
      event.to === 'all' ? [] : [revealed(before.seats.length, cardOf(before, before.seats.length), event.to)],
    ),
    foundBy: 'pairs',
  },
  {
    name: 'the robbed see what was taken',
    rules: 'one-night',
    engine: tampered((event) => [
      event.type === 'told' && event.key === 'robbed' && event.to !== 'all'
        ? { ...event, to: [...event.to, ...event.about] }
        : event,
    ]),
    foundBy: 'pairs',
  },
  {
    name: 'the protected are told',
    rules: 'moonrise',
    engine: followed(isTold('survived'), (event, before) =>
      event.to === 'all'
        ? before.seats
            .flatMap(({ deeds }) => deeds.filter(({ act }) => act === 'save').slice(-1))
            .map(({ targets }) => whisper(targets, []))
        : [],
    ),
    foundBy: 'pairs',
  },
  {
    name: 'an empty frame stands for a hidden choice',
    rules: 'classic',
    engine: followed(isChoice('save'), () => [{ type: 'noted', key: 'a seat acted', value: null, to: 'all' }]),
    foundBy: 'pairs',
  },
  {
    name: 'all see how much the wolves write',
    rules: 'moonrise',
    engine: followed(isSaid('wolves'), (_, { seq }) => [{ type: 'cast', slot: 'unread', count: seq, to: 'all' }]),
    foundBy: 'pairs',
  },
  {
    name: 'phases are named by a global count',
    rules: 'launch',
    engine: tampered((event, { seq }) => [
      event.type === 'opened' ? { ...event, frame: `${event.frame}#${seq}` } : event,
    ]),
    foundBy: 'pairs',
  },
  {
    name: 'an event is recorded that is not declared',
    rules: 'one-night',
    engine: followed(isType('started'), (event) =>
      event.type === 'started' ? [{ type: 'noted', key: 'deal', value: event.deck, to: [] }] : [],
    ),
    foundBy: 'an event reaches those it is declared for',
  },
  {
    name: 'the commitment is to something else',
    rules: 'classic',
    engine: tampered((event) => [
      event.type === 'started' ? { ...event, commitment: event.commitment.slice(1) } : event,
    ]),
    foundBy: 'the seed shown at the end is the one committed to',
  },
];

const inRules: readonly Plant[] = [
  {
    name: 'the Possessed knows the pack',
    rules: 'aiwolf',
    spec: withRole('POSSESSED', (role) => ({ ...role, knows: (other) => other.id === 'WEREWOLF' })),
    foundBy: 'pairs',
  },
  {
    name: 'no one can vote for the Doctor',
    rules: 'classic',
    spec: withAct('vote', (act) => ({
      ...act,
      targets: (game, me) => game.others(me).filter((id) => !game.has(id, 'doctor')),
    })),
    foundBy: 'a view gives the same prompts as the truth',
  },
  {
    name: 'targets are listed by card',
    rules: 'classic',
    spec: withAct('scan', (act) => ({ ...act, targets: (game, me) => game.others(me).toSorted(byCard(game)) })),
    foundBy: 'pairs',
  },
  {
    name: 'a refusal names a hidden role',
    rules: 'one-night',
    spec: withAct('say', (act) => ({ ...act, why: (game) => ({ key: `The ${cardOf(game.state, 0)} is awake.` }) })),
    foundBy: 'pairs',
  },
  {
    name: 'a refusal says more than the view knows',
    rules: 'moonrise',
    spec: withAct('say', (act) => ({ ...act, why: (game) => ({ key: `There are ${game.of('bad').length} wolves.` }) })),
    foundBy: 'a view gives the same refusals as the truth',
  },
  {
    name: 'a locked chat names who hunts',
    rules: 'moonrise',
    spec: withAct('say', (act) => ({ ...act, why: (game) => ({ key: 'chat_locked', about: game.of('bad') }) })),
    foundBy: 'a view gives the same prompts as the truth',
  },
  {
    name: 'ballots are listed by card',
    rules: 'classic',
    spec: withAct('vote', (act) => ({
      ...act,
      resolve: (table, deeds, text) => {
        const inOrder = byCard(table);
        return act.resolve(
          table,
          deeds.toSorted((a, b) => inOrder(a.seat, b.seat)),
          text,
        );
      },
    })),
    foundBy: 'pairs',
  },
  {
    name: 'the speaking order is rolled from a count of all events',
    rules: 'aiwolf',
    spec: withPhase('talk', (phase) => ({
      ...phase,
      floor: (table) => {
        const floor = phase.floor?.(table) as NonNullable<ReturnType<NonNullable<typeof phase.floor>>>;
        const order = table.dice(`order ${table.state.seq}`).shuffle(floor.order);
        return { ...floor, order, speaker: order[0] ?? null };
      },
    })),
    foundBy: 'pairs',
  },
  {
    name: 'the night is longer while a Seer lives',
    rules: 'launch',
    spec: withPhase('night', (phase) => ({
      ...phase,
      seconds: (game) => 45 + game.living().filter((id) => game.has(id, 'seer')).length,
    })),
    foundBy: 'pairs',
  },
  {
    name: 'a night of fixed length ends early',
    rules: 'moonrise',
    options: { fixed_night: true },
    engine: { ...engine, decide: hurried },
    foundBy: 'a night of fixed length ends by its clock',
  },
];

export const leaks: readonly Plant[] = [...inEvents, ...inRules];
