export const seat = {
  'seat.lostKicked': 'The host took your seat',
  'seat.lostKickedWhy': 'You are no longer in this room. You can open a room of your own at any time.',
  'seat.lostReplaced': 'You are playing somewhere else',
  'seat.lostReplacedWhy': 'This seat was opened in another tab or on another device. Only one at a time can have it.',
  'seat.lostClosed': 'This room is closed',
  'seat.lostClosedWhy': 'It was empty or still for too long, or your seat is no longer yours.',
  'seat.useHere': 'Play here',
  'seat.report': 'Report {name}',
};
