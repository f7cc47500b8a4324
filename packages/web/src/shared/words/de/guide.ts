import type { guide as en } from '../en/guide.ts';

export const guide: Record<keyof typeof en, string> = {
  'guide.title': 'So wird gespielt',
  'guide.rulesets': 'Regelwerke',
  'guide.basics': 'Das Spiel in einer Minute',
  'guide.basics1':
    'Alle bekommen eine geheime Karte. Ein paar sind Wölfe und kennen einander; das Dorf weiß nicht, wem es trauen kann.',
  'guide.basics2':
    'Nachts schläft das Dorf. Die Wölfe suchen sich ein Opfer, und wer eine Gabe hat, nutzt sie. Dein Bildschirm fragt dich, wenn es etwas zu wählen gibt.',
  'guide.basics3':
    'Tagsüber reden alle: Wer war so still, wer zu sicher, wer weiß zu viel? Du darfst bluffen. Du solltest sogar.',
  'guide.basics4': 'In der Dämmerung stimmt das Dorf ab. Dann kommt die nächste Nacht, bis eine Seite gewonnen hat.',
  'guide.basics5': 'Um deine Karte anzusehen, halte sie gedrückt. Lässt du los, ist sie wieder verdeckt.',
  'guide.turns': 'Wie eine Runde läuft',
  'guide.seconds': '{n, one {# Sekunde} other {# Sekunden}}',
  'guide.hostMayEnd': 'Wer den Raum leitet, darf sie früher beenden.',
  'guide.light.night': 'unter dem Mond',
  'guide.light.dawn': 'im Morgengrauen',
  'guide.light.day': 'am Tag',
  'guide.light.dusk': 'in der Dämmerung',
  'guide.roles': 'Die Rollen',
  'guide.decks': 'Welche Karten für wie viele',
  'guide.players': 'Personen',
  'guide.length': 'Etwa so viele Minuten',
  'guide.ends': 'Wie es endet',
  'guide.optional': 'Was sich einstellen lässt',
  'guide.playersFrom': 'Für {min} bis {max} Personen',
  'guide.centre': '{n, one {# weitere Karte liegt} other {# weitere Karten liegen}} verdeckt in der Mitte.',
  'guide.none': 'Dieses Regelwerk gibt es hier nicht.',
  'guide.play': 'Spielen',
  'guide.lab': 'Wie fair sind diese Spiele? Zum Balance-Labor',
};
