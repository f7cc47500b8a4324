import { read, type SpeechAct } from '@moonrise/bots';
import type { Event, EventOf, Game } from '@moonrise/engine';

/** How bots discuss: sums over games. */
export interface DiscussionCounts {
  lines: number;
  bare: number; // lines that only announce a vote
  takesUp: number; // lines that take up what somebody else said
  vouches: number; // lines that speak for an accused player
  takesBack: number;
  sentences: number;
  twice: number; // sentences somebody had said before in the same game
  lateGreetings: number; // after the first day
  votes: number; // the first of each game
  firstNamed: number; // of these, the one voted out was the first name spoken
}
const none: DiscussionCounts = {
  lines: 0,
  bare: 0,
  takesUp: 0,
  vouches: 0,
  takesBack: 0,
  sentences: 0,
  twice: 0,
  lateGreetings: 0,
  votes: 0,
  firstNamed: 0,
};
const TAKEN_UP: readonly string[] = ['echo', 'against', 'rival', 'result', 'clash'];

const reasonOf = (act: SpeechAct): string | undefined =>
  act.type === 'suspect' || act.type === 'trust' ? act.because?.type : undefined;
const takesUp = (act: SpeechAct): boolean =>
  act.type === 'agree' || act.type === 'disagree' || TAKEN_UP.includes(reasonOf(act) ?? '');
const vouches = (act: SpeechAct): boolean => act.type === 'vouch' || reasonOf(act) === 'against';
const takesBack = ({ type }: SpeechAct): boolean => type === 'unsuspect' || type === 'retract';

/** The sentences of a line without marks and capitals. */
const sentencesIn = (text: string): readonly string[] =>
  text
    .split(/[.!?…।。！？]+/u)
    .map((one) =>
      one
        .replaceAll(/[^\p{L}\p{M}\p{N}@#]+/gu, ' ')
        .trim()
        .toLowerCase(),
    )
    .filter((one) => one !== '');

/** Counts what was said in finished games. */
export class Discussion {
  readonly counts: DiscussionCounts = { ...none };
  private readonly language: string;

  constructor(language: string) {
    this.language = language;
  }
  add(game: Game, log: readonly Event[]): void {
    const table: Table = { game, said: new Set(), day: 0, hasVoted: false, first: undefined };
    for (const event of log) {
      if (event.type === 'opened' && game.rules.phaseOf.get(event.phase)?.light === 'day') table.day++;
      if (event.type === 'counted') this.voted(event, table);
      if ((event.type === 'said' || event.type === 'spoke') && event.to === 'all' && event.text !== '')
        this.heard(event, table);
    }
  }
  private heard({ seat: me, text }: EventOf<'said' | 'spoke'>, table: Table): void {
    const { counts, language } = this;
    const { rules, seats } = table.game;
    const acts = read(text, { rules, language, seats, me, seed: '', recent: [] });
    for (const act of acts) if (act.type === 'suspect' || act.type === 'intend') table.first ??= act.seat ?? undefined;
    counts.lines++;
    if (acts.length > 0 && acts.every(({ type }) => type === 'intend')) counts.bare++;
    if (acts.some(takesUp)) counts.takesUp++;
    if (acts.some(vouches)) counts.vouches++;
    if (acts.some(takesBack)) counts.takesBack++;
    if (table.day > 1 && acts.some((act) => act.type === 'chat' && act.mood === 'greet')) counts.lateGreetings++;
    const sentences = sentencesIn(text);
    counts.sentences += sentences.length;
    counts.twice += sentences.filter((one) => table.said.has(one)).length;
    for (const one of sentences) table.said.add(one);
  }
  private voted({ act, ballots }: EventOf<'counted'>, table: Table): void {
    const isExile = table.game.rules.everyone.some(({ id, aim }) => id === act && aim === 'exile');
    const top = topOf(ballots.flatMap(({ targets }) => targets.slice(0, 1)));
    if (!isExile || table.hasVoted) return;
    table.hasVoted = true;
    if (top === undefined || table.first === undefined) return;
    this.counts.votes++;
    if (top === table.first) this.counts.firstNamed++;
  }
}
interface Table {
  readonly game: Game;
  readonly said: Set<string>;
  day: number;
  hasVoted: boolean;
  first: number | undefined; // the first player spoken against
}
/** The only one with the most votes. */
function topOf(targets: readonly number[]): number | undefined {
  const votes = (seat: number) => targets.filter((one) => one === seat).length;
  const most = Math.max(0, ...targets.map(votes));
  const [top, ...others] = [...new Set(targets)].filter((seat) => votes(seat) === most);
  return others.length === 0 ? top : undefined;
}
