import type { Request } from '@moonrise/agent-kit';
import { type Answer, type Habits, type Patience, type Reply, type SeatPlayer, SLOW, type Turn } from '@moonrise/bots';
import type { Command, Event, EventOf } from '@moonrise/engine';
import { answerTime, type Chair } from '@moonrise/server';
import type { Contestant, Timeouts } from '../agents/agent.ts';
import { commandOf } from '../games/answers.ts';
import { type PacketWorld, packetOf } from '../wire/packets.ts';
import { settingIn } from '../wire/room-setting.ts';
import { SeatBook } from '../wire/seat-book.ts';
import { requestIn, WHISPER } from '../wire/vocabulary.ts';
import { Wording } from '../wire/wording.ts';
import { inTime } from './in-time.ts';
import { OpenMicrophone } from './open-microphone.ts';

/** How long a program may take, which depends on the phase. */
export type RoomTimeouts = { -readonly [K in keyof Timeouts]: Timeouts[K] };
interface RoomOptions {
  readonly talk_on_first_day: boolean;
  readonly timeout: { readonly action: number; readonly response: number };
}
const AT_ONCE = 86_400_000; // ms: asked as soon as there is something to ask, and seen to answer at the usual moment
const FINISHED = 1000;
const STOPPED = 1001;

/**
 * A program at a table with people. It is told what its seat sees and asked what its seat is asked, in the packets of the
 * contest. When it is gone, the built-in player goes on in its seat.
 */
export class SeatedProgram implements SeatPlayer {
  readonly kind = 'program';
  readonly habits: Habits = { ...SLOW, headStart: AT_ONCE, speaksOften: true };
  private readonly agent: Contestant;
  private readonly timeouts: RoomTimeouts;
  private readonly chair: Chair;
  private readonly book: SeatBook;
  private readonly dayPhases: number;
  private readonly seen: Event[] = []; // for whoever has to play on
  private packets: PacketWorld | null = null; // from the deal on
  private opened: EventOf<'opened'> | null = null;
  private isShut = false; // the phase that was opened last
  private section = -1; // days and nights in a row: 0 is the first day, 1 its night
  private microphone: OpenMicrophone | null = null;
  private asking: Promise<void> | null = null; // until the last question is settled

  constructor(agent: Contestant, timeouts: RoomTimeouts, chair: Chair) {
    this.agent = agent;
    this.timeouts = timeouts;
    this.chair = chair;
    this.book = new SeatBook(chair.game, chair.seat);
    const { talk_on_first_day, timeout } = chair.rules.options as unknown as RoomOptions;
    timeouts.action = answerTime(timeout.action);
    timeouts.response = timeout.response;
    this.dayPhases = talk_on_first_day ? 2 : 1; // as in the rule set's list
  }

  see(events: readonly Event[], at: number): void {
    this.seen.push(...events);
    if (this.agent.isGone) return;
    for (const event of events) this.note(event, at);
    if (events.some(({ type }) => type === 'started')) this.tell('INITIALIZE', this.chair.rules.firstDay);
    if (this.microphone && this.circle()?.frame !== this.microphone.frame) this.closeMicrophone();
    if (events.some(({ type }) => type === 'ended')) return this.finish();
    this.reachSection();
    this.openMicrophone();
  }
  async think(turn: Turn, patience: Patience): Promise<Reply> {
    const text = await (this.microphone ? this.microphone.next(patience) : this.ask(patience));
    if (this.agent.isGone) return this.standIn(turn);
    const game = turn.view();
    const passed = game.frame.floor ? undefined : ''; // whoever has the floor is silent until the clock strikes
    const answer = text ?? passed;
    return { answers: answersIn(answer === undefined ? undefined : commandOf(game, turn.seat, answer)), memory: null };
  }
  leave(): void {
    this.agent.hangUp(STOPPED);
  }

  private note(event: Event, at: number): void {
    if (event.type === 'started') this.packets = this.packetWorld(event.names.length);
    if (event.type === 'opened') [this.opened, this.isShut] = [event, false];
    if (event.type === 'closed') this.isShut = true;
    this.book.see(event, { day: this.day, at });
    if (event.type === 'spoke' && this.microphone) this.tell(`${this.microphone.request}_BROADCAST`);
  }
  private get day(): number {
    return this.opened?.day ?? this.chair.rules.firstDay;
  }
  /** Days and nights begin with a packet, also those in which this seat has nothing to do. */
  private reachSection(): void {
    const step = this.opened?.step ?? null;
    if (step === null) return;
    const isNight = step >= this.dayPhases || (this.isShut && step === this.dayPhases - 1);
    while (this.section < this.day * 2 + Number(isNight)) {
      this.section++;
      const day = Math.floor(this.section / 2);
      const isDawn = this.section % 2 === 0;
      if (isDawn) this.book.dawn();
      this.tell(isDawn ? 'DAILY_INITIALIZE' : 'DAILY_FINISH', day);
    }
  }
  private finish(): void {
    this.tell('FINISH', this.day + 1);
    this.agent.hangUp(FINISHED);
  }

  /** The phase in which this seat speaks freely with others now. */
  private circle(): EventOf<'opened'> | undefined {
    const { opened, isShut, chair } = this;
    const isOpen = opened?.floor?.speaker === null && opened.floor.order.includes(chair.seat) && !isShut;
    return isOpen ? opened : undefined;
  }
  private openMicrophone(): void {
    const circle = this.circle();
    if (!circle || this.microphone) return;
    this.microphone = new OpenMicrophone(this.agent, this.chair.clock, requestIn(circle.phase), circle.frame);
    this.tell(`${this.microphone.request}_PHASE_START`);
  }
  private closeMicrophone(): void {
    if (!this.microphone) return;
    this.microphone.close();
    this.tell(`${this.microphone.request}_PHASE_END`);
    this.microphone = null;
  }

  /** What it answers in time; undefined: nothing. As long as it has not settled one question it is asked no other. */
  private async ask(patience: Patience): Promise<string | undefined> {
    const { clock } = this.chair;
    if (this.asking) await inTime(this.asking, patience, clock);
    const left = patience.until - clock.now();
    if (this.asking || !this.packets || !this.opened || patience.signal.aborted || left <= 0) return undefined;
    this.timeouts.action = left;
    const asked = this.agent.ask(this.packet(requestIn(this.opened.phase), this.day, this.packets));
    this.asking = asked.then(() => {
      this.asking = null;
    });
    const answer = await inTime(asked, patience, clock);
    return answer?.kind === 'answer' ? answer.text : undefined;
  }
  /** The built-in player, who is told everything from the beginning when it takes the seat. */
  private standIn(turn: Turn): Reply {
    const news = turn.memory === null ? [...this.seen] : turn.news();
    return this.chair.standIn.answer({ ...turn, news: () => news });
  }

  private tell(request: Request, day = this.day): void {
    if (this.packets) this.agent.tell(this.packet(request, day, this.packets));
  }
  private packet(request: Request, day: number, world: PacketWorld): string {
    return packetOf(request, this.book, day, world).text;
  }
  private packetWorld(players: number): PacketWorld {
    const { rules } = this.chair;
    return {
      setting: new Wording(JSON.stringify(settingIn(rules, players))),
      profileOf: () => undefined,
      hearsWhispers: ({ role }) => (rules.actsIn.get(WHISPER)?.get(role ?? null) ?? []).length > 0,
    };
  }
}

function answersIn(command: Command | undefined): readonly Answer[] {
  if (command?.type !== 'act' || command.slot === undefined) return [];
  const { act, slot, targets = [], text } = command;
  return [{ act, slot, targets, ...(text !== undefined && { text }) }];
}
