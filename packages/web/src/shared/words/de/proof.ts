import type { proof as en } from '../en/proof.ts';

export const proof: Record<keyof typeof en, string> = {
  'proof.title': 'Ging alles mit rechten Dingen zu?',
  'proof.what':
    'Vor dem Austeilen wurde dieses Spiel an eine geheime Zahl gebunden. Dein Gerät kann prüfen, dass die Karten aus ihr kamen, dass die Regeln jeden Schritt erlauben und dass seither nichts geändert wurde.',
  'proof.check': 'Spiel prüfen',
  'proof.checking': 'Jeder Schritt wird geprüft …',
  'proof.failed':
    'Die Prüfung ging nicht: Das Spiel oder der Prüfer wurde nicht geladen. Prüfe die Verbindung und versuche es noch einmal.',
  'proof.sound': 'Alles stimmt.',
  'proof.seed': 'Die geheime Zahl vom Ende ist die, die vor dem Austeilen versprochen wurde.',
  'proof.deal': 'Die Karten liegen so, wie diese Zahl sie austeilt.',
  'proof.allotted':
    'Die Karten wurden zugeteilt, wie in Wettbewerben, und nicht gemischt: Die Zahl sagt nichts über sie.',
  'proof.chain': '{n, one {# Zeile} other {# Zeilen}} in einer Kette, keine seither geändert.',
  'proof.steps':
    'Die Regeln, noch einmal gefragt, führen zu {n, one {demselben # Ereignis} other {denselben # Ereignissen}}.',
  'proof.hash': 'Fingerabdruck des ganzen Spiels:',
  'proof.limits':
    'Gesichter, Kennungen und Gedanken der KI-Plätze gehören nicht zum Spiel und lassen sich nicht prüfen.',
  'proof.unsound': 'Etwas stimmt nicht.',
  'proof.unsoundRow': 'Zeile {row} stimmt nicht.',
  'proof.why.not_utf8': 'Das ist kein lesbarer Text.',
  'proof.why.not_json': 'Sie ist nicht so geschrieben, wie JSON es verlangt.',
  'proof.why.spelling': 'Man kann es auf zwei Arten lesen.',
  'proof.why.no_game': 'Das ist kein Spiel, das Moonrise gespeichert hat.',
  'proof.why.no_row': 'Das ist kein Schritt eines Spiels.',
  'proof.why.chain': 'Sie wurde nach dem Schreiben geändert.',
  'proof.why.no_end': 'Das Spiel hat kein Ende, also ist seine geheime Zahl nicht bekannt.',
  'proof.why.seed': 'Die geheime Zahl ist nicht die, die vor dem Austeilen versprochen wurde.',
  'proof.why.start': 'Das Spiel beginnt nicht so, wie sein Kopf es sagt.',
  'proof.why.refused': 'Die Regeln erlauben das nicht.',
  'proof.why.result': 'Nach den Regeln wäre etwas anderes gefolgt.',
  'proof.why.outside': 'Es geschah etwas, wonach die Regeln niemand gefragt hat.',
  'proof.why.told': 'Der Server sagt etwas über das Spiel, was nicht in seinem Protokoll steht.',
};
