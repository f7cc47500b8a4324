/** Tables that are the same in both stores, apart from the spelling of numbers. `streams` and `rows` differ and are copied apart. */
export const COPIED_TABLES = [
  'seeds',
  'tokens',
  'codes',
  'games',
  'beats',
  'profile_members',
  'played',
  'ratings',
  'leaderboard',
  'origins',
  'salts',
  'closed_rooms',
  'pins',
  'sweeps',
] as const;

/** Rows copied at once. */
export const COPIED_AT_ONCE = 1_000;
