import type { turns as en } from '../en/turns.ts';

export const turns: Record<keyof typeof en, string> = {
  'turns.title': '勝負の分かれ目',
  'turns.what': '流れが変わったのはどこか。この端末で、多くの場面からボットに続きをプレイさせ、勝った回数を数えます。',
  'turns.spoiler': '全員の役職がわかってしまいます。先に役職を表示してください。',
  'turns.show': '全員の役職を表示',
  'turns.open': '分かれ目を探す',
  'turns.first': '最初のゲームを進めています…',
  'turns.refining': '{n}\u00a0% 完了。数字はこれからさらに正確になります。',
  'turns.over': 'そこから標準ボットが続けた場合の勝率。各{n}ゲーム（± {margin} ポイント）。',
  'turns.failed':
    'このブラウザではゲームを動かせません。別のブラウザか「npx moonrise replay FILE --chances」を使ってください。',
  'turns.now': '{side} {n}\u00a0%',
  'turns.nobody': '勝者なし',
  'turns.swing': '{phase}：{what}：{side} {before}\u00a0% → {after}\u00a0%',
  'turns.none': '勝率を大きく変えた場面はありません。',
  'turns.died': '{who}が死亡',
  'turns.who': '{name}（{role}）',
  'turns.became': '{name}が{role}に',
  'turns.vote': '投票の集計',
  'turns.talk': '発言',
  'turns.deeds': '行動',
  'turns.end': '決着',
  'turns.plot': '最初から最後までの各陣営の勝率',
  'turns.table': 'すべての数字',
  'turns.games': 'ゲーム数',
};
