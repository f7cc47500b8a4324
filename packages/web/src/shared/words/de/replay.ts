import type { replay as en } from '../en/replay.ts';

export const replay: Record<keyof typeof en, string> = {
  'replay.title': 'Aufzeichnung: {rules}',
  'replay.missing': 'Dieses Spiel gibt es hier nicht',
  'replay.missingHint':
    'Ein Spiel kann man ansehen, wenn es vorbei ist und solange dieser Server es behält. Prüfe den Link.',
  'replay.watchAs': 'Ansehen wie',
  'replay.public': 'Alle am Tisch',
  'replay.everything': 'Jemand, der alles sieht',
  'replay.roles': 'Alle Rollen zeigen',
  'replay.table': 'Am Tisch',
  'replay.unknown': 'Unbekannt',
  'replay.dead': 'tot',
  'replay.chosenBy': 'gewählt von {n}',
  'replay.happens': 'Was geschieht',
  'replay.quiet': 'Nichts, wovon man aus dieser Sicht wüsste.',
  'replay.heard': 'Was gesagt wird',
  'replay.timeline': 'Zeitleiste',
  'replay.at': '{phase}, Moment {n} von {of}',
  'replay.play': 'Abspielen',
  'replay.pause': 'Pause',
  'replay.chapterBack': 'Vorige Phase',
  'replay.chapterForward': 'Nächste Phase',
  'replay.speed': 'Tempo: {n}-fach',
};
