import { randomInt } from 'node:crypto';
import { bounds, type Look } from '@moonrise/protocol';

/** One drawn by chance: so that nobody can tell by it who came first, or who is a program. */
export const drawnLook = (): Look => ({ face: randomInt(bounds.faces), colour: randomInt(bounds.colours) });

export const isSameLook = (a: Look, b: Look): boolean => a.face === b.face && a.colour === b.colour;

/** A face and a colour that as few as possible have, beginning the search with the one wished for. */
export const freeLook = (taken: readonly Look[], { face, colour }: Look): Look => ({
  face: rarest(
    taken.map((look) => look.face),
    face,
    bounds.faces,
  ),
  colour: rarest(
    taken.map((look) => look.colour),
    colour,
    bounds.colours,
  ),
});

function rarest(taken: readonly number[], wish: number, among: number): number {
  const uses = (value: number) => taken.filter((other) => other === value).length;
  const values = Array.from({ length: among }, (_, i) => (wish + i) % among);
  return values.reduce((best, value) => (uses(value) < uses(best) ? value : best));
}
