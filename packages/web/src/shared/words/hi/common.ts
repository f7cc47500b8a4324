import type { common as en } from '../en/common.ts';

export const common: Record<keyof typeof en, string> = {
  'common.cancel': 'रद्द करें',
  'common.close': 'बंद करें',
  'common.loading': 'एक पल…',
  'common.connecting': 'जुड़ रहे हैं…',
  'common.offline': 'कनेक्शन नहीं है। आपके चुनाव और संदेश बाद में भेजे जाएँगे।',
  'common.home': 'होम पेज पर जाएँ',
  'common.notFound': 'पेज नहीं मिला',
  'common.language': 'भाषा',
  'common.deal': 'पत्ते बाँटना',
  'common.phase': '{phase} {day}',
  'common.phaseAgain': '{phase} {day}, दौर {round}',
  'common.cards': 'खेल के पत्ते',
  'common.times': '{n} बार',
  'common.centre': '{n, one {# पत्ता बीच में उलटा रखा है} other {# पत्ते बीच में उलटे रखे हैं}}।',
  'common.can': 'क्या कर सकते हैं: {acts}',
  'common.until': '{until} तक।',
  'common.why': 'कारण: {why}',
};
