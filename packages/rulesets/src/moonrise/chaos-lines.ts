import { joinWords, type Words } from '@moonrise/engine';
import { roles } from './roles/index.ts';
import { words } from './words.ts';

const MUTE = 'Khamosh! Agli raat tak tumhari bolti band. Vote phir bhi de sakte ho.';

/** The messages of Chaos Mode, in the language of Hindi films. A message without such a line is the plain one. */
const desiLines = {
  told: {
    nightfall: 'Raat ho gayi! Sab so jao varna Gabbar aa jayega!',
    killed: 'Tata, Goodbye, Khatam! {0} gaya kaam se!',
    survived: 'Koi to Maut ko chhuke tak se wapas aa gaya!',
    quiet: 'Subah ho gayi mamu! Kal raat sab zinda bach gaye!',
    bite_failed: 'Daant hi phisal gaye! Kaatne ka koi asar nahi hua.',
    bite_night: 'Daya, kuch to gadbad hai... raat ekdum shaant thi aur koi mara bhi nahi!',
    pack_split: 'Bhediyon mein hi panga ho gaya: kisi par hamla nahi hua.',
    pack_idle: 'Bhediya bhookha hi so gaya: kisi par hamla nahi hua.',
    joined: '{0} ab apne gang mein hai. Swagat nahi karoge?',
    bitten: 'Kaat liya! Ab tum bhi Werewolf ho. Welcome to the gang!',
    muted: MUTE,
    scanned: 'Baba ki nazar {0} par padi aur nikla: {answer}.',
    compared: '{0} aur {1} ki kundli milayi: {answer}.',
    alert: 'CCTV alert: kal raat {0} ke ghar par kuch to gadbad thi, Daya!',
    absorbed: '{0} ki aatma tum mein aa gayi. Ab tum ho: {answer}.',
    shot: 'Thaain! Thaain! {0} ne {1} ko tapka dala!',
    revenge_called: 'Hunter gir gaya! Par jaate jaate ek goli abhi baaki hai, mere dost...',
    revenge_hit: 'Patt se Headshot! {1} finish!',
    revenge_missed: 'Kitni goli thi? Hunter ki to chali hi nahi!',
    eliminated: 'Panchayat ka faisla aa gaya! Tata, Goodbye, Khatam! {0} gaya kaam se!',
    no_votes: 'Kisi ne vote hi nahi diya! Sab chai pe gaye the kya? Koi bahar nahi hua.',
    no_majority: 'Tareekh pe tareekh! Faisla nahi ho paya, koi bahar nahi hua.',
    stood_guard: '{0} ne yaari nibhayi: pehra dete dete khud hi chala gaya!',
    poisoned: 'Chai mein kuch to mila tha! {0} zeher se khatam!',
    lies_dead: '{0} ki saansein ruk gayi... ab dawa nahi, dua ki zaroorat hai!',
    called_back: 'Chamatkar! {0} laut aaya, picture abhi baaki hai mere dost!',
    returned: 'Yamraj se setting ho gayi! {0} upar se wapas aa gaya!',
    trouble: 'Gaon mein bawaal ho gaya! Aaj vote ek nahi, do baar hoga!',
    side_revealed: '{0} ka raaz khul gaya, team thi: {answer}.',
    full_moon: 'Poore chaand ki raat thi, isliye aaj ka din chhota hai. Jaldi bolo, kal subah Panvel nikalna hai!',
    fog: 'Itna kohra ki haath ko haath na sujhe! Aaj kisne kisko vote diya, koi nahi dekhega!',
    market: 'Bazaar mein khabar hai: {0}, {1} aur {2} mein se koi to raat ko awoo karta hai!',
    found: 'Subah subah lottery lag gayi! Tumhe mila: {answer}.',
    shone: 'Torch maari to dekha: {0} raat ko {answer}.',
    glitch: '⚠️ SYSTEM GLITCH: {0} ka role leak ho gaya! Wo pakka {answer} hai... shayad...',
  },
  ends: {
    wolves_gone: 'Saare bhediye khatam! Picture ka happy ending!',
    parity: 'Ab gaon par bhediyon ka raj hai! Mogambo khush hua!',
    max_rounds: 'Dus round poore! Picture khatam, paisa hazam!',
  },
  causes: {
    vote: 'Panchayat ne {0} ko tadipaar kar diya!',
    kill: 'Raat ke andhere mein {0} ka the end ho gaya!',
    shot: 'Gunner ki goli aur {0} ka kaam tamaam!',
    revenge: 'Hunter jaate jaate {0} ko bhi saath le gaya!',
    guard: 'Dosti ki khaatir {0} ne jaan de di!',
    poison: '{0} ki chai mein zeher tha!',
  },
  marks: {
    muted: MUTE,
    lantern: 'Tumhare paas torch hai, mamu! Aaj raat dekh lo kaun ghar se bahar hai.',
    coin: 'Chaandi ka sikka tumhara! Agli voting mein tumhara ek vote extra.',
    charm: 'Maa ka taaveez tumhare paas hai! Aaj raat bhediye kuch nahi bigaad payenge.',
  },
  whys: {
    dead_vote: 'Tum to nikal liye, boss! Murde vote nahi dete.',
    dead_to_living: 'Upar se network nahi aata! Zinda logon se baat nahi ho sakti, apne channel mein bolo.',
    muted: MUTE,
    chat_locked: 'Shhh... abhi gaon ki chat band hai. Din nikalne do, phir bolna!',
    pack_by_day: 'Din mein bhediye sharif ban ke ghoomte hain. Gang ki baat raat ko!',
    dead_wolf: 'Gang ki chat padh lo, par likhna allowed nahi: tumhara ticket kat chuka hai.',
    dead_only: 'Ye bhooton ki chat hai! Pehle maro, phir bolo.',
    dead_may_return: 'Abhi koi wapas aa sakta hai, isliye bhooton ki gupshup filhaal band!',
    shot_today: 'Aaj ki goli chal chuki. Kal phir aana, thakur!',
    no_bullet: 'Goliyan khatam! Ab kya karoge, Kaaliya?',
  },
  done: {
    vote: 'Tumhara vote {0} ke naam. Thappa lag gaya!',
    say: 'Baat pahunch gayi, boss!',
    shine: 'Torch ka nishana: {0} ka ghar.',
    kill: 'Supari di gayi: {0} ka number aa gaya.',
    convert: 'Daant tayyaar: {0} ko gang mein lana hai.',
    mute: '{0} ki bolti band karne ka intezaam ho gaya.',
    skipMute: 'Aaj sabko bolne do, kisi ki bolti band nahi.',
    scan: 'Baba ki nazar {0} par hai.',
    save: 'Dawa ke saath dua bhi: {0} ki hifazat pakki.',
    shoot: 'Nishana laga diya: {0}.',
    investigate: 'CID ka kaam shuru: {0} aur {1} ki kundli milegi.',
    revenge: 'Aakhri goli {0} ke naam!',
    absorb: '{0} ki aatma ko bulaya ja raha hai.',
    guard: 'Aaj raat {0} ki pehredaari tumhari.',
    heal: 'Jadui kaadha {0} ke liye tayyaar.',
    poison: 'Zeher wali chai {0} ke ghar chali.',
    pray: 'Haath uthao dua mein: {0} ko wapas bulao!',
    raise: 'Dua qubool: subah hote hi {0} wapas.',
    hush: 'Aaj raat chupchaap so jao.',
    stir: 'Bawaal ki poori tayyaari ho gayi!',
    maul: '{0} ka bhi hisaab aaj hi hoga.',
  },
  refusals: {
    malformed: 'Ye kya bhej diya, bhai? Server ke palle nahi pada. Page reload karo!',
    ended: 'Picture khatam, paisa hazam! Game over ho chuka.',
    unknown_seat: 'Aisi koi kursi hai hi nahi is mehfil mein!',
    stale_phase: 'Bahut der kar di, huzoor aate aate! Wo waqt nikal gaya, ye gina nahi gaya.',
    not_offered: 'Arre ruko zara, sabar karo! Abhi ye nahi ho sakta.',
    bad_targets: 'Galat number! Kisi aur ko chuno.',
    bad_text: 'Dialogue khaali hai ya bahut lamba. Writer badlo!',
    not_allowed: 'Rishte mein to hum rules lagte hain, aur rules mana karte hain!',
    host_only: 'Boss sirf host hai! Ye kaam wahi karega.',
    only_watching: 'Tum to audience mein ho! Popcorn khao aur dekho.',
    repeated_text: 'Wahi dialogue dobara? Kuch naya bolo!',
    muted: 'Host ne tumhara mic band kar diya! Khelte raho, bolna baad mein.',
    rate_limited: 'Itni bhi kya jaldi hai, Babu Moshai? {n} second ruko!',
  },
} as const;

/** The plain words with the lines of Chaos Mode; questions and buttons stay plain, so that everyone knows what to press. */
export const desiWords: Words = {
  ...words,
  told: { ...words.told, ...desiLines.told },
  ends: { ...words.ends, ...desiLines.ends },
  causes: { ...words.causes, ...desiLines.causes },
  marks: { ...words.marks, ...desiLines.marks },
  whys: { ...words.whys, ...desiLines.whys },
  cards: withLines(joinWords(words, roles).cards, desiLines.done),
  refusals: desiLines.refusals,
};
function withLines(cards: Words['cards'], done: Readonly<Record<string, string>>): Words['cards'] {
  const lined = Object.entries(cards).map(([act, card]) => [act, { ...card, done: done[act] ?? card.done }]);
  return Object.fromEntries(lined);
}

/** The plain messages that have no line in Chaos Mode, and how many messages there are. */
export function missingChaosLines(): { readonly total: number; readonly missing: readonly string[] } {
  const { told, ends, causes, marks, whys, cards: done } = joinWords(words, roles);
  const plain = { told, ends, causes, marks, whys, done };
  const paths = Object.entries(plain).flatMap(([part, lines]) => Object.keys(lines).map((key) => [part, key] as const));
  const isMissing = ([part, key]: readonly [string, string]) =>
    !Object.hasOwn(desiLines[part as keyof typeof plain], key);
  return { total: paths.length, missing: paths.filter(isMissing).map((path) => path.join('.')) };
}
