import type { common as en } from '../en/common.ts';

export const common: Record<keyof typeof en, string> = {
  'common.cancel': 'キャンセル',
  'common.close': '閉じる',
  'common.loading': 'お待ちください…',
  'common.connecting': '接続中…',
  'common.offline': '接続が切れています。選択とメッセージは、復旧後に送られます。',
  'common.home': 'トップページへ',
  'common.notFound': 'ページが見つかりません',
  'common.language': '言語',
  'common.deal': 'カード配り',
  'common.phase': '{day}日目・{phase}',
  'common.phaseAgain': '{day}日目・{phase}（{round}回目）',
  'common.cards': '使うカード',
  'common.times': '{n}枚',
  'common.centre': '中央に{n, other {#枚}}のカードが伏せて置かれます。',
  'common.can': 'できること：{acts}',
  'common.until': '{until}まで。',
  'common.why': '理由：{why}',
};
