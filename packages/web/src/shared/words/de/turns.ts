import type { turns as en } from '../en/turns.ts';

export const turns: Record<keyof typeof en, string> = {
  'turns.title': 'Wendepunkte',
  'turns.what':
    'Wo sich das Spiel gewendet hat: Dein Gerät lässt Bots von vielen Momenten aus weiterspielen und zählt, wer gewinnt.',
  'turns.spoiler': 'Sie verraten, wer was war. Zeige zuerst alle Rollen.',
  'turns.show': 'Alle Rollen zeigen',
  'turns.open': 'Wendepunkte finden',
  'turns.first': 'Die ersten Spiele laufen …',
  'turns.refining': '{n}\u00a0% gespielt; die Zahlen werden noch genauer.',
  'turns.over':
    'Chancen, wenn von dort an Standard-Bots weitergespielt hätten, aus je {n} Spielen (± {margin} Punkte).',
  'turns.failed':
    'Dieser Browser kann die Spiele nicht spielen. Nimm einen anderen oder „npx moonrise replay DATEI --chances“.',
  'turns.now': '{side} {n}\u00a0%',
  'turns.nobody': 'Niemand',
  'turns.swing': '{phase}: {what}: {side} {before}\u00a0% → {after}\u00a0%',
  'turns.none': 'Kein Moment hat die Chancen stark verändert.',
  'turns.died': '{who} tot',
  'turns.who': '{name} ({role})',
  'turns.became': '{name} wurde {role}',
  'turns.vote': 'die Stimmen werden gezählt',
  'turns.talk': 'was bis dahin gesagt wird',
  'turns.deeds': 'was bis dahin geschieht',
  'turns.end': 'das Ende',
  'turns.plot': 'Chancen jeder Seite vom ersten bis zum letzten Moment',
  'turns.table': 'Alle Zahlen',
  'turns.games': 'Spiele',
};
