import type { TalkContext } from '../acts.ts';
import { type LineTraits, traitsOf } from './impression/index.ts';
import { noticedIn } from './understand.ts';

/** What the hearing notices in a line, for fitting its weights. */
export const noticedTraits = (text: string, language: string, context: TalkContext): LineTraits =>
  traitsOf(noticedIn(text, language, context), language);
