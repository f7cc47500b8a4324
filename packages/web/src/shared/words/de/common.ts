import type { common as en } from '../en/common.ts';

export const common: Record<keyof typeof en, string> = {
  'common.cancel': 'Abbrechen',
  'common.close': 'Schließen',
  'common.loading': 'Einen Moment…',
  'common.connecting': 'Verbinde…',
  'common.offline': 'Keine Verbindung. Was du wählst oder schreibst, wird später gesendet.',
  'common.home': 'Zur Startseite',
  'common.notFound': 'Seite nicht gefunden',
  'common.language': 'Sprache',
  'common.deal': 'Das Austeilen',
  'common.phase': '{phase} {day}',
  'common.phaseAgain': '{phase} {day}, Runde {round}',
  'common.cards': 'Karten im Spiel',
  'common.times': '{n}-mal',
  'common.centre': '{n, one {# Karte liegt} other {# Karten liegen}} verdeckt in der Mitte.',
  'common.can': 'Kann: {acts}',
  'common.until': 'Bis {until}.',
  'common.why': 'Grund: {why}',
};
