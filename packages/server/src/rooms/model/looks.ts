import { randomInt } from 'node:crypto';
import { bounds, type Look } from '@moonrise/protocol';

/** A random look, so that it reveals neither the order of joining nor the AI seats. */
export const randomLook = (): Look => ({ face: randomInt(bounds.faces), colour: randomInt(bounds.colours) });

export const isSameLook = (a: Look, b: Look): boolean => a.face === b.face && a.colour === b.colour;

/** The least used face and colour. The requested ones win a tie. */
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

function rarest(taken: readonly number[], wanted: number, among: number): number {
  const uses = (value: number) => taken.filter((other) => other === value).length;
  const values = Array.from({ length: among }, (_, i) => (wanted + i) % among);
  return values.reduce((best, value) => (uses(value) < uses(best) ? value : best));
}
