export const seat = {
  'seat.lostKicked': 'You were removed from this room',
  'seat.lostKickedWhy': 'You cannot come back unless the host lets you. You can create your own room at any time.',
  'seat.lostReplaced': 'You are playing somewhere else',
  'seat.lostReplacedWhy': 'This seat is open in another tab or on another device. Only one can use it at a time.',
  'seat.lostClosed': 'This room is closed',
  'seat.lostClosedWhy': 'It was empty or inactive for too long, or your seat is no longer yours.',
  'seat.lostClosedBy': 'A moderator of this server closed it.',
  'seat.lostBanned': 'You are banned',
  'seat.lostBannedWhy': 'You cannot play or watch on this server.',
  'seat.useHere': 'Play here',
};
