import { chance } from '../chance.ts';
import type { SpeechAct, TalkContext } from './acts.ts';
import { type Character, characterOf, inStyle } from './character.ts';
import type { NameStyle } from './names.ts';
import { keysOf, type Phrasebook } from './phrasebook.ts';
import { type Saying, sayingsOf } from './sayings.ts';
import { isSaid, signsOf } from './sentences-said.ts';

const FINE = 100;
const NOTHING: readonly number[] = [];

/** Drafts of one utterance. Every draft draws its words anew. */
export class Drafts {
  private readonly acts: readonly SpeechAct[];
  private readonly context: TalkContext;
  private readonly book: Phrasebook;
  private readonly draw: (n: number) => number;
  private readonly character: Character;
  private readonly heard: string;
  private readonly spoken: readonly number[];
  private readonly freshWays = new Map<string, readonly Saying[]>();

  constructor(acts: readonly SpeechAct[], context: TalkContext, book: Phrasebook) {
    this.acts = acts;
    this.context = context;
    this.book = book;
    this.draw = chance(context.seed, `say/${context.me}`);
    this.character = characterOf(context);
    this.heard = context.recent.join('\n');
    this.spoken = context.spoken ?? NOTHING;
  }
  next(style: NameStyle, needsOpener: boolean, isPlain: boolean): string {
    const said = this.acts.map((_, i) => this.sentence(i, style));
    if (this.isOpened(said[0] ?? '', needsOpener)) said.unshift(this.opener());
    const line = said.filter((one) => one !== '').join(this.book.sentences.gap);
    return isPlain ? line : inStyle(line, this.character, this.draw(FINE));
  }

  /** A sentence that was not said before, if there is one. */
  private sentence(index: number, style: NameStyle): string {
    const { context, book, draw } = this;
    const act = this.acts[index] as SpeechAct;
    const keys = keysOf(act, this.acts[index - 1], context);
    const key = keys[draw(keys.length)] ?? '';
    const from = this.fresh(`${index} ${style} ${key}`, sayingsOf(key, act, style, context, book));
    const way = context.isShort ? from[draw(from.length)] : this.preferred(from);
    return way?.text ?? '';
  }
  /** The ways that were not said before, or else all of them; for every draft the same. */
  private fresh(id: string, ways: readonly Saying[]): readonly Saying[] {
    const before = this.freshWays.get(id);
    if (before) return before;
    const fresh = ways.filter(({ text, signs }) => !this.isKnown(text, signs));
    const from = fresh.length > 0 ? fresh : ways;
    this.freshWays.set(id, from);
    return from;
  }
  private isKnown(text: string, signs: readonly number[]): boolean {
    return isSaid(signs, this.spoken) || this.heard.includes(text);
  }
  private isOpened(first: string, needsOpener: boolean): boolean {
    const hasLeadIn = /[:：]/.test(first);
    if (this.context.isShort || hasLeadIn) return false;
    const type = this.acts[0]?.type;
    const { opens } = this.character;
    return (type !== 'chat' && type !== 'claim' && this.draw(FINE) < opens * FINE) || needsOpener;
  }
  private opener(): string {
    const { openers, notes } = this.book.sentences;
    const { opener } = this.character;
    const all = opener === 'notes' ? notes : openers[opener];
    const fresh = all.filter((one) => /[:：]$/.test(one) || !this.isKnown(one, signsOf(one)));
    return fresh[this.draw(Math.max(1, fresh.length))] ?? '';
  }
  /** Mostly a sentence of the length the character likes. */
  private preferred(ways: readonly Saying[]): Saying | undefined {
    const { draw, character } = this;
    const any = ways[draw(ways.length)];
    if (draw(6) === 0 || character.length === 'any') return any;
    const half = Math.ceil(ways.length / 2);
    const byLength = [...ways].sort((a, b) => a.length - b.length);
    return byLength[character.length === 'short' ? draw(half) : ways.length - 1 - draw(half)];
  }
}
