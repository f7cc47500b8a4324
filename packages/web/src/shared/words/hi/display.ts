import type { display as en } from '../en/display.ts';

export const display: Record<keyof typeof en, string> = {
  'display.scanToJoin': 'खेलने के लिए स्कैन करें या कोड लिखें',
  'display.scanToWatch': 'देखने के लिए स्कैन करें',
  'display.showCode': 'कोड दिखाएँ',
  'display.silent': 'यह स्क्रीन केवल वही दिखाती है, जो सब जान सकते हैं।',
  'display.people': '{n, one {# खिलाड़ी} other {# खिलाड़ी}}',
  'display.host': 'मेज़बान',
  'display.ready': 'तैयार',
  'display.startsIn': 'शुरू होने में',
  'display.timeLeft': 'बचा हुआ समय',
  'display.living': '{of} में से {n} जीवित',
  'display.cast': '{n, one {# वोट पड़ा} other {# वोट पड़े}}',
  'display.voice': 'आवाज़ और सूत्रधार',
  'display.voiceHello': 'अब कहानी सुनें।',
  'display.bots': '{n, one {# बॉट} other {# बॉट}}',
  'display.dealt': 'सब अपना पत्ता देख रहे हैं।',
  'display.gone': '{n, one {# बाहर} other {# बाहर}}',
};
