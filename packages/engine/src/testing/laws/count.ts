// Cards, lives, ballots and verdicts add up.
import { fold } from '../../core/evolve.ts';
import type { Deed, Event, EventOf, Id, State } from '../../core/model.ts';
import type { Ruleset } from '../../core/rules.ts';
import { deal } from '../../core/start.ts';
import { isSame } from '../json.ts';
import { secretOf } from '../scenario.ts';
import { firstFault, type Law, type Watch } from './law.ts';

/** A law about single events, each looked at in the state in which it happens. */
function eventLaw(name: string, fault: (event: Event, before: State, rules: Ruleset) => string | undefined): Law {
  const watch = (rules: Ruleset, evolve: (state: State, event: Event) => State): Watch => {
    let state = fold([]);
    return ({ events }) =>
      firstFault(events, (event) => {
        const found = fault(event, state, rules);
        state = evolve(state, event);
        return found && `${found}: ${JSON.stringify(event)}`;
      });
  };
  return { name, watch: ({ rules }, { evolve }) => watch(rules, evolve) };
}

const sorted = (cards: readonly (Id | null)[]) => [...cards].sort().join();

export const cardsAddUp: Law = {
  name: 'the cards are those of the deck',
  watch: (scenario) => {
    let expected: (Id | null)[] = [];
    return ({ events, game }) => {
      for (const event of events) {
        if (event.type === 'started') expected = deal(event.deck, secretOf(scenario));
        if (event.type === 'turned') expected[event.seat] = event.role;
        if (event.type === 'swapped')
          [expected[event.a], expected[event.b]] = [expected[event.b] ?? null, expected[event.a] ?? null];
      }
      return isSame(expected, game.state.cards) ? undefined : `${game.state.cards} instead of ${expected}`;
    };
  },
};

export const revealsTruth = eventLaw('what is shown of a card is true', (event, before) => {
  if (event.type === 'revealed' && before.cards[event.place] !== event.role) return 'another card lies there';
  if (event.type === 'ended' && sorted(event.cards) !== sorted(before.cards)) return 'other cards at the end';
  return undefined;
});

const isBallot = (deed: Deed, { frames }: State): boolean =>
  Object.values(frames.at(-1)?.ballots[deed.seat] ?? {}).some((ballot) => isSame(ballot, deed));

export const livesAddUp = eventLaw('one dies once, and the dead keep still', (event, before, rules) => {
  const isDead = (seat: number) => before.seats[seat]?.alive === false;
  const isInterruption = before.frames.length > 1;
  switch (event.type) {
    case 'died':
      return before.seats[event.seat]?.alive ? undefined : 'died twice';
    case 'revived':
      return isDead(event.seat) ? undefined : 'a living player is brought back';
    case 'spoke':
      return isDead(event.seat) ? 'the dead speak in turn' : undefined;
    case 'chose':
      return isDead(event.deed.seat) && !isInterruption ? 'the dead act' : undefined;
    case 'did': // a choice made alive is carried out even if the seat dies in the same night
      return isDead(event.deed.seat) && !isInterruption && !isBallot(event.deed, before) ? 'the dead act' : undefined;
    case 'ended':
      return event.outcome.reason in rules.words.ends ? undefined : 'no word for the reason';
    default:
      return undefined;
  }
});

const naming = (ballots: readonly Deed[]) => ballots.filter(({ targets }) => targets.length > 0);

/** Passes may be counted or left out. */
function miscounted(event: EventOf<'counted'>, before: State): string | undefined {
  const cast = (before.frames.at(-1)?.ballots ?? []).flatMap((slots) => Object.values(slots ?? {}));
  const valid = cast.filter((deed) => deed.act === event.act && before.seats[deed.seat]?.alive);
  const isRight = isSame(naming(event.ballots), naming(valid)) && event.ballots.every((deed) => valid.includes(deed));
  return isRight ? undefined : 'not the ballots of the living in the order of their seats';
}
export const ballotsAddUp = eventLaw('ballots are counted as cast', (event, before) =>
  event.type === 'counted' ? miscounted(event, before) : undefined,
);

export const oneVerdict: Law = {
  name: 'one verdict, and nothing after it',
  watch: (_, engine) => {
    let isOver = false;
    return ({ events, game }) => {
      if (isOver) return 'something happened after the end';
      const ends = events.filter((event) => event.type === 'ended').length;
      isOver = ends > 0;
      if (ends > 1 || (isOver && events.at(-1)?.type !== 'ended')) return `ended ${ends} times, or too early`;
      if (isOver !== (game.state.outcome !== null)) return 'an outcome without an end';
      if (!isOver || !game.seats.some((seat) => engine.promptsOf(game, seat.id).length > 0)) return undefined;
      return 'a seat has a choice after the end';
    };
  },
};

export const fixedNights: Law = {
  name: 'a night of fixed length ends by its clock',
  watch:
    ({ rules }) =>
    ({ command, before, events }) => {
      if (!rules.options.fixed_night || !before?.isOpen || !before.phase.secret) return undefined;
      const isEarly = command?.type === 'act' || command?.type === 'withdraw';
      return isEarly && events.some((event) => event.type === 'closed') ? JSON.stringify(command) : undefined;
    },
};
