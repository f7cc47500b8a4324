// A second implementation of the rules of the guest roles.
import type { Id, SeatId } from '@moonrise/engine';
import { firstFault, type Law } from '@moonrise/engine/testing';
import { atEach, ballotsOf, judged } from './ballots.ts';
import { deedLaw } from './verdict.ts';

const once = (act: Id): Law =>
  deedLaw(`${act} comes once in a game`, act, (deeds) => (deeds.length > 1 ? `${deeds.length} times` : undefined));

/** A Priest prays once, at the threshold or by night. */
const onePrayer: Law = {
  name: 'a Priest prays once in a game',
  watch: () => {
    const prayed = new Set<SeatId>();
    return ({ events }) =>
      firstFault(events, (event) => {
        if (event.type === 'turned') prayed.delete(event.seat);
        if (event.type !== 'did' || !['pray', 'raise'].includes(event.deed.act)) return undefined;
        if (prayed.has(event.deed.seat)) return `seat ${event.deed.seat} again`;
        prayed.add(event.deed.seat);
        return undefined;
      });
  },
};
/** Who is prayed for by night is back when the day begins, and no one else is. */
const raised = judged('the dead who are prayed for return at dawn', (moment) =>
  atEach(moment, 'closed', ({ scene: { truth } }) => {
    const chosen = truth.frame.phase === 'night' ? ballotsOf(truth, 'raise').flatMap(({ targets }) => targets) : [];
    const back = moment.events.flatMap((event) => (event.type === 'revived' ? [event.seat] : []));
    const isRight = [...new Set(chosen)].sort().join() === [...back].sort().join();
    return isRight ? undefined : `${chosen} were prayed for, and ${back} returned`;
  }),
);
/** While a prayer is left that no one can rule out, the dead hear nothing of each other. */
const silentDead = judged('the dead are silent while one may return', ({ before, events }) => {
  const hasSpoken = events.some((event) => event.type === 'said' && event.channel === 'dead');
  if (!before || !hasSpoken || before.rules.version < 2) return undefined;
  const priests = before.living().filter((id) => before.has(id, 'priest'));
  const open = priests.filter((id) => !before.seat(id).deeds.some(({ act }) => act === 'pray' || act === 'raise'));
  return open.length > 0 ? `seat ${open[0]} may still pray` : undefined;
});

const everyThird = deedLaw('the extra kill comes in every third round', 'maul', (deeds) => {
  const day = deeds.at(-1)?.day ?? 0;
  return day % 3 === 0 ? undefined : `on day ${day}`;
});

const winners = judged('who is of no side wins alive, a Lone Wolf alone', (moment) =>
  atEach(moment, 'ended', ({ event, scene: { truth } }) => {
    const living = truth.seats.filter(({ alive }) => alive);
    const wrong = truth.seats.find(({ id, alive }) => {
      const hasWon = event.outcome.winners.includes(id);
      if (truth.team(id) === 'neutral') return hasWon !== alive;
      return truth.state.cards[id] === 'loneWolf' && hasWon && !(alive && living.length === 1);
    });
    return wrong && `seat ${wrong.id} of ${JSON.stringify(event.outcome)}`;
  }),
);

export const guestLaws: readonly Law[] = [
  ...['heal', 'poison', 'stir'].map(once),
  onePrayer,
  raised,
  silentDead,
  everyThird,
  winners,
];
