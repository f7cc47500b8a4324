// A second implementation of the rules of the guest roles.
import type { Id } from '@moonrise/engine';
import type { Law } from '@moonrise/engine/testing';
import { atEach, judged } from './ballots.ts';
import { deedLaw } from './verdict.ts';

const once = (act: Id): Law =>
  deedLaw(`${act} comes once in a game`, act, (deeds) => (deeds.length > 1 ? `${deeds.length} times` : undefined));

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

export const guestLaws: readonly Law[] = [...['heal', 'poison', 'pray', 'stir'].map(once), everyThird, winners];
