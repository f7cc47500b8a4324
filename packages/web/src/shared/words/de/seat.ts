import type { seat as en } from '../en/seat.ts';

export const seat: Record<keyof typeof en, string> = {
  'seat.lostKicked': 'Du wurdest aus dem Raum entfernt',
  'seat.lostKickedWhy':
    'Zurück kannst du nur, wenn der Host dich wieder hereinlässt. Du kannst jederzeit einen eigenen Raum erstellen.',
  'seat.lostReplaced': 'Du spielst gerade woanders',
  'seat.lostReplacedWhy':
    'Dieser Platz ist in einem anderen Tab oder auf einem anderen Gerät offen. Er lässt sich nur an einem Ort nutzen.',
  'seat.lostClosed': 'Dieser Raum ist geschlossen',
  'seat.lostClosedWhy': 'Er war zu lange leer oder ungenutzt, oder dein Platz gehört dir nicht mehr.',
  'seat.lostClosedBy': 'Ein Moderator dieses Servers hat ihn geschlossen.',
  'seat.lostBanned': 'Du bist gesperrt',
  'seat.lostBannedWhy': 'Du kannst auf diesem Server nicht spielen und nicht zuschauen.',
  'seat.useHere': 'Hier weiterspielen',
};
