import type { chat as en } from '../en/chat.ts';

export const chat: Record<keyof typeof en, string> = {
  'chat.title': 'Chat',
  'chat.channels': 'Kanäle',
  'chat.room': 'Raum',
  'chat.empty': 'Noch keine Nachrichten.',
  'chat.placeholder': 'Sag etwas…',
  'chat.writeTo': 'Nachricht an: {channel}',
  'chat.send': 'Senden',
  'chat.left': 'noch {n}',
  'chat.earlier': '{n, one {# frühere Nachricht} other {# frühere Nachrichten}} zeigen',
  'chat.somebody': 'Nicht mehr hier',
  'chat.watching': 'Du schaust zu. Nur wer mitspielt, kann schreiben.',
  'chat.closed': 'Hier kann gerade niemand schreiben.',
  'chat.behindCard': 'Öffne deine Karte, um hier zu schreiben.',
  'chat.gameOver': 'Das Spiel ist vorbei. Weiter geht es im ersten Tab.',
  'chat.mute': 'Nachrichten von {name} ausblenden',
  'chat.muteHint': 'Nur für dich. {name} erfährt es nicht.',
  'chat.mutedNote': 'Du blendest Nachrichten von {n, one {# Person} other {# Personen}} aus.',
  'chat.unmuteAll': 'Wieder zeigen',
  'chat.report': 'Den Betreibern melden',
  'chat.centreCard': 'Mittelkarte {n}',
  'chat.news.hostMoved': '{name} ist jetzt Host.',
  'chat.news.startStopped': '{name} hat den Raum verlassen. Das Spiel beginnt noch nicht.',
  'chat.news.gameStopped': 'Ein Fehler auf unserer Seite hat das Spiel abgebrochen. Das Protokoll bleibt erhalten.',
  'chat.news.serverStopping':
    'Der Server startet neu. Euer Spiel ist gespeichert: Diese Seite verbindet sich von selbst wieder.',
  'chat.news.gamePaused':
    'Das Spiel ist unterbrochen: Der Server kann gerade nicht speichern. Die verlorene Zeit bekommt ihr zurück.',
  'chat.news.gameGoesOn': 'Das Spiel geht weiter.',
};
