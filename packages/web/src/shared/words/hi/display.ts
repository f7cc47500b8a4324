import type { display as en } from '../en/display.ts';

export const display: Record<keyof typeof en, string> = {
  'display.scanToJoin': 'खेलने के लिए स्कैन करें या कोड लिखें',
  'display.scanToWatch': 'देखने के लिए स्कैन करें',
  'display.showCode': 'कोड दिखाएँ',
  'display.silent': 'इस स्क्रीन पर केवल वही दिखता है, जो सब जान सकते हैं।',
  'display.people': '{n, one {# खिलाड़ी} other {# खिलाड़ी}}',
  'display.host': 'मेज़बान',
  'display.ready': 'तैयार',
  'display.startsIn': 'शुरू होने में',
  'display.waiting': 'गाँव प्रतीक्षा में है',
  'display.timeLeft': 'बचा हुआ समय',
  'display.living': '{of} में से {n} जीवित',
  'display.dead': 'मृत',
  'display.speaks': 'बोल रहे हैं',
  'display.cast': '{n, one {# मत पड़ा} other {# मत पड़े}}',
  'display.voice': 'वाचक',
  'display.voiceHello': 'जो होगा, मैं सुनाऊँगा।',
  'display.bots': '{n, one {# बॉट} other {# बॉट}}',
};
