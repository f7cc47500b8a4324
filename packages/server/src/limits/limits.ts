/** A limit that the server enforces: its default and the reason for it. `MOONRISE_LIMIT_<NAME>` overrides it. */
export interface Limit {
  readonly group: 'Connections' | 'Rooms' | 'Playing' | 'Time';
  readonly default: number;
  readonly unit: string;
  readonly whole?: false; // fractions are allowed
  readonly why: string;
}

export const limitTable = {
  frame_bytes: {
    group: 'Connections',
    default: 16_384,
    unit: 'bytes in one message or request',
    why: 'The longest readable chat line takes 12 KB, everything else a tenth of that. A larger message closes the connection.',
  },
  program_frame_bytes: {
    group: 'Connections',
    default: 65_536,
    unit: 'bytes in one answer of a contest program',
    why: 'Enough for a speech of a whole page, as on the contest server. A larger answer closes the connection, and a bot continues.',
  },
  connections: {
    group: 'Connections',
    default: 12_000,
    unit: 'connections in total',
    why: 'One process is built for 10,000 players. The rest is for spectators.',
  },
  connections_per_address: {
    group: 'Connections',
    default: 256,
    unit: 'connections from one address',
    why: 'A school or a party shares one address, but one machine must not use all connections. An IPv6 /64 network counts as one address.',
  },
  hello_seconds: {
    group: 'Connections',
    default: 5,
    unit: 'seconds from connecting to the first message',
    why: 'Clients send their first message at once. A silent connection only uses resources.',
  },
  request_seconds: {
    group: 'Connections',
    default: 10,
    unit: 'seconds for a complete HTTP request',
    why: 'The longest request is 16 KB. A client that sends it byte by byte blocks a connection.',
  },
  unseated_seconds: {
    group: 'Connections',
    default: 120,
    unit: 'seconds without a seat',
    why: 'A connection that neither plays nor watches wastes memory. After it is closed it may reconnect at once.',
  },
  bad_frames: {
    group: 'Connections',
    default: 20,
    unit: 'malformed messages at once from one connection',
    why: 'A faulty client needs a few errors to find its mistake. After so many, no one reads them.',
  },
  bad_frames_per_second: {
    group: 'Connections',
    default: 0.5,
    unit: 'malformed messages forgiven a second',
    whole: false,
    why: 'A client with one faulty event stays usable for an evening.',
  },
  slow_reader_bytes: {
    group: 'Connections',
    default: 262_144,
    unit: 'bytes waiting to be sent to a client',
    why: 'A game sends a few hundred bytes a second. A client this far behind is disconnected and can resume.',
  },
  slow_reader_seconds: {
    group: 'Connections',
    default: 10,
    unit: 'seconds without reading',
    why: 'A heartbeat is sent at this interval, and at least every 15 seconds. A client that does not answer it for this long has lost the network. The seat is kept.',
  },
  http_burst: {
    group: 'Connections',
    default: 100,
    unit: 'HTTP requests at once from one address',
    why: 'A class of thirty opens the page in the same minute, with a few API requests each.',
  },
  http_per_second: {
    group: 'Connections',
    default: 10,
    unit: 'HTTP requests a second from one address',
    why: 'More than people need, less than a flood.',
  },

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
    why: 'The operator reads all of them. Enough for a class on a bad day, too few for a script.',
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
    why: 'Long enough for a train tunnel, short enough for the other players.',
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
