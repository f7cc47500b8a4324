import type { common as en } from '../en/common.ts';

export const common: Record<keyof typeof en, string> = {
  'common.cancel': 'Abbrechen',
  'common.close': 'Schließen',
  'common.loading': 'Einen Moment…',
  'common.connecting': 'Verbinde…',
  'common.offline':
    'Keine Verbindung. Entscheidungen und Nachrichten warten und werden gesendet, sobald es wieder eine gibt; was nicht warten kann, wird sofort abgelehnt.',
  'common.home': 'Zur Startseite',
  'common.notFound': 'Unter dieser Adresse gibt es nichts.',
  'common.language': 'Sprache',
};
