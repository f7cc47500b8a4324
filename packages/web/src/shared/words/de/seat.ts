import type { seat as en } from '../en/seat.ts';

export const seat: Record<keyof typeof en, string> = {
  'seat.lostKicked': 'Der Host hat dich entfernt',
  'seat.lostKickedWhy': 'Du bist nicht mehr in diesem Raum. Du kannst jederzeit einen eigenen erstellen.',
  'seat.lostReplaced': 'Du spielst gerade woanders',
  'seat.lostReplacedWhy':
    'Dieser Platz ist in einem anderen Tab oder auf einem anderen Gerät offen. Er lässt sich nur an einem Ort nutzen.',
  'seat.lostClosed': 'Dieser Raum ist geschlossen',
  'seat.lostClosedWhy': 'Er war zu lange leer oder ungenutzt, oder dein Platz gehört dir nicht mehr.',
  'seat.useHere': 'Hier weiterspielen',
};
