import type { guide as en } from '../en/guide.ts';

export const guide: Record<keyof typeof en, string> = {
  'guide.title': 'So wird gespielt',
  'guide.titleOf': 'So geht {rules}',
  'guide.rulesets': 'Regelwerke',
  'guide.basics': 'Das Spiel in einer Minute',
  'guide.basics1':
    'Alle bekommen eine geheime Karte. Ein paar sind Wölfe und kennen einander; das Dorf weiß nicht, wem es trauen kann.',
  'guide.basics2':
    'Nachts schläft das Dorf. Die Wölfe suchen sich ein Opfer, und wer eine besondere Rolle hat, nutzt sie. Dein Bildschirm fragt dich, wenn du etwas wählen kannst.',
  'guide.basics3':
    'Tagsüber reden alle: Wer war so still, wer zu sicher, wer weiß zu viel? Du darfst bluffen. Du solltest sogar.',
  'guide.basics4': 'In der Dämmerung stimmt das Dorf ab. Dann kommt die nächste Nacht, bis eine Seite gewinnt.',
  'guide.basics5': 'Tipp deine Karte an, um kurz nachzusehen, oder halte sie gedrückt. Danach ist sie wieder verdeckt.',
  'guide.turns': 'Wie eine Runde läuft',
  'guide.seconds': '{n, one {# Sekunde} other {# Sekunden}}',
  'guide.hostMayEnd': 'Der Host kann sie früher beenden.',
  'guide.light.night': 'nachts',
  'guide.light.dawn': 'im Morgengrauen',
  'guide.light.day': 'tagsüber',
  'guide.light.dusk': 'in der Dämmerung',
  'guide.roles': 'Die Rollen',
  'guide.optionalRole': 'wahlweise',
  'guide.decks': 'Karten nach Personenzahl',
  'guide.players': 'Personen',
  'guide.length': 'Minuten (etwa)',
  'guide.ends': 'Wie es endet',
  'guide.optional': 'Was der Host ändern kann',
  'guide.playersFrom': '{min} bis {max} Personen',
  'guide.centre': '{n, one {# weitere Karte liegt} other {# weitere Karten liegen}} verdeckt in der Mitte.',
  'guide.none': 'Dieses Regelwerk gibt es auf diesem Server nicht.',
  'guide.play': 'Spielen',
  'guide.lab': 'Wie fair sind diese Karten? Zum Balance-Labor',
};
