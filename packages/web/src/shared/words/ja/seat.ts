import type { seat as en } from '../en/seat.ts';

export const seat: Record<keyof typeof en, string> = {
  'seat.lostKicked': 'このルームから外されました',
  'seat.lostKickedWhy': 'ホストが許可するまで戻れません。自分のルームはいつでも作れます。',
  'seat.lostReplaced': '別の場所で遊んでいます',
  'seat.lostReplacedWhy': 'この席は別のタブか端末で開かれています。使えるのは一度にひとつだけです。',
  'seat.lostClosed': 'このルームは閉じました',
  'seat.lostClosedWhy': '長いあいだ人や動きがなかったか、席がもうあなたのものではありません。',
  'seat.lostClosedBy': 'このサーバーのモデレーターが閉じました。',
  'seat.lostBanned': '追放されました',
  'seat.lostBannedWhy': 'このサーバーでは、遊ぶことも観戦することもできません。',
  'seat.useHere': 'ここで遊ぶ',
};
