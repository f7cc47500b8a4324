import type { Lexicon } from '../../lexicon.ts';

/** What makes a sentence or a clause not count. */
export const guards = {
  forced: `
    agar chunna ho, agar (kisi|ek) {w} (chunna|choose), agar mujhse puchho, agar mujhse pucho to, agar sach bolu, agar sach kahu,
    agar andaza lagana ho, agar kisi ek ko chunna, agar chunna pade, agar koi {bad} hai to,
    अगर किसी एक, अगर मुझसे पूछो, mujhse pucho to,
  `,
  unreal: `
    lag, lag ho, lag kar,
    wah wah, wah {s}, wah bhai, wah kya,
    ya main pagal, ya to {s}, (hota|hoti) to, chuka hota, ^ (haan_haan|ha_ha|waah|shabash|bahut_badhiya), doodh ka dhula, doodh ki dhuli, dakaar,
    (mera|meri) (kutta|billi|dog|mummy|dadi), (पेपर|paper|exam|परीक्षा) kaisa, biryani, chai, चाय, boss, पिछले गेम, pichli baar, pichle game,
    pichle round, last game, last round, nahi keh (raha|rahi), nahi bol (raha|rahi), नहीं कह (रहा|रही), ये नहीं कह, mazak, jk, sab ko kha, sabko kha,
    kabhi nahi kaha, ho sakta, shayad, sarcasm, just kidding, kidding, lol nahi, waah, shabash, kya baat hai, bahut badhiya, bahut khoob, great job,
    good job, well played, nice job, badhai, बधाई, mubarak, taaliyan, तालियाँ, taali, kamaal kar diya, ganga nahaya, gangajal, raja harishchandra,
    राजा हरिश्चंद्र, mahatma, devta, agle game, अगले गेम, agli baar, dusre game, दूसरे गेम, coffee, कॉफ़ी, samosa, pizza, bhook, नींद, so jaunga,
    office, ऑफिस, स्कूल, college, कॉलेज, exam, एग्ज़ाम, pariksha, paper kaisa, पेपर, homework, होमवर्क, mummy, मम्मी, papa, maa ne, माँ, dadi, nani,
    kutta, billi, biwi, patni, girlfriend, shaadi, बच्चे, mausam, barish, गर्मी, ठंड, cricket, क्रिकेट, ipl, movie, मूवी, gaana, network, नेटवर्क,
    internet, इंटरनेट, wifi, battery, बैटरी, charger, app crash, hang ho, bijli, light chali, light gayi, horoscope, rashifal, kundli, sikka uchhal,
    सिक्का, profile, naam acha, naam mast, kha jaunga, kha gaya, खा जाऊँगा, main hi wolf, main hi bhediya hu, haan main wolf, haan main hi,
    हाँ मैं ही, awooo, hota to, hoti to, chuki hoti, banna tha, banna chahta, chahta tha ki, kaash, umeed, asha hai, matlab yeh nahi,
    iska matlab nahi, इसका मतलब यह नहीं, zaroori nahi, maine nahi kaha, maine nahi bola, kisne kaha, banta hai koi, ban raha hai seer, ban ke ghoom,
    bana phir raha, बनकर घूम, dawa kar raha, claim kar raha, claim kar rahi, hone ka natak, kaise khelte, rules kya, नियम, naya hu, pehli baar khel,
    abhi aata, 2 min me, brb, afk, net (slow|धीमा|bhi|kharab|chala), नेट (धीमा|ख़राब|भी), match (kaun|dekh|kaisa|chal), मैच (कौन|देख|कैसा), aaj match,
    आज मैच, phone (charge|aa_gaya|ki), घर का खाना, khana kha, school (ja|se), वाह भाई,
  `,
  cond: 'agar, yadi, maan lo, maano, socho, kaash, if, suppose, unless, farz karo, samjho, chahe',
  wager: `
    naam badal, sir mundwa, मूँछ, moochh, mooch, game chhod, गेम छोड़, kaan kaat, haar maan, khelna chhod, खेलना छोड़, main apna naam, juta kha,
    जूते खा,
  `,
  denial: `
    nahi, kabhi nahi, bilkul nahi, na, nope, no way, mazak mat karo, ho hi nahi sakta, sawal hi nahi, sawal hi nahi uthta, impossible, chhodo,
    rehne do, kya baat karte ho, hasao mat, हँसाओ मत, namumkin, नामुमकिन,
  `,
  maybe: `
    ho sakta, ho sakti, ho sakte,
    shayad, {s} ya {s}, ya to {s}, ya fir {s}, pata nahi {s}, confuse hu, lagta nahi pata, kya pata, sure nahi, pakka nahi, dono me se, maybe, might,
    50 50,
  `,
  reported: `
    {s} (kehta|kehti|कहता|कहती|bolta|bolti), {s} ne (kaha|bataya|bola), {s} {w} (bol|kah|keh) (raha|rahi|rahe) (hai|tha|thi) (ki|{s}|wo),
    {s} {w} (kehta|kehti|कहता|कहती|कहते|bolta|bolti) hai, {s} ke hisaab se, {s} ko {s} pe shak, {s} ko mujh pe, {s} ko {w} pe shak hai $,
    {s} ne {w} {w} (वोट|vote), {s} ya {s}, {s} ne {w} {s}, {s} (keh|kah|bol) (raha|rahi|rahe) {w} {w} ki,
    {s} ne {w} {w} (kaha|bola|bataya|likha|kahi|bol_diya|claim_kiya|dawa_kiya|pucha|vote|वोट|kiya|diya),
    {s} (kehta|kehti|bolta|bolti|manta|manti|sochta|sochti|chahta|chahti|कहता|कहती|कहते|बोलते|मानते) {w}, {s} ko lagta {w} {w},
    {s} ko (lagta|lag_raha|shak|bharosa|yakeen|यक़ीन), {s} ke (hisaab_se|anusar|mutabik), {s} ki maane to, {s} ka kehna (hai|tha), {s} का कहना,
    {s} ka dawa, {s} का दावा (है|था), {s} mujh pe shak, {s} mujhe (vote|वोट|wolf|bhediya) {w}, {s} ne mujhe,
    kisi ko {s}, kisi ne, (kaha|bataya) (tha|ki|hai), के (अनुसार|हिसाब_से), mujhe pata hai sab, (sab|log) {w} {w} {w} rahe (hain|ho),
    (sab|log) {w} {w} {w} rahe hai, hogi kya, (usne|unhone|kisi_ne|logon_ne|sabne) {w} {w} (kaha|bola|bataya|kaha_tha),
    (wo|log|sab) (kehta|kehti|kehte|bolta|bolti|bolte|कहता|कहती|कहते), suna hai, suna tha, afwah, (sabko|logon_ko) {w} {w} (lagta|shak),
  `,
  voted: `
    dene wala tha, dene wali thi, (वोट|vote) {w} (diya|kiya|badla|dala), (वोट|vote) nahi diya, diya tha, chala gaya, hata liya, hata li,
    vote (diya|kiya|dala|dia|badla|badli|gaya), vote (nahi_diya|nahi_kiya), वोट (दिया|किया|डाला|बदला|गया), वोट नहीं दिया, kiya tha, dala tha,
    de diya tha, wapas le liya vote, kal vote, कल वोट,
  `,
  byOther: `
    {s} ne, (usne|unhone|tumne|tune|aapne|kisne), ले तो, kar le, (ज्योतिषी|seer|{r}) ne, (usne|unhone|tumne|tune|aapne|kisne|kisi_ne), {r} ne,
  `,
} satisfies Partial<Lexicon>;
