import type { seat as en } from '../en/seat.ts';

export const seat: Record<keyof typeof en, string> = {
  'seat.lostKicked': 'Du wurdest aus dem Raum entfernt',
  'seat.lostKickedWhy': 'Du bist nicht mehr in diesem Raum. Einen eigenen kannst du jederzeit öffnen.',
  'seat.lostReplaced': 'Du spielst gerade woanders',
  'seat.lostReplacedWhy':
    'Dieser Platz ist in einem anderen Tab oder auf einem anderen Gerät offen. Es geht nur einer zugleich.',
  'seat.lostClosed': 'Dieser Raum ist geschlossen',
  'seat.lostClosedWhy': 'Er war zu lange leer oder still, oder dein Platz gehört dir nicht mehr.',
  'seat.useHere': 'Hier weiterspielen',
  'seat.report': '{name} melden',
};
