import type { Lexicon } from '../../lexicon.ts';

/** What players say of themselves, and of their results. */
export const speaker = {
  claim: `
    {o} {w} (hu|hoo), {o} (claim|co|mere|here|यहाँ|bol|main|reporting|hai_mere), {o} {w} hu, {o} main {w} (hu|hi_hu),
    {o} (claim|co|reveal|here|bol_raha|bol_rahi|hazir|yaha|yahan|reporting),
    {o} (mila|mili|nikla_mera|ka_card|ka_patta|ka_role|का_रोल|hi_hu|hu_yaar|hu_bhai),
    {o} (hi_to_hu|hu_main|ban_gaya|bana_hu|bani_hu|mil_gaya|haazir|hazir_hai|mera_role|role_hai), {o} {w} {w} main hi,
    ^ [to|acha|simple|sirf|bas|ek|han] [simple|sirf|bas|ek|साधारण|मामूली] {o} $, ^ {o} $,
    ^ (sirf|bas|ek|simple|sada|aam|mamuli|normal|chota_sa|साधारण) {w} {o} {w} $,
    main {w} {w} {w} {o}, main to {w} {o}, main {w} {w} {w} {w} {o} (hu|tha|thi),
    (main|mein) {w} {w} {o}, mujhe {w} {w} {o} {w} {w} (mila|aaya|mili), mujhe {w} {w} {w} {o} {w} {w} (mila|mili|aaya|diya),
    (mere|mera) (paas|role|रोल|card|पत्ता|कार्ड) {w} {o}, asli {o} {w} main, (mera|meri|mere) {w} {w} {w} {o},
    (claim|co|reveal|dawa|counterclaim|counter) {w} {o}, (asli|real|sachcha) {o} {w} (main|hu), as {w} {o}, bataur {o}, khud {o}, हम {o} हैं,
    (role|रोल|card|पत्ता|kismat|naseeb) {w} {w} {w} {o}, (sach|suno|dekho|bata_du|bata_doon|maan_lo|lo) {w} {w} {o} (hu|main),
  `,
  withMe: 'main aur {s}, main {s} dono, {s} aur main, {s} main dono',
  mine: `
    main, mera, meri, maine, hu, apna, dunga, dungi, नहीं दूँगा, mere, apni, mujhe, mujhko, karunga, karungi, jaunga, जाऊँगा, nikalunga,
  `,
  he: `
    vo, usko, usse, uska, uski, usne, uspe, उसपर, us par, usi, isko, इसे, iska, iski, ispe, इस पर, unko, unhe, unka, banda, bandi,
  `,
  defend: `
    main {w} ({bad}|wolf|bhediya) (nahi|mat|na), main {w} (निर्दोष|beksoor|masoom|innocent|begunah|village|town|{fine}), main nahi hu,
    main {w} {w} {w} (wolf|bhediya|{bad}|bura|killer) (nahi|thodi),
    main {w} {w} (nirdosh|bekasoor|masoom|innocent|begunah|saaf|clear|village|town|gaon_wala|sachcha|imandar|गाँव_वाला|{fine}) {w},
    main nahi (hu|tha), main wo nahi, main tumhari (side|taraf|team), main aapke saath, main hamari side,
    galti kar rahe, galti kar (rahe|rahi|raha), galti karoge,
    mujhe (vote|वोट|mat|chhod|छोड़), mujhe (mat|kyu_maar|chhod|jaane|bachao|vote_mat|nikalna|maarna|latka|nikal),
    mujhe (vote|nikal|maar|latka) {w} {w} (galti|pachta|haar|nuksan|mat|galat|pachhta), mujhe phasa,
    मुझे (मत|छोड़|जाने|बचाओ|वोट_मत|निकालना|मारना), मुझे (वोट|निकाल|मार|लटका) {w} {w} (ग़लती|पछता|हार|मत|ग़लत), मुझे फँसा,
    (beksoor|निर्दोष|masoom|innocent|begunah) {w} (maar|nikaal|latka|vote), pata chalega {w} {w} {w} (village|{good}|गाँव|innocent),
    pata (chalega|chal_jayega|चल_जाएगा) {w} {w} {w}, kasam se main, kasam se, mujhpe (shak|vote|ilzaam) {w} (mat|galat|bekar|kyu_kar), mujhpe bharosa,
    मुझ पर (शक|वोट|इल्ज़ाम) {w} (मत|ग़लत|बेकार), मुझ पर भरोसा, badi galti, galat (aadmi|insaan|bande|banda), ग़लत (आदमी|इंसान|बंदे),
    (bekasoor|nirdosh|masoom|innocent|begunah|gaon_wale|villager|गाँव_वाले|{good}) ko {w} (maar|nikal|latka|fasa|फँसा|vote|वोट),
    (pachtaoge|pachhtaoge|pachtaega), baad me (pachta|pata|dekhna|rona), maine kuch (nahi|galat_nahi) {w}, मैंने कुछ नहीं {w}, मैंने कुछ ग़लत नहीं,
    meri (koi_galti|kya_galti) {w}, meri baat mano, bhagwan kasam, mere upar shak mat, yakeen karo, यक़ीन करो, bharosa karo,
    मैं तुम्हारी (तरफ़|टीम|ओर),
  `,
  retract: `
    jhooth bol (raha|rahi) (tha|thi), jhooth (bola|bol|kaha|tha), jhooth bola tha,
    (log|chat) galat padha, galat (padh|likh|bola), galat (bol|likh|keh|padh|type|bola|likha|padha|kaha|click|samjha) {w}, bluff (tha|kiya|kar),
    bluff (tha|kiya|kar|maara|maar), बात वापस, bhool jao, bhool jaiye, मज़ाक था, wapas (leta|leti), wapas (leta|leti|le|lena|lete), apni baat wapas,
    apna (claim|dawa|vote|bayan) wapas, अपना (दावा|वोट|बयान) वापस, ignore (karo|kar|maro), झूठ (बोला|बोल|कहा|था) {w} (tha|raha_tha|rahi_thi), ब्लफ़,
    mazak (tha|kar|kiya), galti (ho_gayi|se|hui|meri|thi), galti se (bola|likha|likh|click|keh|claim|type), ग़लती (हो_गई|से|हुई|मेरी|थी), ग़लती से,
    ग़लत (बोल|लिख|पढ़|कह|टाइप) {w}, meri galti, main galat (tha|thi), main {w} {o} nahi {w} (bluff|jhooth), typo, test kar (raha|rahi), टेस्ट कर,
    correction, sudhar, rehne do wo baat, wo baat chhodo, वो बात छोड़ो, maafi chahta hu galat, scratch that, nvm, sach me {o} nahi,
    asal me main {o} nahi,
  `,
  result: `
    raat 1, raat 2, raat, raat ko, raat me,
    {v}, result, natija, scan, scan kiya, check, check kiya, n1, n2, n3, pehli raat, dusri raat, teesri raat, nikli, nikla, parkha, jaancha, loota,
    card dekha, dekha, dekhi, jaanch, pata chala, pata lagaya, निकले, रिज़ल्ट, report, kal raat, aaya result, aaya, dikha, dikhi, aayi, आई,
    investigate, peek, chori, chura, churaya, badla, badli, swap,
  `,
  red: 'red, laal, black, kaala, guilty, wolf, bhediya, evil, bura, positive',
  green: `
    green, hara, white, safed, saaf, clear, clean, innocent, nirdosh, village, town, insaan, human, villager, gaon wala, gaon ka, गाँव का, गाँव वाला,
    negative, safe,
  `,
} satisfies Partial<Lexicon>;
