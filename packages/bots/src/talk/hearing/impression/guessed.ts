import type { SeatId } from '@moonrise/engine';
import type { Mood as ChatMood, SpeechAct } from '../../acts.ts';
import { chanceOf, type Impression, likeliest, type Odds } from './impression.ts';
import type { WordMood } from './traits.ts';

/** The chance from which a meaning is taken up. Opinions and votes need more, because a misreading does harm. */
const LEAST = {
  plain: 0.65, // an opinion, if the words alone say the same
  turned: 0.85, // and there is a negation
  wordless: 0.92, // or no word for either side
  opinion: 0.4, // of the very opinion, beside its kin
  keep: 0.55,
  keepOrTrust: 0.75,
  view: 0.5,
  vote: 0.6,
  voteOrSuspect: 0.8,
  question: 0.35,
  line: 0.45,
  chat: 0.4,
} as const;
const MOST = 2; // players, for an opinion or a vote

interface Named {
  readonly seat: SeatId;
  readonly odds: Odds;
  readonly mood: WordMood;
  readonly meaning: string;
  readonly chance: number;
}

/** The acts a line likely says. */
export function guessedIn({ line, seats }: Impression): readonly SpeechAct[] {
  const named = [...seats].map(([seat, { odds, mood }]): Named => {
    const [meaning, chance] = likeliest(odds);
    return { seat, odds, mood, meaning, chance };
  });
  return [...named.flatMap((one) => aboutSeat(one, named)), ...onItsOwn(line)];
}
function aboutSeat(one: Named, all: readonly Named[]): readonly SpeechAct[] {
  const { seat, meaning, chance } = one;
  switch (meaning) {
    case 'suspect':
    case 'trust':
      return isOpinion(one, meaning) && all.length <= MOST ? [{ type: meaning, seat }] : [];
    case 'spare':
    case 'vouch':
    case 'unsuspect': {
      const kin = chanceOf(one.odds, 'trust', 'vouch', 'spare', 'unsuspect');
      return chance >= LEAST.keep && kin >= LEAST.keepOrTrust ? [{ type: meaning, seat }] : [];
    }
    case 'agree':
    case 'disagree':
      return chance >= LEAST.view ? [{ type: meaning, seat }] : [];
    case 'intend':
    case 'callVote': {
      const kin = chanceOf(one.odds, 'suspect', 'intend', 'callVote');
      return chance >= LEAST.vote && kin >= LEAST.voteOrSuspect && all.length <= MOST ? [{ type: meaning, seat }] : [];
    }
    default:
      return chance >= LEAST.question ? questionAbout(one, all) : [];
  }
}
function isOpinion({ odds, mood, chance }: Named, opinion: 'suspect' | 'trust'): boolean {
  const kin =
    opinion === 'suspect'
      ? chanceOf(odds, 'suspect', 'red', 'intend', 'callVote')
      : chanceOf(odds, 'trust', 'vouch', 'spare', 'green', 'unsuspect');
  if (chance < LEAST.opinion) return false;
  if (mood.side === undefined) return kin >= LEAST.wordless;
  if ((mood.side === 'bad') !== (opinion === 'suspect')) return false;
  return kin >= (mood.isTurned ? LEAST.turned : LEAST.plain);
}
const TOPICS = ['role', 'ballot', 'suspect', 'reason', 'results', 'ballots', 'summary', 'bot'] as const;
type Topic = (typeof TOPICS)[number];
function questionAbout({ seat, meaning }: Named, all: readonly Named[]): readonly SpeechAct[] {
  const topic = TOPICS.find((one) => meaning === `ask-${one}`);
  if (topic) return all.length <= MOST ? [{ type: 'ask', seat, about: topic }] : [];
  if (meaning !== 'why' && meaning !== 'about') return [];
  const about = meaning === 'why' ? 'why' : 'opinion';
  const asked = all.find((one) => one.seat !== seat && (one.meaning === 'asked' || all.length === 2));
  return [asked ? { type: 'ask', seat: asked.seat, about, whom: seat } : { type: 'askAll', about, whom: seat }];
}

const CHAT: readonly ChatMood[] = ['greet', 'thanks', 'unsure', 'mourn', 'hurry'];
const SELF = ['defend', 'retract', 'second', 'wonder'] as const;
/** What a line says of nobody in particular. */
function onItsOwn(line: Odds): readonly SpeechAct[] {
  const [meaning, chance] = likeliest(line);
  const mood = CHAT.find((one) => one === meaning);
  if (mood) return chance >= LEAST.chat ? [{ type: 'chat', mood }] : [];
  const topic = TOPICS.find((one): one is Exclude<Topic, 'reason'> => meaning === `all-${one}`);
  if (topic) return chance >= LEAST.question ? [{ type: 'askAll', about: topic }] : [];
  if (chance < LEAST.line) return [];
  const self = SELF.find((one) => one === meaning);
  if (self) return [{ type: self }];
  if (meaning === 'intend-nobody') return [{ type: 'intend', seat: null }];
  if (meaning === 'call-nobody') return [{ type: 'callVote', seat: null }];
  return meaning === 'callClaim' ? [{ type: 'callClaim' }] : [];
}
