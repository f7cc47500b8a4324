import type { turns as en } from '../en/turns.ts';

export const turns: Record<keyof typeof en, string> = {
  'turns.title': 'Wendepunkte',
  'turns.what':
    'Wo sich das Spiel gewendet hat: Auf deinem Gerät spielen Bots von vielen Momenten aus weiter, und die Siege werden gezählt.',
  'turns.spoiler': 'Sie verraten jede Rolle. Zeig zuerst alle Rollen.',
  'turns.show': 'Alle Rollen zeigen',
  'turns.open': 'Wendepunkte finden',
  'turns.first': 'Die ersten Spiele laufen…',
  'turns.refining': '{n}\u00a0% gespielt; die Zahlen werden noch genauer.',
  'turns.over': 'Chancen, wenn von dort an mittlere Bots weitergespielt hätten, je {n} Spiele (± {margin} Punkte).',
  'turns.failed':
    'Dieser Browser kann die Spiele nicht ausführen. Nimm einen anderen Browser oder „npx moonrise replay DATEI --chances“.',
  'turns.now': '{side} {n}\u00a0%',
  'turns.percent': '{n}\u00a0%',
  'turns.value': '{side} {n}\u00a0% ± {margin}',
  'turns.nobody': 'Niemand',
  'turns.during': '{phase}, {what}',
  'turns.event': '{phase}: {what}',
  'turns.swing': '{what}: {side} {before}\u00a0% → {after}\u00a0%',
  'turns.none': 'Kein Moment hat die Chancen stark verändert.',
  'turns.died': '{who} tot',
  'turns.who': '{name} ({role})',
  'turns.became': '{name} wurde {role}',
  'turns.vote': 'Auszählung',
  'turns.talk': 'Gespräch',
  'turns.deeds': 'Aktionen',
  'turns.end': 'Ende',
  'turns.plot': 'Chancen jeder Seite vom ersten bis zum letzten Moment',
  'turns.table': 'Alle Zahlen',
  'turns.games': 'Spiele',
};
