import type { Lexicon } from '../../lexicon.ts';

/** Words that say nothing, but are not unknown. */
export const filler = {
  filler: `
    sach me, sach bolu, sach kahu,
    mujhe lagta hai, mujhe lag raha hai, mujhe lagta,
    lag raha, lag rahi, lag,
    khel, khel raha, khel rahi,
    pakka, bilkul, ekdum, एकदम, sachi me, mere hisaab se, mere khayal se, meri rai me, मेरी राय में, lagta hai, lagta, lagti, raha, rahi, rahe, hai,
    tha, thi, the, hua, hui, hue, ho, hoga, hogi, kar, karo, karta, karti, karte, kiya, kiye, diya, de, do, deta, leta, liya, ja, jata, jati, gaya,
    gayi, गई, bol, bolo, bola, bolta, bolti, keh, kah, kehta, kaha, kehna, कहना, baat, baatein, baaton, kaam, tarah, taraf, log, logo, banda, bandi,
    aadmi, insaan, player, game, गेम, shuru se, pehle din se, pehle se, din, raat, aaj, kal, abhi, ab, phir, bahut, bohot, bhot, kaafi, zyada, thoda,
    itna, itni, sabse, sabse zyada, kuch, koi, koi shak nahi isme, kisi, ek, dono, sab, hi, bhi, to, na, ki, ka, ke, ko, se, me, pe, ne, aur, ya, jo,
    jab, jaisa, jaisi, wala, wali, wale, apna, apni, apne, hum, हम, hume, हमें, hamara, uska, uski, uske, iska, iski, unka, bhai, yaar, dost, dosto,
    guys, full, fully, totally, really, itself, obviously, clearly, definitely, literally, honestly, seriously, 100, percent, प्रतिशत, sau, claim,
    क्लेम, dawa, role, रोल, card, patta, कार्ड, story, vote, is, are, a, very, too, yes, haan, just, isme koi shak nahi, iske alawa, baki, waise,
    asal, asli, chahe, sirf, bas, reason, wajah,
  `,
} satisfies Partial<Lexicon>;
