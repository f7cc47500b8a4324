import type * as english from '../en/show.ts';

export const stage: typeof english.stage = {
  'stage.scene': 'Szene',
  'stage.look': 'Schaut auf den Bildschirm',
  'stage.skip': 'Überspringen',
  'stage.count': 'Die Auszählung',
  'stage.abstained': 'Enthalten',
  'stage.wins': 'Sieg für: {team}',
  'stage.nobody': 'Niemand hat gewonnen',
};
export const deal: typeof english.deal = {
  'deal.title': 'Deine Karte',
  'deal.turn': 'Umdrehen',
  'deal.hint': 'Nur du solltest sie sehen.',
  'deal.drag': 'Zum Ansehen nach oben ziehen',
  'deal.gotIt': 'Verstanden',
  'deal.side': 'Seite: {team}',
};
export const curtain: typeof english.curtain = {
  'curtain.hunted': '{n, one {Der Wolf war …} other {Die Wölfe waren …}}',
  'award.most-saved': 'Rettete am meisten: {n, one {# Leben} other {# Leben}}',
  'award.first-right': 'Stimmte zuerst gegen einen Wolf',
  'award.long-bluff': 'Längster Bluff: {n, one {# Tag} other {# Tage}}',
  'award.sharp-eye': 'Scharfes Auge: {n, one {# Stimme} other {# Stimmen}} gegen Wölfe',
  'award.last-word': 'Wählte einen Wolf hinaus',
  'award.escaped': '{n, one {#-mal} other {#-mal}} vor dem Tod gerettet',
  'award.wrongly-feared': 'Am meisten gefürchtet, und unschuldig',
  'award.under-radar': 'Bekam nie eine Stimme',
  'award.loud': 'Sprach am meisten: {n, one {# Nachricht} other {# Nachrichten}}',
  'award.first-to-fall': 'Fiel zuerst',
  'award.steady': 'Lebte bis zum Ende',
  'award.quiet': 'Wenigste Worte',
  'award.there': 'War {n, one {# Tag} other {# Tage}} dabei',
};
export const tv: typeof english.tv = {
  'tv.door': 'Tischbildschirm',
  'tv.how': 'Öffne am Fernseher oder Laptop {address} und gib den Raumcode ein.',
};
export const dead: typeof english.dead = {
  'dead.seeAll': 'Alles sehen',
  'dead.skip': 'Zum Ende springen',
  'dead.newGame': 'Neues Spiel',
  'lobby.cardTimes': '{n} × {role}',
  'lobby.fairSuggested':
    'Das sind die Karten der Regeln, und unter Bots ist eine Seite damit im Vorteil. Ausgeglichener: {into} statt {out}.',
  'lobby.fairTake': 'Ausgeglichene Karten nehmen',
  'lobby.fairSet': 'Diese Karten sind ausgeglichener als die Tabelle der Regeln.',
  'lobby.fairBack': 'Tabelle der Regeln nehmen',
  'lab.difference': 'Setup A im Vergleich zu Setup B',
  'lab.differenceHint':
    'Um wie viele Prozentpunkte jede Seite mit Setup A öfter gewinnt. Die dünne Linie ist das 95-%-Intervall.',
  'lab.differs': 'Die Setups unterscheiden sich.',
  'lab.mayBeChance': 'Das kann Zufall sein.',
  'lab.players.easy': 'leichte Bots',
  'lab.players.standard': 'mittlere Bots',
  'lab.players.hard': 'schwere Bots',
  'lab.players.random': 'Zufallsbots',
  'lab.rolesHint': 'Wirkung: wie viel öfter die Seite mit dieser Karte gewinnt als mit der einfachen Karte daneben.',
  'lab.lengthTitle': 'Wie viele Runden ein Spiel dauert',
  'lab.mean': '{n} Runden im Mittel, höchstens {max}',
  'lab.sizesTitle': 'Standardkarten für jede Personenzahl',
  'lab.csv': 'CSV exportieren',
  'lab.json': 'JSON exportieren',
};
export const coach: typeof english.coach = {
  'coach.title': 'Hinweis',
  'coach.act': 'Die hellen Häuser stehen zur Wahl: Tippe auf eines. Bis die Zeit um ist, kannst du dich umentscheiden.',
  'coach.chat':
    'Lies im Chat, was die anderen sagen, und schreib, wenn du magst. „Diskussion beenden“ geht sofort weiter.',
  'coach.ballot': 'Wen verdächtigst du? Tippe auf ein Haus. Die Gesichter zeigen, wie die anderen stimmen.',
};
export const predict: typeof english.predict = {
  'predict.title': 'Dein Tipp',
  'predict.next': 'Wer stirbt als Nächstes?',
  'predict.winner': 'Welche Seite gewinnt?',
  'predict.scores': 'Beste Tipps',
  'predict.score': '{name}: {n, one {# Punkt} other {# Punkte}}',
};
