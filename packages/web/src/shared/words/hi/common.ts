import type { common as en } from '../en/common.ts';

export const common: Record<keyof typeof en, string> = {
  'common.cancel': 'रद्द करें',
  'common.close': 'बंद करें',
  'common.loading': 'एक पल…',
  'common.connecting': 'जुड़ रहे हैं…',
  'common.offline': 'कनेक्शन नहीं है। आपका चुनाव और संदेश बाद में भेजे जाएँगे।',
  'common.home': 'शुरुआती पेज पर',
  'common.notFound': 'इस पते पर कुछ नहीं है।',
  'common.language': 'भाषा',
};
