import type { RandomInt } from './person-connection.ts';
import type { ShownRoom } from './screen.ts';

/** The rules, options and size of a room. */
export interface RoomSetup {
  readonly rules: string;
  readonly options: object;
  readonly people: number;
  readonly bots: number;
}
const countdown = 1;
const turns = { talk: 4, whisper: 4, vote: 4, divine: 4, guard: 4, attack: 4 }; // seconds
const once = { max_count: { per_agent: 1 } };

const MARKED: readonly string[] = ['moonrise', 'launch']; // rules in which players say that they are ready
/** A player who is not ready holds up only rules that ask for it. */
export const isWaitedFor = ({ ready }: ShownRoom['players'][number], { rules }: RoomSetup): boolean =>
  !ready && MARKED.includes(rules);

/** A random small and fast room of any rule set. */
export function randomRoomSetup(dice: RandomInt): RoomSetup {
  const people = 3 + dice(2);
  const bots = 1 + dice(2);
  const [day, voting, night] = [6, 5, 5]; // seconds
  const kinds: readonly RoomSetup[] = [
    { rules: 'classic', options: { durations: { day, voting, night }, countdown }, people, bots },
    { rules: 'classic', options: { durations: { day, voting, night }, countdown }, people, bots },
    {
      rules: 'moonrise',
      options: { durations: { day, voting, night, hunter_revenge: 3 }, countdown },
      people,
      bots: 2,
    },
    { rules: 'launch', options: { durations: { day, night, hunter_revenge: 3 }, countdown }, people, bots: 2 },
    { rules: 'one-night', options: { durations: { reveal: 2, night, day: 10 }, countdown }, people, bots: dice(2) },
    { rules: 'aiwolf', options: { durations: turns, talk: once, whisper: once, countdown }, people, bots: 5 - people },
  ];
  return kinds[dice(kinds.length)] as RoomSetup;
}
