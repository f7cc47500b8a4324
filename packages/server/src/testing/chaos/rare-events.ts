/** Rare events. Runs in which one of them never happened prove nothing about it. */
export const RARE_EVENTS = [
  'a stored row whose answer was lost',
  'a row stored after its node had died',
  'two nodes that appended the same row',
  'an act that was resent and counted',
  'a database that was away',
  'time given back after an outage',
  'a node that stopped cleanly',
  'a connection that died silently',
  'a connection replaced by a newer one',
  'a forged hint',
  'a game whose players were on several nodes',
  'a room that a node let go',
  'a bot in the seat of a player who is away',
  'a player who took the seat back from a bot',
  'a player who came back in a later phase',
  'a player who left for good',
  'a player who was kicked',
  'a second game in the same room',
  'a host who was away too long',
  'a table that all players left',
] as const;
export type RareEvent = (typeof RARE_EVENTS)[number];
