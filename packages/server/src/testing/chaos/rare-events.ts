/** Things that go wrong seldom. A set of runs in which one of them never happened has shown nothing about it. */
export const RARE_EVENTS = [
  'a row whose answer was lost',
  'a row of a node that was dead already',
  'two nodes that wanted the same place in a log',
  'an act that was sent again and counted',
  'a database that was away',
  'time that was given back',
  'a node that has stopped in order',
  'a connection that was dead and nobody knew',
  'a connection that another has replaced',
  'a forged rumour',
  'a game whose players were on several nodes',
  'a bot in the seat of somebody away',
  'somebody who came back to a seat that a bot had',
  'somebody who came back after the phase had ended',
  'somebody who left for good',
  'somebody who was kicked',
  'a second game in the same room',
  'a host who was gone',
  'a table that everybody has left',
] as const;
export type RareEvent = (typeof RARE_EVENTS)[number];
