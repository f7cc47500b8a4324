export { graphemes } from '@moonrise/engine';

const EMOJI = '^\\p{RGI_Emoji}$';
const emoji = new RegExp(EMOJI, 'v'); // a literal would need a newer compiler target
export const isEmoji = (grapheme: string): boolean => emoji.test(grapheme);
