import { chance } from '../chance.ts';
import type { SpeechAct, TalkContext } from './acts.ts';
import { TONES, type Tone } from './languages/sentences.ts';
import { type NameStyle, nameOf } from './names.ts';
import { filled, type Phrase } from './phrase.ts';
import { fillingOf, keysOf, type Phrasebook } from './phrasebook.ts';

const OPENED = 6; // one utterance in so many has an opener
const REDRAWN = 5; // times a sentence is drawn again if it was said recently

/** Drafts of one utterance. Every draft draws its words anew. */
export class Drafts {
  private readonly acts: readonly SpeechAct[];
  private readonly context: TalkContext;
  private readonly book: Phrasebook;
  private readonly draw: (n: number) => number;
  private readonly tone: Tone;
  private readonly heard: string;

  constructor(acts: readonly SpeechAct[], context: TalkContext, book: Phrasebook) {
    this.acts = acts;
    this.context = context;
    this.book = book;
    this.draw = chance(context.seed, `say/${context.me}`);
    this.tone = toneOf(context);
    this.heard = context.recent.join('\n');
  }
  next(style: NameStyle, needsOpener: boolean): string {
    const said = this.acts.map((_, i) => this.fresh(() => this.sentence(i, style)));
    if (this.isOpened(said[0] ?? '', needsOpener)) said.unshift(this.fresh(() => this.opener()));
    return said.filter((one) => one !== '').join(this.book.sentences.gap);
  }

  private sentence(index: number, style: NameStyle): string {
    const { context, book, draw } = this;
    const act = this.acts[index] as SpeechAct;
    const keys = keysOf(act, this.acts[index - 1], context);
    const key = keys[draw(keys.length)] ?? '';
    const ways = book.by.get(key) ?? book.by.get(key.replace('/self', '')) ?? [];
    const way = context.isShort ? ways[draw(ways.length)] : this.preferred(ways);
    return way ? filled(way, fillingOf(act), (place) => nameOf(context, place, book.sentences, style)) : '';
  }
  private isOpened(first: string, needsOpener: boolean): boolean {
    const hasLeadIn = /[:：]/.test(first);
    if (this.context.isShort || hasLeadIn) return false;
    const type = this.acts[0]?.type;
    return (type !== 'chat' && type !== 'claim' && this.draw(OPENED) === 0) || needsOpener;
  }
  private opener(): string {
    const openers = this.book.sentences.openers[this.tone];
    return openers[this.draw(openers.length)] ?? '';
  }
  /** Draws a few times, until the text was not said recently. */
  private fresh(drawn: () => string): string {
    let last = drawn();
    for (let i = 0; i < REDRAWN && this.heard.includes(last); i++) last = drawn();
    return last;
  }
  /** Blunt seats prefer short sentences, calm ones long sentences; the other tones have favourites of their own. */
  private preferred(ways: readonly Phrase[]): Phrase | undefined {
    const { draw, tone } = this;
    const any = ways[draw(ways.length)];
    if (draw(3) === 0) return any;
    const half = Math.ceil(ways.length / 2);
    const byLength = sortedByLength(ways);
    if (tone === 'blunt') return byLength[draw(half)];
    if (tone === 'calm') return byLength[ways.length - 1 - draw(half)];
    const favourites = ways.filter((_, i) => i % 2 === Number(tone === 'warm'));
    return favourites[draw(Math.max(1, favourites.length))] ?? any;
  }
}

/** The tone of a seat depends on the names at the table: it stays the same for a game and tells nothing about the cards. */
const toneOf = ({ seats, me }: TalkContext): Tone =>
  TONES[chance(seats.map(({ name }) => name).join('\n'), `tone/${me}`)(TONES.length)] ?? 'calm';

const orders = new WeakMap<readonly Phrase[], readonly Phrase[]>();
function sortedByLength(ways: readonly Phrase[]): readonly Phrase[] {
  const known = orders.get(ways) ?? [...ways].sort((a, b) => lengthOf(a) - lengthOf(b));
  orders.set(ways, known);
  return known;
}
const lengthOf = ({ parts }: Phrase): number =>
  parts.reduce((sum, part) => sum + ('text' in part ? part.text.length : 0), 0);
