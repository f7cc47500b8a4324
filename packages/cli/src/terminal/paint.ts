type Colour = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan' | 'print';
export type Painter = (colour: Colour, text: string) => string;

const codes: Readonly<Record<Colour, readonly [on: number | string, off: number | string]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
  print: ['30;107', '39;49'], // black on white
};

/** Colours on a terminal; plain text elsewhere. */
export const painter =
  (hasColours: boolean): Painter =>
  (colour, text) =>
    hasColours ? `\x1b[${codes[colour][0]}m${text}\x1b[${codes[colour][1]}m` : text;
