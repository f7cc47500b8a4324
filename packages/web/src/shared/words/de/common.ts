import type { common as en } from '../en/common.ts';

export const common: Record<keyof typeof en, string> = {
  'common.back': 'Zurück',
  'common.cancel': 'Abbrechen',
  'common.close': 'Schließen',
  'common.retry': 'Noch einmal',
  'common.loading': 'Einen Moment…',
  'common.connecting': 'Verbinde…',
  'common.offline': 'Keine Verbindung. Was du jetzt tust, wird gesendet, sobald es wieder eine gibt.',
  'common.home': 'Zur Startseite',
  'common.notFound': 'Unter dieser Adresse gibt es nichts.',
  'common.fault': 'Auf dieser Seite ging etwas schief. Lade sie neu: Dein Platz bleibt dir.',
  'common.reload': 'Neu laden',
  'common.language': 'Sprache',
};
