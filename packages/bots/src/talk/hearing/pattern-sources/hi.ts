import type { PatternSource } from '../pattern-source.ts';

const VERY =
  '[सच_में|पक्का|शायद_नहीं|बिल्कुल|बहुत|ज़रूर|अभी|तो|ही|भी|पूरा|पूरी|सबसे_ज़्यादा|काफ़ी|थोड़ा|ज़्यादा|असल_में|सिर्फ़|बस|असली|साधारण|sirf|bas|asli|pakka|bilkul|bahut|bohot|to|hi|bhi|sach_me|thoda|kaafi|full]';
const OF = '[ने|को|से|का|की|के|पर|तो|ही|भी|जी|ne|ko|se|ka|ki|ke|pe|par|to|hi|bhi|ji|wala]';
const IS =
  '[है|हैं|था|थी|थे|होगा|लगता_है|लगते_हैं|लग_रहा_है|लग_रही_है|लग_रहे_हैं|निकला|निकली|निकले|hai|hain|tha|thi|hoga|lagta_hai|lag_raha_hai|nikla|nikli]';
const SURE = '(है|हैं|होगा|लगता_है|लगते_हैं|लग_रहा_है|लग_रही_है|लग_रहे_हैं|hai|hain|hoga|lagta_hai|lag_raha_hai|lag_rahi_hai)';
const SHADY = '(संदिग्ध|अजीब|झूठा|झूठी|झूठे|शक्की|गड़बड़|संदेहजनक|sus|suspicious|jhootha|jhutha|jhoota|ajeeb|gadbad|shady)';
const ME = '(मैं|मै|main|mai|mein|me)';
const MINE = '(मेरा|मेरी|mera|meri)';
const NOT = '(नहीं|नही|मत|ना|न|nahi|nahin|nhi|mat|na)';

const WHYS = '(क्यों|क्यूँ|क्यूं|kyu|kyun|kyon|kyo|kyoon)';
const WHY = [
  `(मुझ|मुझपर|मुझपे|मुझे|मेरे|mujh|mujhpe|mujhe|mujhko|mere|मुझको) [पर|पे|को|pe|par|ko|ही|hi|ऊपर|upar|ख़िलाफ़|खिलाफ] [ही|hi] [शक|shak|वोट|vote|इल्ज़ाम|ilzaam|भरोसा] [नहीं] ${WHYS}`,
  `(मैं|main|mai) (ही|hi) ${WHYS}`,
  `${WHYS} (मुझ|मुझे|मुझपर|mujh|mujhe|mujhpe) [पर|पे|को|pe|par|ko] (शक|shak|वोट|vote)`,
];

export const hi: PatternSource = {
  isSpaced: true,
  asking: [
    [
      'askReason',
      ...WHY.flatMap((why) => [
        `{s} [जी|ji] [ने|ne] [,] [आप|तुम|आपने|तुमने|आपको|तुम्हें|aap|tum|aapne|tumne|aapko|tumhe] ${why}`,
        `${why} {w} [,] {s} $`,
      ]),
      ...WHY,
    ],
    [
      'askBallot',
      `{s} ${OF} [,] [आप|तुम|tum|aap] (किसे|किसको|kise|kisko) (वोट|vote)`,
      '(किसे|किसको|kise|kisko) (वोट|vote) {w} [हो|हैं|ho|hain] [,] {s} $',
      '{s} [,] (आपका|तुम्हारा|aapka|tumhara|tera) (वोट|vote)',
      '(आपका|तुम्हारा|aapka|tumhara) (वोट|vote) [किसे|किसको|kisko] {w} [,] {s} $',
    ],
    [
      'askRole',
      `{s} [जी] [,] (आप|तुम|तू|aap|tum|tu) (क्या|कौन|kya|kaun|kon) (हैं|हो|है|ho|hain|hai)`,
      '(आप|तुम|tum|aap) (क्या|कौन|kya|kaun|kon) (हैं|हो|ho|hain) [,] {s}',
      '{s} [जी] [,] (आपकी|तुम्हारी|अपनी|aapka|tumhara|apna) (भूमिका|रोल|role|पत्ता|कार्ड|card)',
      '{s} [,] क्या (आप|तुम) ({r}|{bad}|{good})',
      '{s} [,] (आप|तुम|aap|tum) ({r}|{bad}|{good}) (हैं|हो|है|ho|hain|hai) [क्या|kya] $',
      '{s} (कौन|क्या|kaun|kya) (है|हैं|hai|hain) $',
    ],
    [
      'askSuspect',
      '{s} [जी] [,] (आपको|तुम्हें|तुम्हे|aapko|tumhe) (किस|किसपे|kis|kispe) [पर|pe|par] (शक|shak|भरोसा|bharosa)',
      '(आपको|तुम्हें|aapko|tumhe) (किस|kis|kispe) [पर|pe|par] (शक|shak) (है|hai) [,] {s}',
      '{s} [जी] [,] (आप|तुम|aap|tum) (क्या|kya) (सोचते|सोचती|कहते|सोच|sochte|sochti|bolte|soch)',
      '{s} [जी] [,] (आपकी|तुम्हारी|aapki|tumhari) (राय|rai|raay)',
      '{s} [जी] [,] (चुप|chup) (क्यों|kyu|kyun|kyon)',
      '{s} [,] [आप|तुम|aap|tum] (इतने|इतनी|itne|itna) (चुप|chup) (क्यों|kyu|kyun|kyon)',
      '(क्या|kya) (लगता|lagta) (है|hai) [,] {s}',
    ],
  ],
  telling: [
    ['intend', '^ (वोट|मेरा_वोट|vote|mera_vote) , {s} $'],
    ['sawPair', `{s} (और|aur) {s} {w} {v} {w} [,] {w} {a}`],
    ['isPair', '{s} (और|aur) {s} {w} {a}'],
    ['didPair', '(मैंने|maine) {s} (और|aur) {s} {w} [पत्ते] [आपस_में] {v}'],
    [
      'sawGood',
      `(मैंने|maine|mene|^) {s} ${OF} [रात_को|raat_ko|कल_रात] {v} [है|था|hai|tha] [,|तो|और|aur|to] [,] [वह|वो|woh|wo|नतीजा] [,] {good}`,
      `{s} ${OF} {v} [,] {w} {good}`,
    ],
    [
      'sawBad',
      `(मैंने|maine|mene|^) {s} ${OF} [रात_को|raat_ko|कल_रात] {v} [है|था|hai|tha] [,|तो|और|aur|to] [,] [वह|वो|woh|wo|नतीजा] [,] {bad}`,
      `{s} ${OF} {v} [,] {w} {bad}`,
    ],
  ],
  saying: [
    [
      'defend',
      `${ME} ${VERY} {fine} [हूँ|हूं|hu|hun|hoon]`,
      `${ME} {bad} ${NOT}`,
      `${ME} ${NOT} (हूँ|हूं|hu|hun|hoon) $`,
      `(वह|वो|woh|wo) ${ME} ${NOT}`,
      `(मुझे|mujhe) [वोट|vote] (मत|mat)`,
      '(मैं|main) (बेक़सूर|निर्दोष|बेगुनाह|innocent|begunah)',
    ],
    [
      'nothing',
      '(किसी|kisi) [को|ko] {s}',
      `${ME} {r} ${NOT}`,
      `{s} ${OF} (वोट|vote) ${NOT}`,
      `{s} ${OF} (वोट|vote) (दिया|किया|diya|kiya|kara)`,
    ],
    [
      'claim',
      `${ME} ${VERY} ${VERY} [एक|ek|the] {r} (हूँ|हूं|हु|hu|hun|hoon|hoo)`,
      `${ME} ${VERY} {r} $`,
      `${MINE} (भूमिका|रोल|पत्ता|कार्ड|role|card) ${VERY} {r}`,
      '^ {r} (यहाँ|here|claim|मैं_हूँ|main_hu|main_hoon)',
      '(मैं|main) (था|थी|tha|thi) {r}',
    ],
    [
      'trust',
      `{s} ${OF} ${VERY} [शक|shak] (शक|shak) ${NOT}`,
      `{s} ${OF} ${VERY} ({bad}|${SHADY}) ${NOT}`,
      `{s} ${OF} ${VERY} ${NOT} (लगता|lagta|लगते)`,
    ],
    [
      'suspect',
      `{s} ${OF} ${VERY} (भरोसा|bharosa|यक़ीन|यकीन|yakeen|yakin|trust) ${NOT}`,
      `{s} ${OF} ${VERY} (साफ़|अच्छा|अच्छे|सच्चे|saaf|{fine}) ${NOT}`,
    ],
    ['isGood', `{s} ${OF} ${VERY} {good} ${SURE}`, `^ {s} {good} $`, `{s} ${OF} ${VERY} {good} $`],
    [
      'isBad',
      `{s} ${OF} ${VERY} {bad} ${SURE}`,
      `^ {s} {bad} $`,
      `{s} (ही|hi) {bad} ${IS}`,
      `^ {bad} {s} ${OF} (है|हैं|hai)`,
    ],
    [
      'suspect',
      `{s} ${OF} ${VERY} (शक|शक़|संदेह|shak|shaq|doubt|सन्देह)`,
      `(शक|shak) ${VERY} {s} ${OF}`,
      `{s} ${OF} ${VERY} ${SHADY}`,
      `{s} ${OF} ${VERY} (झूठ|jhooth|jhuth|jhoot) (बोल|bol|बोला)`,
      `{s} ${OF} (ठीक|theek|sahi|सही) ${NOT} (लग|लगता|लगते|lag|lagta)`,
      `{s} ${OF} ${VERY} (चुप|chup|ख़ामोश|खामोश) (है|हैं|hai|hain)`,
      `(मुझे|mujhe) (लगता|lagta) (है|hai) ${VERY} {s} (है|hai|हैं) $`,
    ],
    [
      'trust',
      `{s} ${OF} ${VERY} [पूरा|pura] (भरोसा|bharosa|यक़ीन|यकीन|yakeen|yakin|trust|विश्वास) [है|hai|करता|करती|karta|karti]`,
      `{s} ${OF} ${VERY} (सच्चा|सच्चे|सच्ची|ईमानदार|sachcha|sacha|imandar|ठीक|theek|सही|sahi) ${SURE}`,
      `{s} ${OF} (छोड़|chhod|chod) (दो|do|दीजिए|dijiye)`,
    ],
    [
      'intend',
      `${MINE} (वोट|vote) ${VERY} {s}`,
      `{s} ${OF} ${VERY} ${MINE} (वोट|vote)`,
      `${ME} ${VERY} {s} ${OF} (वोट|vote) [दे|कर|de|kar] (दूँगा|दूँगी|रहा|रही|करूँगा|करूँगी|dunga|dungi|raha|rahi|karunga|karungi)`,
      `{s} ${OF} (वोट|vote) (दूँगा|दूँगी|दूंगा|दूंगी|करूँगा|करूँगी|करूंगा|करूंगी|कर_रहा|कर_रही|दे_रहा|दे_रही|करते_हैं|देते_हैं|करो|दो|dunga|dungi|karunga|karungi|kar_raha|kar_rahi|de_raha|de_rahi|karo|do|karte|dete)`,
      `^ (वोट|vote) [,] {s}`,
      `{s} ${OF} (बाहर|निकालो|निकालते|निकाल|bahar|nikalo|nikalte|nikal|हटाओ|hatao)`,
      `(चलो|चलिए|chalo) {s} ${OF} (वोट|vote|निकाल|बाहर)`,
    ],
    ['abstain', `(किसी|kisi) [को|ko] (वोट|vote) ${NOT}`, `${ME} (वोट|vote) ${NOT}`],
    [
      'disagree',
      `{s} (से|se) (सहमत|agree|sehmat) ${NOT}`,
      `{s} ${OF} (ग़लत|गलत|galat) (है|हैं|hai|कह|bol)`,
      `{s} ${OF} (बात|baat) (ग़लत|गलत|galat)`,
    ],
    [
      'agree',
      `{s} (से|se) (सहमत|agree|sehmat)`,
      `{s} ${OF} ${VERY} (सही|ठीक|sahi|theek|sach|सच) (कह|बोल|kah|bol|keh)`,
      `{s} ${OF} (बात|baat) (सही|ठीक|sahi|में_दम)`,
    ],
    [
      'second',
      '^ [हाँ|हां|haan|ha|han|जी] [,] (मैं_भी|मुझे_भी|मेरा_भी|मैं_सहमत_हूँ|सहमत_हूँ|सहमत|main_bhi|mai_bhi|mujhe_bhi|mera_bhi|sehmat|main_sehmat_hu|agree|मुझे_भी_लगता_है|mujhe_bhi_lagta_hai) [हूँ|हूं|hu|hoon|यही_लगता_है|yahi_lagta_hai] $',
    ],
    [
      'retract',
      `(बात|baat) (वापस|wapas|vapas)`,
      `(ग़लती|गलती|galti) (हो_गई|से|हुई|ho_gayi|thi|थी)`,
      `(मैंने|maine) (झूठ|jhooth|jhuth) (बोला|कहा|bola)`,
    ],
    [
      'greet',
      '^ (नमस्ते|नमस्कार|हैलो|हाय|सुप्रभात|namaste|namaskar|hello|hi|राम_राम|प्रणाम) [सबको|सब|दोस्तों|दोस्तो|जी|sabko|sab|dosto|doston|भाई|bhai] $',
    ],
    ['thanks', '^ (धन्यवाद|शुक्रिया|dhanyavad|shukriya|थैंक्स) {w} $'],
    ['unsure', `(पता|pata|मालूम|malum) ${NOT}`, '(समझ|samajh) (नहीं|nahi) (आ|aa)'],
    ['hurry', '(जल्दी|jaldi) (करो|कीजिए|karo|kijiye)', '(समय|time|टाइम) (कम|खत्म|ख़त्म|kam|khatam)'],
    ['mourn', '(आत्मा_को_शांति|rip|बेचारा|बेचारी|bechara|bechari)'],
  ],
  others: 'उसने,उन्होंने,आपने,तुमने,usne,unhone,tumne,aapne,नहीं,nahi',
  joints: 'लेकिन,पर_भी,मगर,क्योंकि,इसलिए,और,तो_फिर,lekin,magar,kyunki,kyuki,isliye,aur,par_bhi,phir,फिर',
  bonds: 'कि,ki',
  guards: [
    '(अगर|यदि|शायद|हो_सकता|सकता_है|सकते_हैं|मान_लो|काश|या|होता_तो|होती_तो|agar|shayad|ho_sakta|maan_lo|kaash|ya)',
    `{s} [ने|तो|ne|to] (कहता|कहती|कहते|कहा|बोला|बोली|बोलता|बोलती|kehta|kehti|bola|boli|kaha|bolta|bolti|keh)`,
    '(कहता|कहती|कहते|कहा|बोलता|बोली|बोला|के_अनुसार|kehta|kehti|kaha|bola|boli|bolta|claim_kiya)',
    '(क्यों|कौन|किसने|कैसे|kyu|kyun|kyon|kaun|kisne|kaise)',
    '{s} (ने|ne) {w} ({v}|वोट|vote)',
    '(कह|बोल|keh|bol) (रहा|रही|रहे|raha|rahi|rahe) (है|हैं|hai|hain) (कि|ki|{s})',
    `(आप|तुम|सब|लोग|aap|tum|sab|log) {w} (हो|हैं|रहे|ho|hain|rahe)`,
    '(मज़ाक|मजाक|mazak|mazaak|jk)',
  ],
  several: { and: 'और,aur,व', are: { हैं: 'हैं', hain: 'hain', है: 'है', hai: 'hai' } },
  pronouns: { वह: '', वो: '', woh: '', wo: '' },
  night:
    ' (?:(?:रात|raat|night|n) ?(\\d)\\d?|(पहली|pehli) (?:रात|raat)|(दूसरी|dusri|doosri) (?:रात|raat)|(तीसरी|teesri) (?:रात|raat)) ',
  common:
    'aap aaj aur bas bhai hai haan hain hi ho hu hun hoon ka kal kar ke ki ko koi kya kyu lag log main mai maine me mera meri mujhe nahi na ne pe par raha rahi raat sab sahi se shak tera tha thi to tu tum wo woh ya yeh ye yaar yar wala dekho abhi phir bol bolo kaun kon mat sun suno din अब आज आप इस उस एक और कब कल कह का कि की कुछ के को कोई कौन क्या चलो जब जी जो ठीक तक तब तुम तू तो था थी थे दिन दो न नहीं ना ने पर पास फिर बस बात भाई भी मत मुझे में मेरा मेरी मैं मैंने यह या ये रहा रही रहे रात लोग वह वाला वो शक सब सही से हम हाँ ही हूँ हैं है हो',
};
