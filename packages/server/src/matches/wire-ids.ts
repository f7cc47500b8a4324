import type { Place } from '@moonrise/engine';
import { bounds, type Look } from '@moonrise/protocol';
import type { Sitter } from './rows.ts';

/** Places as the named stream writes them: players by id, centre cards as `center-1` … */
export interface WireIds {
  readonly idOf: (place: Place) => string;
  readonly placeOf: (id: string) => Place | undefined;
}

export function wireIds(sitters: readonly Sitter[]): WireIds {
  const places = new Map(sitters.map(({ id }, seat) => [id, seat]));
  return {
    idOf: (place) => sitters[place]?.id ?? `center-${place - sitters.length + 1}`,
    placeOf: (id) => {
      const centre = /^center-([1-9])$/.exec(id);
      return centre ? sitters.length + Number(centre[1]) - 1 : places.get(id);
    },
  };
}

/** The face and colour of a seat. */
export const lookOf = ({ look }: Sitter, seat: number): Look =>
  look ?? { face: seat % bounds.faces, colour: seat % bounds.colours };
