import type { proof as en } from '../en/proof.ts';

export const proof: Record<keyof typeof en, string> = {
  'proof.title': 'Ging alles mit rechten Dingen zu?',
  'proof.what':
    'Vor dem Austeilen wurde eine geheime Zahl festgelegt. Dein Gerät kann prüfen, dass die Karten aus ihr kamen, dass jeder Schritt den Regeln folgt und dass später nichts geändert wurde.',
  'proof.check': 'Spiel prüfen',
  'proof.checking': 'Jeder Schritt wird geprüft…',
  'proof.failed':
    'Die Prüfung ging nicht: Das Spiel oder das Prüfprogramm wurde nicht geladen. Prüfe die Verbindung und versuch es noch einmal.',
  'proof.sound': 'Alles stimmt.',
  'proof.seed': 'Die am Ende gezeigte geheime Zahl ist die, die vor dem Austeilen festgelegt wurde.',
  'proof.deal': 'Die Karten wurden nach dieser Zahl ausgeteilt.',
  'proof.removed':
    'Der Server hat den Text von {n} Zeilen entfernt, weil das Spiel alt ist. Die Zahl unten war vorher eine andere.',
  'proof.allotted':
    'Die Karten wurden zugeteilt, wie in Wettbewerben, und nicht gemischt: Die Zahl sagt nichts über sie.',
  'proof.chain': '{n, one {# Zeile} other {# Zeilen}} in einer Kette, keine wurde später geändert.',
  'proof.steps':
    'Mit den Regeln nachgespielt, ergibt das Spiel {n, one {dasselbe # Ereignis} other {dieselben # Ereignisse}}.',
  'proof.hash': 'Fingerabdruck des ganzen Spiels:',
  'proof.limits': 'Gesichter, Kennungen und Gedanken der Bots gehören nicht zum Spiel und lassen sich nicht prüfen.',
  'proof.unsound': 'Etwas stimmt nicht.',
  'proof.unsoundRow': 'Zeile {row} stimmt nicht.',
  'proof.why.not_utf8': 'Das ist kein lesbarer Text.',
  'proof.why.not_json': 'Sie ist kein gültiges JSON.',
  'proof.why.spelling': 'Man kann es auf zwei Arten lesen.',
  'proof.why.no_game': 'Das ist kein Spiel, das Moonrise gespeichert hat.',
  'proof.why.no_row': 'Das ist kein Schritt eines Spiels.',
  'proof.why.chain': 'Sie wurde nach dem Schreiben geändert.',
  'proof.why.no_end': 'Das Spiel ist nicht beendet, also ist seine geheime Zahl unbekannt.',
  'proof.why.seed': 'Die geheime Zahl ist nicht die, die vor dem Austeilen festgelegt wurde.',
  'proof.why.start': 'Das Spiel beginnt anders, als sein Kopf angibt.',
  'proof.why.refused': 'Die Regeln erlauben das nicht.',
  'proof.why.result': 'Nach den Regeln wäre das Ergebnis ein anderes.',
  'proof.why.outside': 'Etwas geschah, ohne dass ein Zug es ausgelöst hat.',
  'proof.why.told': 'Der Server sagt etwas über das Spiel, was nicht in seinem Protokoll steht.',
};
