import type { Game } from '@moonrise/engine';
import {
  disclose,
  doer,
  everyone,
  introduced,
  openPhases,
  openTable,
  placesOf,
  relation,
} from '@moonrise/engine/testing';
import { most, sightLaw, voteLaw } from '../referee/ballots.ts';
import { winnerLaw } from '../referee/verdict.ts';
import { announcement, isCard, isOf, secretChoice } from './common.ts';
import type { SecrecyProfile } from './secrecy-profile.ts';

const LOOKS = ['peek', 'peekCenter', 'lonePeek'];
const MOVES = ['rob', 'swap', 'drink'];

/** A player who has just looked at a card, or chosen to take it. A look at two cards shows each in its own event. */
const looker = relation('who looked there', (event, viewer, { earlier }) => {
  const places = earlier.flatMap((before) => {
    const isLook =
      (before.type === 'did' && LOOKS.includes(before.deed.act)) ||
      (before.type === 'chose' && before.deed.act === 'rob');
    return isLook && before.deed.seat === viewer ? before.deed.targets : [];
  });
  return placesOf(event).every((place) => places.includes(place));
});
/** One of several Robbers, who has just swapped cards and sees the new one. */
const taker = relation('who has just taken a card', (event, viewer, { earlier, phase }) => {
  const last = earlier.findLast(({ type }) => type === 'swapped');
  const isMine = event.type === 'told' || (event.type === 'revealed' && event.place === viewer);
  return isMine && phase === 'night' && last?.type === 'swapped' && last.a === viewer;
});
const dealt = (role: string) =>
  relation(`who was dealt the ${role}`, (_, viewer, { truth }) => truth.state.dealt[viewer] === role);
const awake = relation('the Insomniac at dawn', (event, viewer, { phase, truth }) => {
  const isMine =
    (event.type === 'told' && event.answer === truth.state.cards[viewer]) ||
    (event.type === 'revealed' && event.place === viewer);
  return isMine && phase === 'day' && truth.state.dealt[viewer] === 'insomniac';
});
const mover = relation('who moved the cards', (event, viewer, { truth }) => {
  if (event.type !== 'swapped') return false;
  const deeds = truth.seat(viewer).deeds.filter(({ act }) => MOVES.includes(act));
  const pairOf = (act: string, targets: readonly number[]) => (act === 'swap' ? targets : [viewer, ...targets]);
  return deeds.some(({ act, targets }) => pairOf(act, targets).join() === [event.a, event.b].join());
});
const atTheEnd = { ...announcement, isFinale: true } as const;

function winner({ seats, state: { cards }, rules }: Game): string | null {
  const out = seats.filter(({ alive }) => !alive).map(({ id }) => cards[id] ?? '');
  const players = seats.map(({ id }) => cards[id] ?? '');
  if (out.includes('tanner')) return 'tanner';
  const team = out.includes('werewolf') || (out.length === 0 && !players.includes('werewolf')) ? 'village' : 'werewolf';
  return players.some((card) => rules.roleOf.get(card)?.team === team) ? team : null;
}

export const oneNight: SecrecyProfile = {
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
    'cast:vote': disclose(everyone, 'slot', 'count'),
    'counted:vote': disclose(everyone, 'act', 'ballots'),
    'told:eliminated': announcement,
    'told:no_votes': announcement,
    'told:one_vote_each': announcement,
    'said:global': disclose(everyone, 'seat', 'channel', 'text'),
    revealed: disclose(
      [introduced(isOf('werewolf'), isCard('werewolf')), introduced(isCard('mason')), looker, taker, awake],
      'place',
      'role',
    ),
    swapped: disclose(mover, 'a', 'b'),
    'told:scanned': disclose(looker, 'key', 'about', 'answer'),
    'told:robbed': disclose([looker, taker], 'key', 'about', 'answer'),
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
      return [votes > 1 || top.length === 1 ? top : []];
    }),
    sightLaw('scanned', (truth, place) => truth.state.dealt[place]),
    sightLaw('robbed', ({ state }, place, viewer) =>
      (state.deck.robber ?? 0) < 2 ? state.dealt[place] : state.cards[viewer],
    ),
    sightLaw('woken', (truth, seat) => truth.state.cards[seat]),
    winnerLaw(winner),
  ],
};
