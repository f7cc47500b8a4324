import type { replay as en } from '../en/replay.ts';

export const replay: Record<keyof typeof en, string> = {
  'replay.title': 'Aufzeichnung: {rules}',
  'replay.missing': 'Spiel nicht gefunden',
  'replay.missingHint':
    'Du kannst ein Spiel ansehen, wenn es vorbei ist und solange dieser Server es behält. Prüfe den Link.',
  'replay.watchAs': 'Ansehen als',
  'replay.public': 'Alle am Tisch',
  'replay.everything': 'Allwissend',
  'replay.roles': 'Alle Rollen zeigen',
  'replay.table': 'Am Tisch',
  'replay.unknown': 'Unbekannt',
  'replay.dead': 'tot',
  'replay.chosenBy': 'gewählt von {n}',
  'replay.happens': 'Was geschieht',
  'replay.quiet': 'Aus dieser Sicht erfährt man hier nichts.',
  'replay.heard': 'Was gesagt wird',
  'replay.timeline': 'Zeitleiste',
  'replay.at': '{phase}, Moment {n} von {of}',
  'replay.play': 'Abspielen',
  'replay.pause': 'Pause',
  'replay.chapterBack': 'Vorige Phase',
  'replay.chapterForward': 'Nächste Phase',
  'replay.speed': 'Tempo: {n}-fach',
  'replay.file.title': 'Ein Spiel aus einer Datei ansehen',
  'replay.file.what':
    'Das Protokoll eines AIWolf-Spiels (.log) von einem beliebigen Server oder ein von Moonrise gespeichertes Spiel (.json).',
  'replay.file.choose': 'Datei wählen',
  'replay.file.drop': 'oder irgendwo auf dieser Seite ablegen',
  'replay.file.private': 'Die Datei bleibt auf diesem Gerät. Nichts wird hochgeladen.',
  'replay.file.other': 'Andere Datei',
  'replay.file.noResult': 'Es gibt kein Ergebnis: Das Spiel wurde abgebrochen, oder die Datei ist unvollständig.',
  'replay.file.leftOut':
    '{n, one {# Zeile war unverständlich und wurde} other {# Zeilen waren unverständlich und wurden}} übersprungen (zuerst: Zeile {line}).',
  'replay.file.tooLarge': 'Diese Datei ist größer als {most} MiB. Wähle das Protokoll eines einzelnen Spiels.',
  'replay.file.unread': 'Diese Datei lässt sich nicht lesen. Wähle sie noch einmal. Ordner lassen sich nicht öffnen.',
  'replay.file.empty': 'Diese Datei ist leer. Wähle eine andere.',
  'replay.file.noLog':
    'Das ist kein Spielprotokoll: Zeile {line} lautet „{text}“, und keine Zeile nennt eine Person, wie etwa „0,status,1,VILLAGER,ALIVE,otters1,Ann“.',
  'replay.file.noGame':
    'Das ist JSON, aber kein von Moonrise gespeichertes Spiel. Wähle bei einem Wettbewerbsspiel die Datei .log oder .moonrise.json.',
  'replay.file.running': 'Dieses Spiel war beim Speichern noch nicht beendet. Speichere es nach dem Ende noch einmal.',
  'replay.file.noRules':
    'Dieser Server hat die Regeln dieses Spiels nicht oder ist nicht erreichbar. Versuch es später noch einmal.',
  'replay.quietForAll': 'Hier ist noch nichts geschehen, was alle wissen.',
};
