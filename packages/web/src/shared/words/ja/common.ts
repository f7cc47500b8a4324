import type { common as en } from '../en/common.ts';

export const common: Record<keyof typeof en, string> = {
  'common.back': '戻る',
  'common.cancel': 'キャンセル',
  'common.close': '閉じる',
  'common.retry': 'もう一度',
  'common.loading': 'お待ちください…',
  'common.connecting': '接続中…',
  'common.offline': '接続が切れています。今の操作は、つながり次第送信されます。',
  'common.home': 'トップページへ',
  'common.notFound': 'このアドレスには何もありません。',
  'common.fault': 'このページで問題が起きました。読み込み直してください。席はそのままです。',
  'common.reload': '読み込み直す',
  'common.language': '言語',
};
