import { type Deck, type Event, type EventOf, joinWords, type Role, type Table, type Words } from '@moonrise/engine';
import { noted, told } from '@moonrise/engine/kit';
import { residents, roles } from './roles/index.ts';
import { words } from './words.ts';

/** False names: more than there are seats, so that a name reveals nothing. */
export const identities: readonly string[] = [
  ...['Baburao', 'Chintu', 'Majnu Bhai', 'Crime Master Gogo', 'Raju', 'Circuit', 'Munna Bhai', 'Pappu Pager'],
  ...['Vasooli Bhai', 'Kachra Seth', 'Teja Main Hoon', 'Totla Seth', 'Rancho', 'Chatur', 'Virus', 'Uday Bhai'],
  ...['Dr Ghungroo', 'Kabira Speaking', 'Sharma Ji Ka Beta', 'Pammi Aunty', 'Bunty', 'Babli', 'Pinky', 'Lallan'],
  ...['Dhondu', 'Gappu', 'Chhota Don', 'Tiger Bhai', 'Rocket Singh', 'Chulbul', 'Bhola', 'Auto Wale Bhaiya'],
];

const ODDS = 4; // one day in four
/** At the start of a day the system may leak a role, true or false, once per game. */
export function glitch(table: Table, { phase }: EventOf<'opened'>): readonly Event[] {
  if (phase !== 'day' || table.state.notes.glitched) return [];
  const dice = table.dice('glitch');
  if (dice.below(ODDS) > 0) return [];
  const player = dice.pick(table.living());
  const { id: role } = dice.pick(table.rules.roles.filter((one) => isAtHome(one, table.state.deck)));
  return [noted('glitched', true), told('all', 'glitch', [player], role)];
}

/** A resident role, or a guest that is in the deck. */
const isAtHome = (role: Role, deck: Deck): boolean =>
  residents.some(({ id }) => id === role.id) || (deck[role.id] ?? 0) > 0;

/** The messages of Chaos Mode, in the language of Hindi films. A message without such a line is the plain one. */
const desiLines = {
  told: {
    nightfall: 'Raat ho gayi! Sab so jao varna Gabbar aa jayega!',
    killed: 'Tata, Goodbye, Khatam! {0} gaya kaam se!',
    survived: 'Koi to Maut ko chhuke tak se wapas aa gaya!',
    quiet: 'Subah ho gayi mamu! Kal raat sab zinda bach gaye!',
    bite_night: 'Daya, kuch to gadbad hai... raat ekdum shaant thi aur koi mara bhi nahi!',
    pack_split: 'Bhediyon mein hi panga ho gaya: kisi par hamla nahi hua.',
    joined: '{0} ab apne gang mein hai. Swagat nahi karoge?',
    bitten: 'Kaat liya! Ab tum bhi Werewolf ho. Welcome to the gang!',
    muted: 'Khamosh! Agli raat tak tumhari bolti band. Vote phir bhi de sakte ho.',
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
} as const;
export const desiWords: Words = {
  ...words,
  told: { ...words.told, ...desiLines.told },
  ends: { ...words.ends, ...desiLines.ends },
};

/** The plain messages that have no line in Chaos Mode, and how many messages there are. */
export function missingChaosLines(): { readonly total: number; readonly missing: readonly string[] } {
  const { told, ends } = joinWords(words, roles);
  const lacking = (part: 'told' | 'ends', plain: object) =>
    Object.keys(plain)
      .filter((key) => !Object.hasOwn(desiLines[part], key))
      .map((key) => `${part}.${key}`);
  return {
    total: Object.keys(told).length + Object.keys(ends).length,
    missing: [...lacking('told', told), ...lacking('ends', ends)],
  };
}
