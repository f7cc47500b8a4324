import type { Lexicon } from '../../lexicon.ts';

/** Small talk. */
export const moods = {
  greet: `
    ^ (namaste|namaskar|hello|हाय|सुप्रभात|hi|hey|ram_ram|प्रणाम|kya_haal|kaise_ho|salaam|good_morning|gm|शुभ_प्रभात|aadab), ^ सबको नमस्ते,
    ^ sabko (namaste|hello|hi),
    ^ (namaste|namaskar|hello|hi|hey|hallo|salaam|adab|pranam|ram_ram|jai_hind|sat_sri_akal|good_morning|gm|suprabhat|shubh_prabhat) {w} {w},
    ^ (shubh|kaise_ho|kaise_hain|kya_haal|kya_chal|हाय|स्वागत|all_the_best|ऑल_द_बेस्ट|welcome|yo|sup|morning|good_evening|shubh_ratri) {w} {w},
    ^ (sabko|sab_ko|aap_sabko) (namaste|namaskar|hello|hi|pranam|good),
  `,
  thanks: `
    (dhanyavad|shukriya|थैंक्स|थैंक्यू|thanks|thank_you|thx|ty|meherbani), dhanyavad, shukriya, shukria, thanks, thank you, thankyou, thx, ty, थैंक्स,
    थैंक्यू, थैंक यू, meherbani, मेहरबानी, aabhar, bahut shukriya, bohot shukriya, thanku,
  `,
  unsure: `
    samajh {w} (nahi|mat|na), samajh (nahi|mat|na) aa, samajh nahi, samajh ke bahar,
    dimag ghoom, dimag kaam nahi, dimag kharab,
    kya bolu, kya kahu, kya karu,
    (pata|malum) (nahi|mat|na), confuse, confused, कन्फ्यूज, no idea, idk, pata nahi, uljhan, ptanhi, malum nahi, nahi pata, nahi malum, kuch samajh,
    kuch nahi pata, confusion, sir ghoom, sar ghum, koi idea nahi, कोई आइडिया नहीं, andaza nahi, tay nahi, decide nahi, sure nahi, mushkil hai kehna,
    कहना मुश्किल, kehna mushkil, asmanjas, duvidha,
  `,
  mourn: `
    aatma ko shanti, rip, bechara, bechari, शांति दे, alvida, भगवान उसकी, आरआईपी, shanti mile, bhagwan, bahut dukh, dukh hua, afsos, bura laga {s},
    yaad aayegi, yaad aaoge, याद आएगी, miss karenge, om shanti, ॐ शांति, kya bura hua, chala gaya bechara,
  `,
  hurry: `
    jaldi (karo|कीजिए|kijiye|se|bolo), jaldi, (समय|time|टाइम|waqt) {w} (kam|khatam|nahi),
    (second|sec|सेकंड|सेकेंड|minute|मिनट) {w} (bache|bacha|left|baaki), time (kam|khatam|nahi|over|ja_raha|hone_wala|nikal), टाइम (कम|ख़त्म|नहीं),
    samay (kam|khatam|nahi|ja_raha), समय (कम|ख़त्म|समाप्त|नहीं|निकल|जा_रहा), waqt (kam|nahi|khatam),
    (second|sec|seconds|minute|min|mins|सेकंड|सेकेंड|मिनट) {w} (bache|bacha|baaki|left|hai|रह), fatafat, der mat, der ho, tez, ghadi, deadline,
    faisla karo, decide karo, din khatam,
  `,
} satisfies Partial<Lexicon>;
