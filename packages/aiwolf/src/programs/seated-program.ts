import { type Answer, type Habits, type Patience, type Reply, type SeatPlayer, SLOW, type Turn } from '@moonrise/bots';
import type { Command, Event } from '@moonrise/engine';
import type { Chair } from '@moonrise/server';
import { answerTime, cleanText } from '@moonrise/server/parts';
import type { Contestant, Timeouts } from '../agents/agent.ts';
import { commandOf } from '../games/answers.ts';
import { Calendar } from '../wire/calendar.ts';
import { JsonPiece } from '../wire/json-text.ts';
import type { PacketWorld } from '../wire/packets.ts';
import { settingIn } from '../wire/room-setting.ts';
import { SeatNarrator } from '../wire/seat-narrator.ts';
import { WHISPER } from '../wire/vocabulary.ts';
import { inTime } from './in-time.ts';
import { OpenMicrophone } from './open-microphone.ts';

/** How long a program may take, which depends on the phase. */
export type ProgramTimeouts = { -readonly [K in keyof Timeouts]: Timeouts[K] };
interface RoomOptions {
  readonly talk_on_first_day: boolean;
  readonly timeout: { readonly action: number; readonly response: number };
}
const AT_ONCE = 86_400_000; // ms: asked as soon as there is a question; its answer is shown at the usual moment
const LONGEST = 10_000; // characters of a speech
const FINISHED = 1000;
const STOPPED = 1001;

/**
 * A program at a table with people. It is sent what its seat sees and asked what its seat is asked, in the packets of the contest.
 * When it is gone, the built-in player continues in its seat.
 */
export class SeatedProgram implements SeatPlayer {
  readonly kind = 'program';
  readonly isOnlyHere = true;
  readonly habits: Habits = { ...SLOW, headStart: AT_ONCE, speaksOften: true };
  private readonly agent: Contestant;
  private readonly timeouts: ProgramTimeouts;
  private readonly chair: Chair;
  private readonly calendar: Calendar;
  private narrator: SeatNarrator | null = null; // from the deal on
  private microphone: OpenMicrophone | null = null;
  private asking: Promise<void> | null = null; // until the last question is settled

  constructor(agent: Contestant, timeouts: ProgramTimeouts, chair: Chair) {
    this.agent = agent;
    this.timeouts = timeouts;
    this.chair = chair;
    const { talk_on_first_day, timeout } = chair.rules.options as unknown as RoomOptions;
    timeouts.action = answerTime(timeout.action);
    timeouts.response = timeout.response;
    this.calendar = new Calendar(chair.rules.firstDay, talk_on_first_day ? 2 : 1); // as in the rule set's list
  }

  see(events: readonly Event[], at: number): void {
    if (this.agent.isGone) return;
    for (const event of events) this.note(event, at);
    for (const packet of this.narrator?.settle(this.calendar) ?? []) this.agent.tell(packet.text);
    this.holdMicrophone();
    if (this.calendar.isOver) this.agent.hangUp(FINISHED);
  }
  async think(turn: Turn, patience: Patience): Promise<Reply> {
    const game = turn.view();
    const text = await (this.microphone ? this.microphone.next(patience) : this.ask(game.frame.phase, patience));
    if (this.agent.isGone) return this.chair.standIn.think(turn, patience);
    const passed = game.frame.floor ? undefined : ''; // without an answer the speaker stays silent until the clock runs out
    const answer = game.frame.floor && text !== undefined ? readable(text) : (text ?? passed);
    return { answers: answersIn(answer === undefined ? undefined : commandOf(game, turn.seat, answer)), memory: null };
  }
  leave(): void {
    this.agent.hangUp(STOPPED);
  }

  private note(event: Event, at: number): void {
    const { game, seat } = this.chair;
    if (event.type === 'started') this.narrator = new SeatNarrator(game, seat, this.packetWorld(event.names.length));
    this.calendar.see(event);
    const packet = this.narrator?.see(event, this.calendar, at);
    if (packet) this.agent.tell(packet.text);
  }
  /** Listens to the program while its seat may speak freely. */
  private holdMicrophone(): void {
    const speech = this.narrator?.freeSpeech ?? null;
    if (this.microphone && this.microphone.frame !== speech?.frame) {
      this.microphone.close();
      this.microphone = null;
    }
    if (speech) this.microphone ??= new OpenMicrophone(this.agent, this.chair.clock, speech.frame);
  }

  /** The program's answer; undefined if none comes in time. It is asked one question at a time. */
  private async ask(phase: string, patience: Patience): Promise<string | undefined> {
    const { clock } = this.chair;
    if (this.asking) await inTime(this.asking, patience, clock);
    const left = patience.until - clock.now();
    if (this.asking || !this.narrator || patience.signal.aborted || left <= 0) return undefined;
    this.timeouts.action = left;
    const asked = this.agent.ask(this.narrator.question(phase, this.calendar).text);
    this.asking = asked.then(() => {
      this.asking = null;
    });
    const answer = await inTime(asked, patience, clock);
    return answer?.kind === 'answer' ? answer.text : undefined;
  }
  private packetWorld(players: number): PacketWorld {
    const { rules } = this.chair;
    return {
      setting: new JsonPiece(JSON.stringify(settingIn(rules, players))),
      profileOf: () => undefined,
      hearsWhispers: ({ role }) => (rules.actsIn.get(WHISPER)?.get(role ?? null) ?? []).length > 0,
    };
  }
}

/** What people read is cleaned like all chat. Blank speech becomes empty: an over. */
function readable(text: string): string {
  const cleaned = cleanText([...text].slice(0, LONGEST).join(''), LONGEST);
  return cleaned.ok ? cleaned.text : '';
}
function answersIn(command: Command | undefined): readonly Answer[] {
  if (command?.type !== 'act' || command.slot === undefined) return [];
  const { act, slot, targets = [], text } = command;
  return [{ act, slot, targets, ...(text !== undefined && { text }) }];
}
