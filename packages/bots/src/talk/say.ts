import { chance } from '../chance.ts';
import type { SpeechAct, TalkContext } from './acts.ts';
import { languageOf } from './languages/index.ts';
import { TONES, type Tone } from './languages/language.ts';
import { MANNERS, type Manner, nameOf } from './names.ts';
import { filled, type Phrase } from './phrase.ts';
import { fillingOf, keysOf, type Phrasebook, phrasebookOf } from './phrasebook.ts';
import { recall } from './recall.ts';

const TRIES = 24; // for each manner of naming
const SHORT = 50; // letters
const OPENED = 6; // one utterance of so many has an opener
const REDRAWN = 5; // times, for a sentence that nobody has said lately

type Draw = (n: number) => number;

/** One utterance for one to three acts: never what was said lately, and such that it can be read back. */
export function say(acts: readonly SpeechAct[], context: TalkContext): string {
  const book = phrasebookOf(context.rules, languageOf(context.language));
  const draw = chance(context.seed, `say/${context.me}`);
  const wanted = acts.map(meaning).join();
  let last = '';
  for (const manner of MANNERS)
    for (let attempt = 0; attempt < TRIES; attempt++) {
      last = draft(acts, context, book, draw, manner, attempt);
      if (
        context.recent.some((one) => isSame(one, last)) ||
        (context.isShort && attempt * 2 < TRIES && last.length > SHORT)
      )
        continue;
      if (recall(last, book, context)?.map(meaning).join() === wanted) return last;
    }
  return last;
}
/** Whether people would take two texts for the same. */
const isSame = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= 3 && mayBeginAlike(a, b) && asHeard(a) === asHeard(b);
const asHeard = (text: string): string => text.toLowerCase().replaceAll(/[\s.,:;!?。、！？।…’'"]+/g, ' ');
/** Most texts differ from the first letter on, and that is quickly seen. */
const mayBeginAlike = ([a = ' ']: string, [b = ' ']: string): boolean =>
  a.toLowerCase() === b.toLowerCase() || !/\p{L}/u.test(a) || !/\p{L}/u.test(b);
/** The same for two acts that say the same. */
const meaning = (act: SpeechAct): string =>
  JSON.stringify(
    act.type === 'report'
      ? [act.key, act.about, String(act.answer), act.day]
      : Object.entries(act).sort(([a], [b]) => (a < b ? -1 : 1)),
  );

function draft(
  acts: readonly SpeechAct[],
  context: TalkContext,
  book: Phrasebook,
  draw: Draw,
  manner: Manner,
  attempt: number,
): string {
  const { language } = book;
  const tone = toneOf(context);
  const name = (place: number) => nameOf(context, place, language, manner);
  const heard = context.recent.join('\n');
  const said = acts.map((act, i) => {
    const keys = keysOf(act, acts[i - 1], context);
    const sentence = () => {
      const key = keys[draw(keys.length)] ?? '';
      const ways = book.by.get(key) ?? book.by.get(key.replace('/self', '')) ?? [];
      const way = context.isShort ? ways[draw(ways.length)] : preferred(ways, tone, draw);
      return way ? filled(way, fillingOf(act), name) : '';
    };
    return freshest(sentence, (one) => !heard.includes(one));
  });
  const isLedIn = /[:：]/.test(said[0] ?? ''); // it has a beginning of its own
  const isPlain = acts[0]?.type !== 'chat' && acts[0]?.type !== 'claim';
  const isOpened = !context.isShort && !isLedIn && ((isPlain && draw(OPENED) === 0) || attempt * 2 > TRIES);
  const openers = language.openers[tone];
  if (isOpened)
    said.unshift(
      freshest(
        () => openers[draw(openers.length)] ?? '',
        (one) => !heard.includes(one),
      ),
    );
  return said.filter((one) => one !== '').join(language.gap);
}
/** One of a few drawn that has not been heard lately, if there is one. */
function freshest(drawn: () => string, isFresh: (one: string) => boolean): string {
  let last = drawn();
  for (let i = 0; i < REDRAWN && !isFresh(last); i++) last = drawn();
  return last;
}

/** The voice of a seat: it goes by the names at the table, so it stays the same for a game and tells nothing of the cards. */
const toneOf = ({ seats, me }: TalkContext): Tone =>
  TONES[chance(seats.map(({ name }) => name).join('\n'), `tone/${me}`)(TONES.length)] ?? 'calm';

/** Who is blunt likes short sentences, who is calm longer ones; the others have favourites of their own. */
function preferred(ways: readonly Phrase[], tone: Tone, draw: Draw): Phrase | undefined {
  const any = ways[draw(ways.length)];
  if (draw(3) === 0) return any;
  const half = Math.ceil(ways.length / 2);
  const byLength = sorted(ways);
  if (tone === 'blunt') return byLength[draw(half)];
  if (tone === 'calm') return byLength[ways.length - 1 - draw(half)];
  const favourites = ways.filter((_, i) => i % 2 === Number(tone === 'warm'));
  return favourites[draw(Math.max(1, favourites.length))] ?? any;
}
const orders = new WeakMap<readonly Phrase[], readonly Phrase[]>();
function sorted(ways: readonly Phrase[]): readonly Phrase[] {
  const known = orders.get(ways) ?? [...ways].sort((a, b) => lengthOf(a) - lengthOf(b));
  orders.set(ways, known);
  return known;
}
const lengthOf = ({ parts }: Phrase): number =>
  parts.reduce((sum, part) => sum + ('text' in part ? part.text.length : 0), 0);
