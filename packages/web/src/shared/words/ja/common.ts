import type { common as en } from '../en/common.ts';

export const common: Record<keyof typeof en, string> = {
  'common.cancel': 'キャンセル',
  'common.close': '閉じる',
  'common.loading': 'お待ちください…',
  'common.connecting': '接続中…',
  'common.offline':
    '接続が切れています。選択とメッセージは、つながり次第送信されます。待てない操作は、その場でお断りします。',
  'common.home': 'トップページへ',
  'common.notFound': 'このアドレスには何もありません。',
  'common.language': '言語',
};
