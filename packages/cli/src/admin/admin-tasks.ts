/** The tasks of `moonrise admin`, with what follows their name. */
export const adminTasks = {
  overview: 'the state of the server',
  rooms: 'open rooms, with what everyone at the table knows',
  'close CODE': 'closes a room; its players read --reason',
  'remove CODE NAME': 'removes a player from a room',
  'mute CODE NAME': 'mutes a player on the whole server, for --minutes',
  'ban CODE NAME': 'bans a player by profile and seat, or --by, for --days or --forever',
  ban: 'bans --network, such as 203.0.113.0/24',
  bans: 'bans and mutes; --all: also those that are over',
  'lift ID': 'lifts a ban or mute',
  reports: 'reports about players; --all: also those that are done',
  'report NUMBER': 'says what was done about a report: --action none, warned, mute, ban, other or reopen',
  'announce [TEXT]':
    'tells everyone a text, or that the server restarts --in so many minutes; --withdraw takes it back',
  limits: 'limits, and how often they were hit',
  storage: 'bytes used, and how long data is kept',
  'pin GAME': 'keeps a finished game for ever; --off lets it go',
  'prompts GAME': 'what language models were told in a finished game, and their raw answers',
  backup: 'makes a backup and waits for it',
  audit: 'what moderators did',
  'restore FILE': 'restores a backup into the new folder --data, or the empty database DATABASE_URL; needs no server',
  token: 'prints a new token',
} as const;
