import type { Id, Left } from '../core/model.ts';
import { isEmpty, type LengthRules, limitSpeech } from './speech-length.ts';

/** How speeches are taken. */
export interface SpeechManners {
  readonly act: Id; // the act that takes the text; the other two are `skip` and `over`
  readonly verbatim: boolean; // only `\n` is deleted, and blanks are speech; else `\r` is deleted too, and blanks are an over
  readonly skips: number; // in a row; one more ends the seat's speeches
  readonly length: LengthRules;
  readonly cues: ReadonlyMap<string, 'skip' | 'over'>; // texts that stand for an act
}
/** A speech after the limits were applied. */
export interface Speech {
  readonly act: Id;
  readonly text: string;
  readonly forced: boolean;
  readonly left: Left; // to the speaker
}

export const hasSpeech = (left: Left | null): boolean =>
  left !== null && left.count > 0 && (left.length === null || left.length > 0);

/** Applies the limits to a speech: it is cut to its length, and one skip too many or an empty speech ends the seat's speeches. */
export function heard(manners: SpeechManners, act: Id, words: string, left: Left, names: readonly string[]): Speech {
  const { count, skips, length } = left;
  const line = joined(words, manners.verbatim); // programs end their answers with a line break
  const cue = act === manners.act ? (manners.cues.get(line) ?? act) : act;
  if (cue === 'over' || (cue === 'skip' && skips <= 0)) return over(left);
  if (cue === 'skip') return silent({ count: count - 1, skips: skips - 1, length }, false);
  const { text, rest } = limitSpeech(line, manners.length, length, names);
  const isNothing = manners.verbatim ? text === '' : isEmpty(text, manners.length);
  if (isNothing || manners.cues.get(text) === 'over') return over(left);
  return { act, text, forced: false, left: { count: count - 1, skips: manners.skips, length: rest } };
}

function joined(words: string, keepsReturns: boolean): string {
  const line = words.includes('\n') ? words.replaceAll('\n', '') : words;
  return !keepsReturns && line.includes('\r') ? line.replaceAll('\r', '') : line;
}

/** The time was up: this uses up a speech but no skip. */
export const forcedSkip = ({ count, skips, length }: Left): Speech => silent({ count: count - 1, skips, length }, true);

const silent = (left: Left, forced: boolean): Speech => ({ act: 'skip', text: '', forced, left });
const over = ({ skips, length }: Left): Speech => ({
  act: 'over',
  text: '',
  forced: false,
  left: { count: 0, skips, length },
});
