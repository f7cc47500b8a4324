import type { Lexicon } from '../../lexicon.ts';

/** What turns an opinion round. */
export const turns = {
  not: 'nahi, mat, na, never, not, koi nahi, band karo, band, kabhi nahi, kabhi mat, kisi ne nahi, bina, no, nope',
  twist: `
    ho hi nahi sakta, ho nahi sakta, ho hi nahi sakti, ho nahi sakti,
    koi pagal hi hoga, koi nahi kahega, koi nahi manega,
    kabhi {w} {w} (nahi|mat|na), kabhi {w} {w} (nahi|mat|na) {w} na (karunga|karungi), kabhi nahi manunga, kabhi mat sochna,
    kaun kehta hai, kaun manega, kaun yakeen karega, kaun sochta, kaun kehta, kaun keh sakta,
    कौन कहता है, कौन यक़ीन करेगा, कौन कहता,
    nahi kahunga, nahi keh sakta, nahi ho sakta, nahi ho sakti, nahi manta, nahi lagta, nahi lag raha, nahi lag rahi, nahi bolunga, nahi keh sakti,
    nahi keh sakte,
    नहीं कह सकता, नहीं मानती, नहीं कह सकती, नहीं कह सकते,
    door door tak, door door tak nahi, door tak nahi,
    mat samjho, mat samajhna, mat socho ki, mat sochna ki,
    thodi na, thodi, thodi hai, thodi ho,
    sawal hi nahi, ye mat sochna, impossible, namumkin, नामुमकिन, ke (alawa|siva) {w} (kaun|kya), no way, no chance, sawaal hi paida nahi, असंभव,
    asambhav, kaise ho sakta, kaise ho sakti, kahin se bhi, kahi se nahi, किसी भी तरह, kisi bhi angle se nahi, kisi kaam ka nahi, sapne me bhi nahi,
    main nahi manta ki, lagta nahi, mushkil hai manna, manna mushkil, yakeen karna mushkil, यक़ीन करना मुश्किल, kisko lagta hai, pagal hi, sirf pagal,
    bewakoof hi, ullu hi, jhooth hai ki, galat hai ki, bilkul nahi, bilkul bhi nahi, kahan se, कहाँ से, kidhar se, kis angle se, किस एंगल से, kab se,
    thode hi, thode, not possible,
  `,
  rather: 'se zyada, ke badle, ki jagah, nahi balki',
} satisfies Partial<Lexicon>;
