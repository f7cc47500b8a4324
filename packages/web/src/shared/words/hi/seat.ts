import type { seat as en } from '../en/seat.ts';

export const seat: Record<keyof typeof en, string> = {
  'seat.lostKicked': 'मेज़बान ने आपको हटा दिया',
  'seat.lostKickedWhy': 'अब आप इस कमरे में नहीं हैं। आप कभी भी अपना कमरा बना सकते हैं।',
  'seat.lostReplaced': 'आप कहीं और खेल रहे हैं',
  'seat.lostReplacedWhy': 'यह सीट किसी दूसरे टैब या डिवाइस पर खुली है। एक समय में यह एक ही जगह चलती है।',
  'seat.lostClosed': 'यह कमरा बंद हो चुका है',
  'seat.lostClosedWhy': 'यह बहुत देर ख़ाली या बिना हलचल रहा, या यह सीट अब आपकी नहीं है।',
  'seat.useHere': 'यहीं खेलें',
};
