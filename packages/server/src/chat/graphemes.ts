export { graphemes } from '@moonrise/engine';

const EMOJI = '^\\p{RGI_Emoji}$';
const emoji = new RegExp(EMOJI, 'v'); // a literal would need a newer compiler target
// Asked first: V8 compiles the list of all emoji for 50 ms, and again whenever a garbage collection has dropped it.
const emojiStart = /^(?![0-9#*]$)\p{Emoji}/u;
export const isEmoji = (grapheme: string): boolean => emojiStart.test(grapheme) && emoji.test(grapheme);
