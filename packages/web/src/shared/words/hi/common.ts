import type { common as en } from '../en/common.ts';

export const common: Record<keyof typeof en, string> = {
  'common.back': 'वापस',
  'common.cancel': 'रद्द करें',
  'common.close': 'बंद करें',
  'common.retry': 'फिर कोशिश करें',
  'common.loading': 'एक पल…',
  'common.connecting': 'जुड़ रहे हैं…',
  'common.offline': 'कनेक्शन नहीं है। आप जो अभी करेंगे, वह कनेक्शन लौटते ही भेजा जाएगा।',
  'common.home': 'शुरुआती पेज पर',
  'common.notFound': 'इस पते पर कुछ नहीं है।',
  'common.fault': 'इस पेज पर कुछ गड़बड़ हुई। इसे फिर से लोड करें: आपकी सीट सुरक्षित है।',
  'common.reload': 'फिर से लोड करें',
  'common.language': 'भाषा',
};
