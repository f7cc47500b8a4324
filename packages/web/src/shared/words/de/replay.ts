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
  'replay.file.title': 'Ein Spiel aus einer Datei ansehen',
  'replay.file.what':
    'Ein Spielprotokoll eines AIWolf-Wettbewerbs (.log), von diesem oder einem anderen Server, oder ein Spiel, das Moonrise gespeichert hat (.json).',
  'replay.file.choose': 'Datei wählen',
  'replay.file.drop': 'oder irgendwo auf dieser Seite fallen lassen',
  'replay.file.private': 'Die Datei bleibt auf diesem Gerät. Nichts wird hochgeladen.',
  'replay.file.other': 'Andere Datei',
  'replay.file.noResult': 'Es hat kein Ergebnis: Das Spiel wurde abgebrochen, oder die Datei ist abgeschnitten.',
  'replay.file.leftOut':
    '{n, one {# Zeile war unverständlich und fehlt} other {# Zeilen waren unverständlich und fehlen}} hier (zuerst: Zeile {line}).',
  'replay.file.tooLarge':
    'Diese Datei ist größer als {most} MiB. So groß ist kein Spielprotokoll: Wähle das Protokoll eines einzelnen Spiels.',
  'replay.file.unread': 'Diese Datei lässt sich nicht lesen. Wähle sie noch einmal; Ordner lassen sich nicht öffnen.',
  'replay.file.empty': 'Diese Datei ist leer. Wähle eine andere.',
  'replay.file.noLog':
    'Das ist kein Spielprotokoll: Zeile {line} lautet „{text}“, und keine Zeile sagt, wer spielt, wie etwa „0,status,1,VILLAGER,ALIVE,otters1,Ann“.',
  'replay.file.noGame':
    'Das ist JSON, aber kein Spiel, das Moonrise gespeichert hat. Wähle von einem Wettbewerbsspiel die Datei .log oder .moonrise.json.',
  'replay.file.running': 'Dieses Spiel war beim Speichern noch nicht vorbei. Wähle es wieder, wenn es zu Ende ist.',
  'replay.file.noRules':
    'Dieser Server kennt die Regeln dieses Spiels nicht oder ist nicht zu erreichen. Versuche es später noch einmal.',
};
