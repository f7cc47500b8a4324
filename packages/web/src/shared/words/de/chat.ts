import type { chat as en } from '../en/chat.ts';

export const chat: Record<keyof typeof en, string> = {
  'chat.title': 'Chat',
  'chat.channels': 'Kanäle',
  'chat.room': 'Raum',
  'chat.empty': 'Noch hat niemand etwas gesagt.',
  'chat.placeholder': 'Sag etwas…',
  'chat.writeTo': 'Nachricht an: {channel}',
  'chat.send': 'Senden',
  'chat.left': 'noch {n}',
  'chat.earlier': '{n, one {# frühere Zeile} other {# frühere Zeilen}} zeigen',
  'chat.somebody': 'Jemand, der gegangen ist',
  'chat.watching': 'Du schaust zu: Schreiben kann nur, wer am Tisch sitzt.',
  'chat.closed': 'Hier kann gerade niemand schreiben.',
  'chat.behindCard': 'Öffne deine Karte, um hier zu schreiben.',
  'chat.gameOver': 'Das Spiel ist aus. Weiter geht es im ersten Reiter.',
  'chat.mute': 'Zeilen von {name} ausblenden',
  'chat.muteHint': 'Nur du siehst dann nicht mehr, was {name} schreibt. Niemand erfährt davon.',
  'chat.mutedNote': 'Du blendest die Zeilen von {n, one {# Person} other {# Personen}} aus.',
  'chat.unmuteAll': 'Wieder zeigen',
  'chat.report': 'Den Betreibern melden',
  'chat.centreCard': 'Mittelkarte {n}',
  'chat.news.hostMoved': '{name} leitet jetzt den Raum.',
  'chat.news.startStopped': '{name} hat den Raum verlassen: Das Spiel beginnt noch nicht.',
  'chat.news.gameStopped': 'Das Spiel wurde durch einen Fehler von uns abgebrochen. Sein Verlauf bleibt erhalten.',
  'chat.news.serverStopping':
    'Der Server startet gleich neu. Euer Spiel bleibt erhalten: Diese Seite verbindet sich von selbst wieder.',
  'chat.news.gamePaused':
    'Das Spiel ist unterbrochen: Der Server kann gerade nichts speichern. Die verlorene Zeit kommt dazu.',
  'chat.news.gameGoesOn': 'Das Spiel geht weiter.',
};
