import { type Answer, type Player, playerOf } from '@moonrise/bots';
import {
  type Event,
  evolve,
  Game,
  type Json,
  nothing,
  promptsOf,
  type Ruleset,
  received,
  type SeatId,
} from '@moonrise/engine';
import type { Clock } from '@moonrise/server';
import type { AgentAnswer, Contestant } from '../agents/agent.ts';
import { HOUSE_TEAM } from '../agents/house.ts';
import { cueOf } from '../wire/vocabulary.ts';

/** A built-in player in a contest seat. It answers in the text of the wire, like connected agents. */
export class Bot implements Contestant {
  readonly name: string;
  readonly team = HOUSE_TEAM;
  readonly isGone = false;
  private readonly player: Player;
  private readonly seat: SeatId;
  private readonly seed: string;
  private readonly clock: Clock;
  private view: Game;
  private news: Event[] = [];
  private memory: Json = null;

  constructor(kind: string, number: number, seat: SeatId, rules: Ruleset, seed: string, clock: Clock) {
    const player = playerOf(kind);
    if (!player) throw new Error(`There is no bot "${kind}".`);
    this.name = `${HOUSE_TEAM}${number}`;
    this.player = player;
    this.seat = seat;
    this.seed = seed;
    this.clock = clock;
    this.view = new Game(rules, nothing);
  }
  see(event: Event): void {
    const own = received(event, this.seat);
    this.news.push(own);
    this.view = new Game(this.view.rules, evolve(this.view.state, own));
  }
  tell(): void {}
  ask(): Promise<AgentAnswer> {
    return Promise.resolve({ kind: 'answer', text: this.words() });
  }
  /** Speaks at intervals, so that it finishes before the phase ends. */
  attend(hear: (text: string) => void): () => void {
    const { seconds, floor } = this.view.frame;
    const speeches = floor?.left[this.seat]?.count ?? 0;
    const pause = ((seconds ?? 0) * 1000) / (speeches + 2);
    let stop = () => {};
    const speak = () => {
      const text = this.words();
      stop = this.clock.at(this.clock.now() + pause, speak);
      if (text !== '') hear(text);
    };
    stop = this.clock.at(this.clock.now() + pause, speak);
    return () => stop();
  }
  onLeave(): () => void {
    return () => {};
  }
  hangUp(): void {}

  private words(): string {
    const { view, seat, memory, seed } = this;
    const news = this.news;
    const team = view.team(seat);
    const fellows = () => (team === undefined ? [] : view.members(team).filter((id) => id !== seat));
    const prompts = promptsOf(view, seat);
    if (prompts.length === 0) return '';
    const turn = { seat, prompts, view: () => view, fellows, news: () => news, memory, seed };
    const reply = this.player.answer(turn);
    this.memory = reply.memory;
    this.news = [];
    const [answer] = reply.answers;
    return answer ? this.said(answer) : '';
  }
  private said({ act, targets, text }: Answer): string {
    const [target] = targets;
    return target === undefined ? (text ?? cueOf(act) ?? '') : (this.view.seats[target]?.name ?? '');
  }
}
