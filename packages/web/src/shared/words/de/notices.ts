import type { notices as en } from '../en/notices.ts';
export const notices: Record<keyof typeof en, string> = {
  'notices.title': 'Wenn du nicht da bist',
  'notices.why': 'Dieses Spiel dauert Stunden oder Tage. Soll dir dieses Gerät sagen, wann du dran bist?',
  'notices.yes': 'Sag Bescheid',
  'notices.no': 'Nein, danke',
  'notices.switch': 'Mitteilungen auf diesem Gerät',
  'notices.switchHint': 'Wenn eine Phase beginnt, zur Halbzeit, kurz vor ihrem Ende und wenn dich jemand nennt.',
  'notices.quiet': 'Ruhezeit',
  'notices.quietHint': 'Dann kommen keine Mitteilungen.',
  'notices.quiet.from': 'Von',
  'notices.quiet.to': 'Bis',
  'notices.denied':
    'Dieser Browser lässt keine Mitteilungen dieser Seite zu. Erlaube sie in den Einstellungen des Browsers für diese Seite.',
  'notices.failed': 'Der Browser erreicht seinen Mitteilungsdienst nicht. Versuch es später noch einmal.',
  'notices.install':
    'Füge Moonrise auf iPhone oder iPad erst zum Home-Bildschirm hinzu. Dann erfährst du dort, wann du dran bist.',
  'notices.from': 'Moonrise, Raum {code}',
  'notices.day': 'Der Tag hat begonnen. Er endet {time}.',
  'notices.turn': 'Du bist dran. Die Phase endet {time}.',
  'notices.half': 'Die Hälfte der Zeit ist um. Die Phase endet {time}.',
  'notices.near': 'Es bleibt wenig Zeit. Die Phase endet {time}.',
  'notices.mention': 'Jemand hat dich genannt.',
};
