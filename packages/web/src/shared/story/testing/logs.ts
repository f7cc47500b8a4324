import type { Deed, Event } from '@moonrise/engine';
import type { Happening } from '../../connection/snapshot.ts';
import type { StoryRow } from '../log/moments.ts';

/** Events as they came in, one second apart. */
export const happened = (events: readonly Event[]): readonly Happening[] =>
  events.map((event, i) => ({ at: 1000 * i, row: i, event }));

/** Each event as a decision of its own. */
export const rowsOf = (events: readonly Event[]): readonly StoryRow[] =>
  events.map((event, i) => ({ at: 1000 * i, events: [event] }));

export const opened = (phase: string, over = false): Event => ({
  type: 'opened',
  frame: `1.${phase}.1`,
  phase,
  step: 0,
  day: 1,
  round: 1,
  over,
  data: null,
  seconds: 30,
  floor: null,
  to: 'all',
});
export const ballot = (seat: number, ...targets: number[]): Deed => ({ seat, act: 'vote', targets });
const chose = (deed: Deed, to: 'all' | number[]): Event => ({ type: 'chose', slot: deed.act, deed, to });
const closed: Event = { type: 'closed', to: 'all' };

const names = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'];
const cards = ['wolf', 'villager', 'seer', 'villager', 'villager'];
const [ANN, BOB, CID, DEE, EVE] = [0, 1, 2, 3, 4] as const;
const votes = [ballot(CID, ANN), ballot(DEE, ANN), ballot(EVE), ballot(ANN, CID)];

/** A night and a day: Ann, the wolf, kills Bob, is found out by Cid, and is voted out. */
export const shortGame: readonly Event[] = [
  { type: 'started', rules: 'x', options: {}, names, deck: {}, centre: 0, day: 1, commitment: '', to: 'all' },
  ...cards.map((role, place): Event => ({ type: 'dealt', place, role, to: [place] })),
  opened('night'),
  chose({ seat: ANN, act: 'kill', targets: [BOB] }, [ANN]),
  chose({ seat: CID, act: 'scan', targets: [EVE] }, [CID]),
  chose({ seat: CID, act: 'scan', targets: [ANN] }, [CID]),
  { type: 'died', seat: BOB, cause: 'kill', to: 'all' },
  { type: 'did', deed: { seat: CID, act: 'scan', targets: [ANN] }, to: [CID] },
  { type: 'revealed', place: ANN, role: 'wolf', to: [CID] },
  closed,
  opened('day'),
  { type: 'said', seat: CID, channel: 'global', text: 'Ann is a wolf', to: 'all' },
  ...votes.map((deed) => chose(deed, 'all')),
  { type: 'counted', act: 'vote', ballots: votes, to: 'all' },
  { type: 'told', key: 'eliminated', about: [ANN], to: 'all' },
  { type: 'died', seat: ANN, cause: 'vote', to: 'all' },
  closed,
  {
    type: 'ended',
    outcome: { team: 'village', winners: [1, 2, 3, 4], reason: 'x' },
    seed: '',
    dealt: cards,
    cards,
    to: 'all',
  },
];

const scanned = (...about: number[]): Event => ({ type: 'told', to: [CID], key: 'scanned', about, latest: true });
/** Two results of Cid, the second of which replaces the first. */
export const scans: readonly Event[] = [...shortGame.slice(0, 7), scanned(ANN), opened('day'), scanned(BOB)];
