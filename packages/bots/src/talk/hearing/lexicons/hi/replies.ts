import type { Lexicon } from '../../lexicon.ts';
import { anyOf } from '../one-of.ts';

const SAME = anyOf(`
  bhi sahi sach agree sehmat sahmat same theek yahi true bilkul ekdum_sahi एकदम_सही sahi_baat sahi_kaha sahi_bola
  sahi_keh wahi bhi_yahi bhi_wahi bhi_same bhi_agree bhi_sehmat main_bhi manzoor done pakka same_here yahi_lagta
  bhi_yahi_lagta bhi_aisa_hi_lagta bhi_yahi_soch bhi_aisa_hi aisa_hi_hai point_hai good_point acha_point sahi_pakde
  100_percent facts exactly agreed haan सौ_फ़ीसदी yehi_baat यही_बात dil_ki_baat मेरे_मन_की
`);

/** What one thinks of the words of others. */
export const replies = {
  agree: `
    {s} se (सहमत|agree|sehmat), {s} ke saath hu, {s} ne {w} (mana|convince), {s} ki baat (sahi|theek|mante), {s} की बात (सही|ठीक|मानता|मानती),
    {s} sahi hai, {s} (bilkul|एकदम|ekdum) sahi, {s} se {w} (sahmat|sehmat|agree|razi|ittefaq), {s} ke saath (hu|hai|main|hi|agree),
    {s} ki baat {w} (sahi|theek|manta|manti|maan|me_dam|me_point|me_wazan|se_sahmat),
    {s} ki baat {w} (samajh|jachi|जँची|jami|logic|theek_lagi|sahi_lagi|achi_lagi|pasand),
    {s} ne {w} {w} (sahi|theek|bilkul_sahi) (kaha|bola|pakda|pehchana), {s} ne (mana|convince|samjha|samjhaya|raji) {w} (liya|kiya|diya),
    {s} ने (मना|समझा|राज़ी) {w} (लिया|कर_लिया|दिया), {s} ki baat se, {s} bilkul sahi, {s} ekdum sahi, {s} एकदम सही, {s} wali baat,
    {s} jaisa (hi|bola|kaha), {s} जैसा, {s} ka (point|logic|tark|idea|analysis|reason) {w} (sahi|acha|theek|valid|badhiya|strong|samajh|mast|dam),
    {s} ki (soch|theory|dalil|रणनीति) {w} (sahi|theek|achi|badhiya), {s} की (सोच|दलील) {w} (सही|ठीक|अच्छी), {s} ka support, {s} ka samarthan,
    {s} ki haan me, {s} (sahi|theek|bilkul_sahi|ekdum_sahi|एकदम_सही) (keh|kah|bol|kaha|bola|boli|pakda|pakde), {s} ki {w} (haan|हाँ),
    {s} ne {w} (dimag|dil_ki|man_ki|mere_man|point|sahi) {w} {w}, {s} ka kehna (sahi|theek), {s} का कहना (सही|ठीक), {s} theek (keh|bol|kehta|kehti),
    {s} ठीक (कह|बोल), {s} ke sur me, {s} (zindabad|bilkul|ekdum|same), {s} wala logic,
    {s} ne {w} (theek|sahi|bilkul_theek|bilkul_sahi|sach) (kaha|bola),
    sahi pakde {s}, sahi bola {s}, sahi baat {s}, sahi kaha {s},
    baat (me|mai) (dam|point|wazan), jo {s} (bola|boli|kaha|ne_kaha|ne_bola) {w} (wahi|sahi),
    jo {s} (keh|bol|kaha|bola|boli|ne_kaha|ne_bola|ne) {w} {w} (wahi|sahi|same|theek), जो {s} ने {w} वही,
    जो {s} (कह|बोल|कहा|बोला|बोली|ने_कहा|ने_बोला|ने) {w} {w} (वही|सही), 1 {s}, (sahi|theek) (कह|bol|keh|kaha|bola|pakda), point hai,
    mera bhi wahi jo {s}, main bhi {s} ke, plus one {s}, agree {s}, agreed {s}, haan {s} sahi, haan {s}, acha point {s}, achha point {s},
    good point {s}, mere muh ki baat, मुँह की बात, हाँ {s},
  `,
  disagree: `
    galat (hai|bol|कह|keh), galat soch raha, galat soch rahi,
    {s} galat {w} (keh|bol|soch|samajh|hai|ho|कह|ja), {s} (tu|tum|aap|ye) {w} galat {w}, {s} ki baat {w} {w} (galat|bakwas|bekar|nahi|faltu),
    {s} (bakwas|faltu) {w}, {s} nahi yaar, {s} nahi bhai, {s} nahi (ye|ye_galat|aisa), {s} aisa nahi,
    {s} ka (logic|tark|point|reason|idea|tarka) {w} {w} (galat|bekar|kamzor|nahi|weak|bakwas),
    {s} ki (dalil|theory|soch) {w} (galat|bekar|kamzor|nahi), {s} se main sehmat nahi, {s} se agree nahi, {s} main nahi manta,
    {s} nahi {w} (lagta|manta|aisa|yaar|bhai),
    {s} [,] (rehne_do|rehne_de|chhodo|kya_bol_rahe|kya_bol_raha|hosh_me|galat|bilkul_nahi|kabhi_nahi|aisa_nahi|ye_sahi_nahi|ye_theek_nahi|रहने_दो),
    {s} se alag, {s} ke khilaf hu, {s} ki baat (hazam|pachi|gale|jachi_nahi|samajh_nahi) {w},
    (सहमत|sehmat|agree) (nahi|mat|na), ^ nahi {s}, bakwas, nahi manta, nahi {s}, नहीं मानती, baat (galat|nahi), बात ग़लत, maan nahi,
    (sahmat|sehmat|agree|razi) nahi, disagree, asahmat, faltu baat, bekar ki baat, na {s}, are nahi {s}, aisa nahi hai, galatfahmi me hai, dam nahi,
    point nahi, main nahi manta {s}, main {w} nahi {w} (manta|manti), गलत सोच, meri rai alag, मेरी राय अलग, mera manna alag, ye tark {w} (nahi|galat),
  `,
  second: `
    ^ [haan|ha|ji] [bhai|भाई|yaar] [bilkul|ekdum|एकदम] (sahi|sach|agree|sehmat|सहमत|same|theek|yahi|true|bilkul) [baat|hai|bola|kaha] $, ^ same,
    ^ [haan|ha|ji|bilkul] [bhai|भाई|yaar] [main|mujhe|mera] ${SAME} [baat|hai|bola|kaha|hu|lagta|raha|yaar|bhai|keh|रहे|रही|ho] [hai|hu|ho|tha] $,
    ^ 1 $,
    (main|mujhe) bhi (yahi|same), सही बात $, 1 $, (main|mera|mujhe) bhi (yahi|wahi|same|aisa|yehi|sehmat|sahmat|agree), मुझे भी (यही|ऐसा|वही),
    मेरा भी (यही|वही), मैं भी (यही|सहमत|ऐसा), meri bhi yahi (rai|soch), मेरी भी यही,
  `,
} satisfies Partial<Lexicon>;
