import type { display as en } from '../en/display.ts';

export const display: Record<keyof typeof en, string> = {
  'display.scanToJoin': '読み取るか入力して参加',
  'display.scanToWatch': '読み取って観戦',
  'display.showCode': 'コードを表示',
  'display.silent': 'この画面には、全員が知ってよいことだけが映ります。',
  'display.people': 'プレイヤー{n}人',
  'display.host': 'ホスト',
  'display.ready': '準備完了',
  'display.startsIn': '開始まで',
  'display.timeLeft': '残り時間',
  'display.living': '{of}人中{n}人が生存',
  'display.cast': '{n}票が投じられました',
  'display.voice': '音とナレーション',
  'display.voiceHello': 'これから起きることをお伝えします。',
  'display.bots': 'ボット{n, other {#体}}',
  'display.dealt': 'それぞれ自分のカードを見ています。',
  'display.gone': '{n, other {#枚退場}}',
};
