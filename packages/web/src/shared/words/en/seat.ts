export const seat = {
  'seat.lostKicked': 'The host removed you',
  'seat.lostKickedWhy': 'You are no longer in this room. You can create your own room at any time.',
  'seat.lostReplaced': 'You are playing somewhere else',
  'seat.lostReplacedWhy': 'This seat is open in another tab or on another device. Only one can use it at a time.',
  'seat.lostClosed': 'This room is closed',
  'seat.lostClosedWhy': 'It was empty or inactive for too long, or your seat is no longer yours.',
  'seat.useHere': 'Play here',
};
