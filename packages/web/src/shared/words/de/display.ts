import type { display as en } from '../en/display.ts';

export const display: Record<keyof typeof en, string> = {
  'display.scanToJoin': 'Scannen oder eintippen und mitspielen',
  'display.scanToWatch': 'Scannen und zuschauen',
  'display.showCode': 'Code zeigen',
  'display.silent': 'Dieser Bildschirm zeigt nur, was alle wissen dürfen.',
  'display.people': '{n, one {# Person} other {# Personen}}',
  'display.host': 'Host',
  'display.ready': 'bereit',
  'display.startsIn': 'Es beginnt in',
  'display.timeLeft': 'Restzeit',
  'display.living': '{n} von {of} leben',
  'display.cast': '{n, one {# Stimme ist abgegeben} other {# Stimmen sind abgegeben}}',
  'display.voice': 'Ton und Erzählstimme',
  'display.voiceHello': 'Ich erzähle euch, was geschieht.',
  'display.bots': '{n, one {# Bot} other {# Bots}}',
  'display.dealt': 'Alle sehen sich ihre Karte an.',
  'display.gone': '{n, one {# ist weg} other {# sind weg}}',
};
