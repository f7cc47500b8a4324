import type { LineReadings, SpeechAct, TalkContext } from './acts.ts';

const MOST = 2_000; // texts
const SITTINGS = 20; // of one text

/** What a text meant, said by one seat of one table. */
interface Reading {
  readonly me: number;
  readonly language: string;
  readonly sitting: string;
  readonly acts: readonly SpeechAct[];
}

/** Keeps the last readings. */
export class KeptReadings implements LineReadings {
  private readonly known = new Map<string, Reading[]>(); // the oldest first

  of(text: string, context: TalkContext, interpret: () => readonly SpeechAct[]): readonly SpeechAct[] {
    const { me, language } = context;
    const sitting = sittingOf(context.seats);
    const here = this.known.get(text);
    const before = here?.find((one) => one.me === me && one.language === language && one.sitting === sitting);
    if (before) return before.acts;
    const acts = interpret();
    const reading = { me, language, sitting, acts };
    if (here && here.length < SITTINGS) here.push(reading);
    else this.known.set(text, [reading]);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST && oldest !== undefined) this.known.delete(oldest);
    return acts;
  }
}

function sittingOf(seats: TalkContext['seats']): string {
  const known = tables.get(seats) ?? seats.map(({ name, alive }) => `${alive}${name}`).join('\n');
  tables.set(seats, known);
  return known;
}
const tables = new WeakMap<TalkContext['seats'], string>();
