import type { seat as en } from '../en/seat.ts';

export const seat: Record<keyof typeof en, string> = {
  'seat.lostKicked': 'आपको इस कमरे से हटा दिया गया',
  'seat.lostKickedWhy': 'आप तभी वापस आ सकते हैं जब मेज़बान आने दे। आप कभी भी अपना कमरा बना सकते हैं।',
  'seat.lostReplaced': 'आप कहीं और खेल रहे हैं',
  'seat.lostReplacedWhy': 'यह सीट किसी दूसरे टैब या डिवाइस पर खुली है। एक समय में यह एक ही जगह चलती है।',
  'seat.lostClosed': 'यह कमरा बंद हो चुका है',
  'seat.lostClosedWhy': 'यह बहुत देर ख़ाली या बिना हलचल रहा, या यह सीट अब आपकी नहीं है।',
  'seat.lostClosedBy': 'इस सर्वर के एक मॉडरेटर ने इसे बंद किया।',
  'seat.lostBanned': 'आप प्रतिबंधित हैं',
  'seat.lostBannedWhy': 'आप इस सर्वर पर न खेल सकते हैं, न देख सकते हैं।',
  'seat.useHere': 'यहीं खेलें',
};
