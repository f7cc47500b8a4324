import type { Game } from '@moonrise/engine';
import {
  disclose,
  doer,
  everybody,
  introduced,
  openPhases,
  openTable,
  placesOf,
  relation,
} from '@moonrise/engine/testing';
import { announcement, secretChoice } from './common.ts';
import type { Profile } from './profile.ts';
import { most, sightLaw, voteLaw } from './referee.ts';
import { winnerLaw } from './referee-verdict.ts';

const LOOKS = ['peek', 'peekCenter', 'lonePeek', 'rob'];
const MOVES = ['rob', 'swap', 'drink'];

/** Whoever looks at a card, or takes it. Of a look at two cards each is shown by itself. */
const looker = relation('who looked there', (event, viewer, { truth }) => {
  const seat = truth.seat(viewer);
  const choices = [...seat.deeds, ...Object.values(truth.state.frames.at(-1)?.ballots[viewer] ?? {})];
  const places = choices.filter(({ act }) => LOOKS.includes(act)).flatMap(({ targets }) => targets);
  return truth.frame?.phase === 'night' && placesOf(event).every((place) => places.includes(place));
});
const dealt = (role: string) =>
  relation(`who was dealt the ${role}`, (_, viewer, { truth }) => truth.state.dealt[viewer] === role);
const awake = relation('the Insomniac at dawn', (event, viewer, { phase, truth }) => {
  const isMine = event.type === 'told' || (event.type === 'revealed' && event.place === viewer);
  return isMine && phase === 'day' && truth.state.dealt[viewer] === 'insomniac';
});
const mover = relation('who moved the cards', (event, viewer, { truth }) => {
  if (event.type !== 'swapped') return false;
  const deeds = truth.seat(viewer).deeds.filter(({ act }) => MOVES.includes(act));
  return deeds.some(({ act, targets }) => {
    const places = act === 'swap' ? targets : [viewer, ...targets];
    return [event.a, event.b].every((place) => places.includes(place));
  });
});
const atTheEnd = { ...announcement, isFinale: true } as const;

const WEREWOLVES = ['werewolf', 'minion'];
function winner({ seats, state: { cards } }: Game): string | null {
  const out = seats.filter(({ alive }) => !alive).map(({ id }) => cards[id] ?? '');
  const players = seats.map(({ id }) => cards[id] ?? '');
  if (out.includes('tanner')) return 'tanner';
  if (out.includes('werewolf')) return 'village';
  if (out.length > 0) return players.some((card) => WEREWOLVES.includes(card)) ? 'werewolf' : null;
  return players.includes('werewolf') ? 'werewolf' : 'village';
}

export const oneNight: Profile = {
  id: 'one-night',
  bound: () => 3,
  disclosures: {
    ...openTable,
    ...openPhases,
    ...secretChoice('peek'),
    ...secretChoice('peekCenter', 'peek'),
    ...secretChoice('rob'),
    ...secretChoice('swap'),
    ...secretChoice('drink'),
    ...secretChoice('lonePeek'),
    ...secretChoice('done'),
    ...secretChoice('vote'),
    'cast:vote': disclose(everybody, 'slot', 'count'),
    'counted:vote': disclose(everybody, 'act', 'ballots'),
    'told:eliminated': announcement,
    'told:no_votes': announcement,
    'told:one_vote_each': announcement,
    'said:global': disclose(everybody, 'seat', 'channel', 'text'),
    revealed: disclose(
      [introduced(['werewolf', 'minion'], ['werewolf']), introduced(['mason']), looker, awake],
      'place',
      'role',
    ),
    swapped: disclose(mover, 'a', 'b'),
    'told:scanned': disclose(looker, 'key', 'about', 'answer'),
    'told:robbed': disclose(looker, 'key', 'about', 'answer'),
    'told:woken': disclose(awake, 'key', 'answer'),
    'told:lone_werewolf': disclose(dealt('werewolf'), 'key'),
    'told:lone_mason': disclose(dealt('mason'), 'key'),
    'told:lone_minion': disclose(dealt('minion'), 'key'),
    'marked:alone': disclose(doer, 'seat', 'mark', 'on'),
    'told:move_peek': atTheEnd,
    'told:move_peekCenter': atTheEnd,
    'told:move_lonePeek': atTheEnd,
    'told:move_rob': atTheEnd,
    'told:move_swap': atTheEnd,
    'told:move_drink': atTheEnd,
  },
  laws: [
    voteLaw((ballots) => {
      const { top, votes } = most(ballots);
      return [votes > 1 ? top : []];
    }),
    sightLaw('scanned', (truth, place) => truth.state.dealt[place]),
    sightLaw('robbed', (truth, place) => truth.state.dealt[place]),
    sightLaw('woken', (truth, seat) => truth.state.cards[seat]),
    winnerLaw(winner),
  ],
};
