import type { guide as en } from '../en/guide.ts';

export const guide: Record<keyof typeof en, string> = {
  'guide.title': '遊び方',
  'guide.titleOf': '{rules}の遊び方',
  'guide.rulesets': 'ルールセット',
  'guide.basics': '1分でわかる人狼',
  'guide.basics1':
    '全員に秘密のカードが配られます。人狼は少数ですがお互いを知っています。村人は誰を信じてよいかわかりません。',
  'guide.basics2':
    '夜、村は眠ります。人狼は襲う相手を選び、能力を持つ人はそれを使います。選ぶことがあれば、画面に質問が出ます。',
  'guide.basics3':
    '昼は全員で話し合います。黙っていたのは誰か、言い切りすぎたのは誰か、知りすぎているのは誰か。はったりも自由です。むしろおすすめです。',
  'guide.basics4': '夕暮れに村は投票します。そしてまた夜が来て、どちらかの陣営が勝つまで続きます。',
  'guide.basics5': '自分のカードは、タップすると一瞬、押し続けるとそのあいだ見えます。そのあとは自動で隠れます。',
  'guide.turns': '1ラウンドの流れ',
  'guide.seconds': '{n, other {#秒}}',
  'guide.hostMayEnd': 'ホストが早く終わらせることもできます。',
  'guide.light.night': '夜',
  'guide.light.dawn': '夜明け',
  'guide.light.day': '昼',
  'guide.light.dusk': '夕暮れ',
  'guide.roles': '役職',
  'guide.optionalRole': '追加役職',
  'guide.decks': '人数ごとのカード',
  'guide.players': '人数',
  'guide.length': '時間の目安（分）',
  'guide.ends': '終わり方',
  'guide.optional': 'ホストが変えられること',
  'guide.playersFrom': '{min}〜{max}人用',
  'guide.centre': 'ほかに{n, other {#枚}}のカードが中央に伏せて置かれます。',
  'guide.none': 'このサーバーにそのルールセットはありません。',
  'guide.play': '遊ぶ',
  'guide.lab': 'どれくらい公平？ バランス研究室へ',
};
