/** A bound that the server keeps: its default, and why it is what it is. `MOONRISE_LIMIT_<NAME>` sets another. */
export interface Limit {
  readonly group: 'Connections' | 'Rooms' | 'Playing' | 'Time';
  readonly default: number;
  readonly unit: string;
  readonly whole?: false; // may have a fraction
  readonly why: string;
}

export const limitTable = {
  frame_bytes: {
    group: 'Connections',
    default: 16_384,
    unit: 'bytes in one frame or request',
    why: 'The longest chat line that is read at all takes 12 KB, everything else a tenth of that. A larger frame closes the connection.',
  },
  program_frame_bytes: {
    group: 'Connections',
    default: 65_536,
    unit: 'bytes in one answer of a contest program',
    why: 'As on the contest server: a speech of a whole page. A larger answer closes the connection, and a bot plays on.',
  },
  connections: {
    group: 'Connections',
    default: 12_000,
    unit: 'connections in all',
    why: 'One process is built for 10,000 players; the rest is for those who watch.',
  },
  connections_per_address: {
    group: 'Connections',
    default: 256,
    unit: 'connections from one address',
    why: 'A school or a party comes from one address; one machine must not take every place. For IPv6 a /64 network counts as one.',
  },
  hello_seconds: {
    group: 'Connections',
    default: 5,
    unit: 'seconds from connecting to the first frame',
    why: 'Programs say hello at once, and a page connects when it has something to say. Whoever stays silent only takes a place.',
  },
  request_seconds: {
    group: 'Connections',
    default: 10,
    unit: 'seconds for an HTTP request to arrive whole',
    why: 'The longest one is 16 KB. Who sends it letter by letter keeps a connection from others.',
  },
  unseated_seconds: {
    group: 'Connections',
    default: 120,
    unit: 'seconds without a seat',
    why: 'A connection that neither plays nor watches holds memory for nothing. Closed, it may come back at once.',
  },
  bad_frames: {
    group: 'Connections',
    default: 20,
    unit: 'malformed frames at once from one connection',
    why: 'A faulty client should be able to read its errors; after so many nobody is reading.',
  },
  bad_frames_per_second: {
    group: 'Connections',
    default: 0.5,
    unit: 'malformed frames forgiven a second',
    whole: false,
    why: 'A client with one wrong event can still be used for an evening.',
  },
  slow_reader_bytes: {
    group: 'Connections',
    default: 262_144,
    unit: 'bytes waiting to be read',
    why: 'A table sends a few hundred bytes a second. Whoever is so far behind is cut off, and resumes where they were.',
  },
  slow_reader_seconds: {
    group: 'Connections',
    default: 10,
    unit: 'seconds without reading',
    why: 'A sign of life goes out every 15 seconds, or as often as this if it is less. Whoever leaves it unanswered for so long has lost the network; the seat waits.',
  },
  http_burst: {
    group: 'Connections',
    default: 100,
    unit: 'HTTP requests at once from one address',
    why: 'A class of thirty opens the page in the same minute, each with a few requests for the API.',
  },
  http_per_second: {
    group: 'Connections',
    default: 10,
    unit: 'HTTP requests a second from one address',
    why: 'More than people need, and less than a flood.',
  },

  rooms: {
    group: 'Rooms',
    default: 5_000,
    unit: 'open rooms in all',
    why: 'Games that run have a claim to the machine; beyond this, new rooms wait.',
  },
  rooms_per_address: {
    group: 'Rooms',
    default: 100,
    unit: 'open rooms made from one address',
    why: 'A club may hold a tournament; nobody may take all codes.',
  },
  room_burst: {
    group: 'Rooms',
    default: 30,
    unit: 'rooms made at once from one address',
    why: 'Making rooms writes to the disk.',
  },
  rooms_per_second: {
    group: 'Rooms',
    default: 0.5,
    unit: 'rooms made a second from one address',
    whole: false,
    why: 'A room every two seconds, for ever, is more than people make.',
  },
  join_burst: {
    group: 'Rooms',
    default: 60,
    unit: 'joins, returns and watchers at once from one address',
    why: 'Everybody in a hall scans the code in the same moment, or comes back after a restart.',
  },
  joins_per_second: {
    group: 'Rooms',
    default: 5,
    unit: 'joins, returns and watchers a second from one address',
    why: 'A hall of people fills up in seconds; a script does not get further than they do.',
  },
  wrong_codes_per_minute: {
    group: 'Rooms',
    default: 10,
    unit: 'wrong room codes, passwords or tokens a minute from one address',
    why: 'At 100 open rooms of 923,521 codes a stranger then needs 15 hours for a hit. Only wrong ones count, so that a full table can join at once; after the tenth, right ones wait too.',
  },
  spectators_per_room: {
    group: 'Rooms',
    default: 50,
    unit: 'spectators in one room',
    why: 'Every spectator costs as much sending as a player.',
  },
  programs_per_room: {
    group: 'Rooms',
    default: 30,
    unit: 'contest programs connected to one room, with a name or without',
    why: 'No table has more than 15 seats for them; the rest is for those that come again.',
  },
  reports_per_hour: {
    group: 'Rooms',
    default: 20,
    unit: 'reports about players an hour from one address',
    why: 'Somebody reads them all. A class with a bad day is heard; a script is not.',
  },
  name_length: {
    group: 'Rooms',
    default: 20,
    unit: 'characters of a name, as people count them',
    why: 'It fits on a phone beside a vote.',
  },

  action_burst: {
    group: 'Playing',
    default: 30,
    unit: 'requests at once from one seat or connection',
    why: 'People change their minds quickly in the last second of a vote.',
  },
  actions_per_second: {
    group: 'Playing',
    default: 5,
    unit: 'requests a second from one seat or connection',
    why: 'Faster than hands, slower than a loop.',
  },
  chat_burst: {
    group: 'Playing',
    default: 5,
    unit: 'chat lines at once from one seat',
    why: 'A thought in five short lines is fine; a sixth in the same breath drowns the others.',
  },
  chat_per_second: {
    group: 'Playing',
    default: 0.5,
    unit: 'chat lines a second from one seat',
    whole: false,
    why: 'A line every two seconds is as fast as anybody reads.',
  },
  text_length: {
    group: 'Playing',
    default: 500,
    unit: 'characters of a chat line, as people count them',
    why: 'As long as a good argument, and as the engine takes.',
  },
  repeat_seconds: {
    group: 'Playing',
    default: 30,
    unit: 'seconds before the same may be said again',
    why: 'Saying it twice persuades nobody; a round later it may be news.',
  },

  away_seconds: {
    group: 'Time',
    default: 60,
    unit: 'seconds away until a bot plays the seat',
    why: 'Long enough for a tunnel, short enough for the table.',
  },
  host_away_seconds: {
    group: 'Time',
    default: 30,
    unit: 'seconds away until somebody else is host',
    why: 'A lobby without a host cannot start.',
  },
  empty_room_seconds: {
    group: 'Time',
    default: 300,
    unit: 'seconds without anybody until a lobby closes',
    why: 'Everybody may lose the network at once. A running game plays on to its end.',
  },
  idle_lobby_seconds: {
    group: 'Time',
    default: 3_600,
    unit: 'seconds in which nothing happens until a lobby closes',
    why: 'A class may wait a lesson long for its last player; a tab forgotten over night does not keep a code. Any join, chat line, ready mark or option starts the time anew.',
  },
  given_back_seconds: {
    group: 'Time',
    default: 60,
    unit: 'seconds given back to a phase after an outage, at most',
    why: 'What the server has lost is not the players’ loss; after longer outages people have gone anyway.',
  },
  overload_lag_ms: {
    group: 'Time',
    default: 200,
    unit: 'milliseconds of delay in the event loop',
    why: 'Above it new rooms and joins are refused, so that running games stay quick.',
  },
  shutdown_seconds: {
    group: 'Time',
    default: 30,
    unit: 'seconds from the signal to the end',
    why: 'Kubernetes kills after this time by default; Docker after ten seconds, unless told.',
  },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limitTable;
export type Limits = Readonly<Record<LimitName, number>>;

export const limitNames = Object.keys(limitTable) as readonly LimitName[];
export const defaultLimits = Object.fromEntries(limitNames.map((name) => [name, limitTable[name].default])) as Limits;
export const variableOf = (name: LimitName): string => `MOONRISE_LIMIT_${name.toUpperCase()}`;
