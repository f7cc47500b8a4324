import { type Reply, type SeatPlayer, type Turn, waitUntil } from '@moonrise/bots';
import {
  allows,
  type Command,
  clock,
  type Event,
  type Json,
  openFrame,
  type Prompt,
  type SeatId,
} from '@moonrise/engine';
import { type KeptMotive, motivesOf } from '../ai/motives.ts';
import type { Clock } from '../clock.ts';
import type { Thinking, ThinkingTable } from '../thinking/thinking.ts';
import { fellows } from './fellows.ts';
import type { Match } from './match.ts';
import { answerTime } from './moments.ts';
import type { GameRow } from './rows.ts';
import { ViewerState } from './viewer-state.ts';

export interface BotWorld {
  readonly clock: Clock;
  readonly thinking: Thinking;
  readonly isHome?: () => boolean; // false: another node thinks for this game
  readonly playerOf: (seat: SeatId, table: ThinkingTable) => SeatPlayer;
  readonly thought: (seat: SeatId, kind: string, motives: readonly KeptMotive[]) => Promise<void>;
  readonly timed: (kind: string, ms: number) => void; // how long a player took to answer
  readonly failed: (error: unknown) => void;
}
/** Something that a bot is about to do. */
export interface Doing {
  readonly what: string; // part of the commands' ids, so the same on every node
  readonly frame: string;
  readonly instant: number; // when the table should see it
  readonly signal: AbortSignal; // aborted once it is too late
}
/** What a player was asked, and its answer. */
export interface TurnReply {
  readonly turn: Turn;
  readonly reply: Reply;
}

const LOOK_AGAIN = 1_000; // ms: as often as nodes read who is connected where
type Answer = Reply['answers'][number];

/** Asks the player of one seat and submits its answers. It knows what the seat has seen, and nothing else. */
export class SeatAnswers {
  readonly viewer: ViewerState;
  readonly player: SeatPlayer;
  private readonly world: BotWorld;
  private readonly match: Match;
  private readonly seat: SeatId;
  private readonly since: number; // the row that gave the player its seat
  private news: Event[] = [];
  private memory: Json = null;

  constructor(world: BotWorld, match: Match, seat: SeatId, since: number, table: ThinkingTable) {
    this.world = world;
    this.player = world.playerOf(seat, table);
    this.match = match;
    this.seat = seat;
    this.since = since;
    this.viewer = new ViewerState(match.rules, seat);
  }
  see(row: GameRow): void {
    const seen = this.viewer.seen(row.events);
    if (seen.length === 0) return;
    for (const event of seen) this.viewer.watch(event);
    this.news.push(...seen);
    try {
      this.player.see?.(seen, row.at);
    } catch (error) {
      this.world.failed(error); // a fault of the player does not stop the game
    }
  }
  isOver({ frame, signal }: Doing): boolean {
    return signal.aborted || openFrame(this.match.game) !== frame;
  }

  /** False if another node asks this player. */
  get isOurs(): boolean {
    return this.player.isOnlyHere === true || this.world.isHome?.() !== false;
  }
  /** Resolves when it is this node's turn to ask: at once, or if the other node has not moved by the end of the time to answer. */
  async ours({ signal }: Doing): Promise<void> {
    const { clock } = this.world;
    while (!this.isOurs && !signal.aborted && clock.now() < this.until)
      await waitUntil(clock, { until: Math.min(this.until, clock.now() + LOOK_AGAIN), signal });
  }
  /** The end of the time to answer in this phase. */
  private get until(): number {
    const { deadline, game } = this.match;
    const phase = (clock(game)?.seconds ?? 0) * 1000;
    return (deadline ?? this.world.clock.now()) - phase + answerTime(phase);
  }
  /** Asks the player. The answer is held back until its moment, or comes later if the player needs longer. */
  async ask(prompts: readonly Prompt[], { instant, signal }: Doing): Promise<TurnReply> {
    const turn = this.turn(prompts);
    const { until } = this;
    const since = performance.now();
    const reply = await this.player.think(turn, { until, signal });
    this.world.timed(this.player.kind, performance.now() - since);
    await waitUntil(this.world.clock, { until: Math.min(instant, until), signal });
    return { turn, reply };
  }
  /** Submits the answers, numbered from `first` on. True if one of them was accepted; null if there was none to submit. */
  async submit({ turn, reply }: TurnReply, doing: Doing, first: number): Promise<boolean | null> {
    if (this.isOver(doing)) return null; // the phase ended while the player was thinking
    const { seat, player, match } = this;
    const motives = motivesOf(turn, reply);
    this.memory = reply.memory;
    this.news = this.news.slice(turn.news().length);
    const isSecond = match.answerTo(this.commandId(doing, first)) !== undefined; // another node was faster
    if (motives.length > 0 && !isSecond) await this.world.thought(seat, player.kind, motives);
    let isTaken = reply.answers.length === 0 ? null : false;
    for (const [i, answer] of reply.answers.entries()) {
      const allowed = this.allowed(answer, turn.prompts);
      if (!allowed) continue;
      const command: Command = { type: 'act', seat, ...allowed };
      const answered = await match.submit(command, this.commandId(doing, first + i), doing.frame);
      isTaken ||= answered.ok;
    }
    return isTaken;
  }

  /** The answer as the room lets it be said. A muted seat whose turn it is to speak has nothing to say. */
  private allowed({ act, slot, targets, text }: Answer, prompts: readonly Prompt[]): Answer | undefined {
    if (text === undefined) return { act, slot, targets };
    const said = this.match.speech(this.seat, text);
    if (said !== null) return { act, slot, targets, text: said };
    const offers = prompts.filter((prompt) => slot === undefined || prompt.slot === slot).flatMap((one) => one.offers);
    const silent = offers.filter((offer) => offer.text === undefined && allows(offer, []));
    const last = silent.find((offer) => offer.closes) ?? silent[0]; // rather the one after which the seat is not asked again
    return last && { act: last.act, slot, targets: [] };
  }
  private turn(prompts: readonly Prompt[]): Turn {
    const { seat, memory, match } = this;
    const news = [...this.news];
    const { game } = this.viewer;
    return {
      seat,
      prompts,
      view: () => game,
      fellows: () => fellows(game, seat),
      news: () => news,
      memory,
      seed: match.botSeed,
      language: match.begin.language ?? 'en',
    };
  }
  /** Every node that has the game open runs a bot for the same seat. The shared id makes a command count once. */
  private commandId({ what, frame }: Doing, count: number): string {
    return `bot/${this.seat}/${this.since}/${frame}/${what}/${count}`;
  }
}
