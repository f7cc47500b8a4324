import type { Limit } from './limit.ts';

export const connectionLimits = {
  frame_bytes: {
    group: 'Connections',
    default: 16_384,
    unit: 'bytes in one message or request',
    why: 'The longest readable chat line takes 12 KB, everything else a tenth of that. A larger message closes the connection.',
  },
  frame_values: {
    group: 'Connections',
    default: 500,
    unit: 'values in one message: texts, numbers, lists and so on',
    why: 'All options of a room are a fifth of it. A message full of brackets costs thirty times the memory of its text. One with more closes the connection.',
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
  tcp: {
    group: 'Connections',
    default: 20_000,
    unit: 'TCP connections in total',
    why: 'Each player has one for the game, and browsers open a few more for a moment to load the page.',
  },
  tcp_per_address: {
    group: 'Connections',
    default: 600,
    unit: 'TCP connections from one address, also idle ones',
    why: 'Room for all connections of an address and for browsers that load the page. Addresses that TRUST_PROXY names are exempt, because all players come from them.',
  },
  keep_alive_seconds: {
    group: 'Connections',
    default: 5,
    unit: 'seconds until an idle HTTP connection closes',
    why: 'A browser needs it for the few requests of a page. Behind a proxy that TRUST_PROXY names it is 72 seconds, longer than proxies keep theirs.',
  },
  wide_network_factor: {
    group: 'Connections',
    default: 4,
    unit: 'times the limit of an address for an IPv6 /56',
    why: 'Many providers give a household a /56 with 256 networks of the size /64. They count as one household with a few networks. It applies to every limit per address.',
  },
  widest_network_factor: {
    group: 'Connections',
    default: 16,
    unit: 'times the limit of an address for an IPv6 /48',
    why: 'A company, a school or a rented server may have a /48 with 65,536 networks of the size /64. Sixteen busy addresses are plenty for one. It applies to every limit per address.',
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
    unit: 'requests to the API at once from one address',
    why: 'A class of thirty opens the page in the same minute, with a few API requests each.',
  },
  http_per_second: {
    group: 'Connections',
    default: 10,
    unit: 'requests to the API a second from one address',
    why: 'More than people need, less than a flood.',
  },
} as const satisfies Readonly<Record<string, Limit>>;
