import type { notices as en } from '../en/notices.ts';
export const notices: Record<keyof typeof en, string> = {
  'notices.title': '席を外しているとき',
  'notices.why': 'このゲームは数時間から数日かかります。あなたの番になったら、この端末でお知らせしますか？',
  'notices.yes': '知らせる',
  'notices.no': 'いいえ',
  'notices.switch': 'この端末へのお知らせ',
  'notices.switchHint': 'フェーズの開始時、残り半分、終了間近、名前を呼ばれたときに届きます。',
  'notices.quiet': 'おやすみ時間',
  'notices.quietHint': 'この間はお知らせしません。',
  'notices.quiet.from': '開始',
  'notices.quiet.to': '終了',
  'notices.denied': 'このブラウザはこのページのお知らせを許可していません。ブラウザのサイト設定で許可してください。',
  'notices.failed': 'ブラウザが通知サービスに接続できません。あとでもう一度お試しください。',
  'notices.install':
    'iPhone や iPad では、先に Moonrise をホーム画面に追加してください。そうすると、あなたの番をお知らせできます。',
  'notices.from': 'Moonrise ルーム {code}',
  'notices.day': '昼になりました。{time} に終わります。',
  'notices.turn': 'あなたの番です。フェーズは {time} に終わります。',
  'notices.half': '時間の半分が過ぎました。フェーズは {time} に終わります。',
  'notices.near': '残り時間はわずかです。フェーズは {time} に終わります。',
  'notices.mention': '誰かがあなたの名前を呼びました。',
};
