import { connectionLimits } from './connection-limits.ts';
import type { Limit } from './limit.ts';

export const limitTable = {
  ...connectionLimits,

  rooms: {
    group: 'Rooms',
    default: 5_000,
    unit: 'open rooms in total',
    why: 'Running games come first. Beyond this, new rooms have to wait.',
  },
  rooms_per_address: {
    group: 'Rooms',
    default: 100,
    unit: 'open rooms created from one address',
    why: 'Enough for a tournament of a club, but no one can take all codes.',
  },
  room_burst: {
    group: 'Rooms',
    default: 30,
    unit: 'rooms created at once from one address',
    why: 'Creating a room writes to the disk.',
  },
  rooms_per_second: {
    group: 'Rooms',
    default: 0.5,
    unit: 'rooms created a second from one address',
    whole: false,
    why: 'People do not create a room every two seconds for long.',
  },
  join_burst: {
    group: 'Rooms',
    default: 60,
    unit: 'joins, reconnects and spectators at once from one address',
    why: 'A whole hall may scan the code at the same moment, or reconnect after a restart.',
  },
  joins_per_second: {
    group: 'Rooms',
    default: 5,
    unit: 'joins, reconnects and spectators a second from one address',
    why: 'A hall of people joins within seconds. A script is not faster.',
  },
  passwords_per_minute: {
    group: 'Rooms',
    default: 10,
    unit: 'room passwords set from one address in a minute',
    why: 'A password is hashed slowly on purpose, which costs the server more than any other action.',
  },
  hashes_per_address: {
    group: 'Rooms',
    default: 1,
    unit: 'room passwords of one address hashed at the same time',
    why: 'Requests that pile up would keep the server busy after their connections are gone.',
  },
  wrong_codes_per_minute: {
    group: 'Rooms',
    default: 10,
    unit: 'wrong room codes, passwords or tokens a minute from one address',
    why: 'With 100 open rooms and 923,521 codes, guessing one takes 15 hours. Only wrong codes count, so a full table can join at once. After the tenth wrong code, right ones have to wait too.',
  },
  wrong_codes_in_all_per_minute: {
    group: 'Rooms',
    default: 200,
    unit: 'wrong room codes or passwords a minute from all addresses together',
    why: 'Ten thousand players mistype a few dozen codes a minute. More is a search for rooms from many networks: new rooms get codes of six characters, and each network may send only a few wrong codes. Right codes from other networks still work.',
  },
  wrong_codes_in_attack: {
    group: 'Rooms',
    default: 3,
    unit: 'wrong room codes from one network, IPv6 /56 or /48 during such a search',
    why: 'A player may mistype a code twice. A network that has sent more has to wait.',
  },
  code_attack_minutes: {
    group: 'Rooms',
    default: 10,
    unit: 'minutes such a search counts as running after its last excess',
    why: 'Long enough that a pause does not reset it. The allowance of wrong codes during a search is for this time too.',
  },
  slow_games_per_address: {
    group: 'Rooms',
    default: 20,
    unit: 'running games started from one address, with rounds of an hour or more',
    why: 'Such a game can go on for weeks without any connection. Enough for a club that plays by correspondence.',
  },
  spectators_per_room: {
    group: 'Rooms',
    default: 50,
    unit: 'spectators in one room',
    why: 'Sending to a spectator costs as much as sending to a player.',
  },
  programs_per_room: {
    group: 'Rooms',
    default: 30,
    unit: 'contest programs connected to one room, with or without a name',
    why: 'A game has at most 15 seats for programs. The rest is for reconnects.',
  },
  reports_per_hour: {
    group: 'Rooms',
    default: 20,
    unit: 'reports about players an hour from one address',
    why: 'The operator reads all of them. Enough for a class on a bad day, too few for a script. An IPv6 /56 or /48 may send no more.',
  },
  reports_kept: {
    group: 'Rooms',
    default: 3_000,
    unit: 'reports about players in total',
    why: 'A report has up to 8 KB of lines, and the admin page reads all reports. Beyond this the oldest go, so that a flood of reports fills neither disk nor memory.',
  },
  name_length: {
    group: 'Rooms',
    default: 20,
    unit: 'visible characters in a name',
    why: 'It fits next to a vote on a phone.',
  },

  action_burst: {
    group: 'Playing',
    default: 30,
    unit: 'requests at once from one seat or connection',
    why: 'People change their vote quickly in the last second.',
  },
  actions_per_second: {
    group: 'Playing',
    default: 5,
    unit: 'requests a second from one seat or connection',
    why: 'Faster than people tap, slower than a script.',
  },
  address_action_burst: {
    group: 'Playing',
    default: 1_024,
    unit: 'requests at once from one address',
    why: 'In a school 256 players may share an address: four requests of each at the same moment. More has to wait, however many connections it comes from.',
  },
  address_actions_per_second: {
    group: 'Playing',
    default: 256,
    unit: 'requests a second from one address',
    why: 'One request a second from each of 256 players. People who read and think send one in several seconds.',
  },
  chat_burst: {
    group: 'Playing',
    default: 5,
    unit: 'chat lines at once from one seat',
    why: 'Five short lines at once are fine. More would drown out the other players.',
  },
  chat_per_second: {
    group: 'Playing',
    default: 0.5,
    unit: 'chat lines a second from one seat',
    whole: false,
    why: 'People cannot read more than a line every two seconds.',
  },
  text_length: {
    group: 'Playing',
    default: 500,
    unit: 'visible characters in a chat line',
    why: 'Enough for a good argument, and the maximum of the engine.',
  },
  text_bytes: {
    group: 'Playing',
    default: 4_096,
    unit: 'bytes in a chat line',
    why: 'Enough for 500 letters of any script, or 500 flags.',
  },
  chat_bytes_per_seat: {
    group: 'Playing',
    default: 262_144,
    unit: 'bytes of chat from one seat in a game',
    why: 'About 700 lines of 100 letters; each line counts 256 bytes more than its text. Beyond this the player can still act and vote.',
  },
  chat_bytes_per_game: {
    group: 'Playing',
    default: 4_194_304,
    unit: 'bytes of chat in one game',
    why: 'As much as 16 players may write. All of it is read again for each player who comes back and for each replay.',
  },
  repeat_seconds: {
    group: 'Playing',
    default: 30,
    unit: 'seconds before a player can repeat a line',
    why: 'Repeating a line at once is spam. A round later it may matter again.',
  },

  away_seconds: {
    group: 'Time',
    default: 60,
    unit: 'seconds away until a bot plays the seat',
    why: 'Long enough for a train tunnel, short enough for the other players. In slow games (rounds of an hour and more) it is a quarter of the phase, if that is longer.',
  },
  host_away_seconds: {
    group: 'Time',
    default: 30,
    unit: 'seconds away until another player becomes host',
    why: 'A lobby without a host cannot start.',
  },
  empty_room_seconds: {
    group: 'Time',
    default: 300,
    unit: 'seconds until an empty lobby closes',
    why: 'All players may lose the network at once. A running game continues to its end.',
  },
  idle_lobby_seconds: {
    group: 'Time',
    default: 3_600,
    unit: 'seconds until an idle lobby closes',
    why: 'A class may wait a whole lesson for its last player, but a forgotten tab must not keep a code overnight. Any join, chat line, ready mark or option restarts the time.',
  },
  given_back_seconds: {
    group: 'Time',
    default: 60,
    unit: 'seconds given back to a phase after an outage at most',
    why: 'Players should not lose time to an outage. After a longer one, most have left anyway.',
  },
  overload_lag_ms: {
    group: 'Time',
    default: 1_000,
    unit: 'milliseconds, the longest delay of the event loop in the last five seconds',
    why: 'Above this, new rooms and joins are refused so that running games stay fast.',
  },
  shutdown_seconds: {
    group: 'Time',
    default: 30,
    unit: 'seconds from the stop signal to the exit',
    why: 'Kubernetes kills a process after this time by default, Docker after ten seconds.',
  },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limitTable;
export type Limits = Readonly<Record<LimitName, number>>;

export const limitNames = Object.keys(limitTable) as readonly LimitName[];
export const defaultLimits = Object.fromEntries(limitNames.map((name) => [name, limitTable[name].default])) as Limits;
export const variableOf = (name: LimitName): string => `MOONRISE_LIMIT_${name.toUpperCase()}`;
