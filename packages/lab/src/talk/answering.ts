import { type Player, playerOf, read, type SpeechAct, type Turn } from '@moonrise/bots';
import type { Event, Game, Json, SeatId } from '@moonrise/engine';
import { gameOf, setUp } from '../games/experiment.ts';
import { questions, type Topic } from './questions.ts';

const ASKER = 0;
const LINES = 3; // within which an answer has to come

/** What became of one question. */
export interface AskedQuestion {
  readonly topic: Topic;
  readonly text: string;
  readonly isAnswered: boolean;
  readonly isFounded: boolean; // the answer names a vote, a claim, a result or what another said
  readonly lines: readonly string[]; // that followed
}

/** Whether a bot said something that fits the topic. */
function answers(act: SpeechAct, topic: Topic, about: SeatId): boolean {
  const isOn = 'seat' in act && act.seat === about;
  switch (topic) {
    case 'why':
    case 'opinion':
      return isOn || (act.type === 'report' && act.about.includes(about)) || isMood(act, 'unsure');
    case 'suspect':
      return act.type === 'suspect' || act.type === 'report' || isMood(act, 'unsure');
    case 'ballot':
      return act.type === 'intend' || isMood(act, 'unsure');
    case 'claim':
      return act.type === 'claim' || act.type === 'defend' || isMood(act, 'patience');
    case 'ballots':
      return act.type === 'tally' || act.type === 'plans' || isMood(act, 'empty');
    case 'summary':
      return ['tally', 'plans', 'standing'].includes(act.type) || isMood(act, 'empty');
    case 'results':
      return act.type === 'report' || isMood(act, 'empty');
    case 'bot':
      return isMood(act, 'dodge');
  }
}
const isMood = (act: SpeechAct, mood: string): boolean => act.type === 'chat' && act.mood === mood;
const FACTS: readonly string[] = ['recall', 'tally', 'plans', 'standing', 'report', 'claim', 'intend'];
const isFact = (act: SpeechAct): boolean =>
  FACTS.includes(act.type) || ('because' in act && act.because !== undefined && act.because.type !== 'feeling');

/** A bot that asks one question in place of its second line on the second day, or of the only one. */
function asker(question: string, language: string, note: (x: SeatId, y: SeatId) => void): Player {
  const bot = playerOf('standard') as Player;
  return {
    kind: 'asker',
    answer: (turn: Turn) => {
      const { inner = null, isDone = false } = (turn.memory ?? {}) as { inner?: Json; isDone?: boolean };
      const reply = bot.answer({ ...turn, memory: inner, language });
      const game = turn.view();
      const intents = (reply.memory as { intents?: (SeatId | null)[] } | null)?.intents ?? [];
      const others = game.living().filter((seat) => seat !== turn.seat);
      const wanted = others.filter((seat) => intents.includes(seat));
      const y = wanted[0] ?? others[0] ?? 0;
      const x = others.find((seat) => seat !== y) ?? 0;
      const isTime = !isDone && wanted.length > 0 && (game.day > 1 || game.rules.actsBy === 'dealt');
      const isOpen = (text: string | undefined) =>
        text !== undefined && game.rules.phaseOf.get(game.frame.phase)?.light !== 'night';
      const asked = isTime ? reply.answers.findIndex(({ text }) => isOpen(text)) : -1;
      if (asked < 0) return { answers: reply.answers, memory: { inner: reply.memory, isDone } };
      note(x, y);
      const text = question.replace('{x}', game.seat(x).name).replace('{y}', game.seat(y).name);
      const said = reply.answers.map((answer, i) => (i === asked ? { ...answer, text } : answer));
      return { answers: said, memory: { inner: reply.memory, isDone: true } };
    },
  };
}

/** Asks every question of a language in a game of its own, `games` times. */
export function askedIn(rules: string, players: number, language: string, games: number): readonly AskedQuestion[] {
  const bots = { village: 'standard', wolves: 'standard' };
  const setup = setUp({ rules, players, options: {}, seed: `asked ${language}`, bots });
  if (!setup.ok) throw new Error(setup.message);
  const bot = playerOf('standard') as Player;
  const found: AskedQuestion[] = [];
  for (const [q, [topic, question]] of (questions[language] ?? []).entries())
    for (let i = 0; i < games; i++) {
      let about: SeatId = -1;
      const asks = asker(question, language, (_, y) => {
        about = y;
      });
      const player: Player = {
        kind: 'standard',
        answer: (turn) => (turn.seat === ASKER ? asks.answer(turn) : bot.answer({ ...turn, language })),
      };
      const { game, log } = gameOf({ ...setup, playerFor: () => player }, q * games + i);
      const one = about < 0 ? undefined : judged(game, log, language, { topic, question, about });
      if (one) found.push(one);
    }
  return found;
}
function judged(
  game: Game,
  log: readonly Event[],
  language: string,
  { topic, question, about }: { topic: Topic; question: string; about: SeatId },
): AskedQuestion | undefined {
  const [start = ''] = question.split(/\{[xy]\}/).sort((a, b) => b.length - a.length);
  const at = log.findIndex((event) => isLine(event) && event.seat === ASKER && event.text.includes(start));
  const lines = log
    .slice(at + 1)
    .filter(isLine)
    .filter(({ seat }) => seat !== ASKER)
    .slice(0, LINES);
  if (at < 0 || lines.length === 0) return undefined;
  const { rules, seats } = game;
  const heard = lines.map(({ seat: me, text }) => read(text, { rules, language, seats, me, seed: '', recent: [] }));
  const answer = heard.find((acts) => acts.some((act) => answers(act, topic, about)));
  return {
    topic,
    text: question,
    isAnswered: answer !== undefined,
    isFounded: answer?.some(isFact) ?? false,
    lines: lines.map(({ text }) => text),
  };
}
const isLine = (event: Event): event is Event & { type: 'said'; seat: SeatId; text: string } =>
  (event.type === 'said' || event.type === 'spoke') && event.to === 'all' && event.text !== '';
