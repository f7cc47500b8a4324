import { animals } from './animals.ts';
import type { Figure } from './figure.ts';
import { things } from './things.ts';
import { tiles } from './tiles.ts';

const { owl, fox, hare, hedgehog, bat, moth, badger, cat, raven, frog, beetle, snail, fish } = animals;
const { lantern, mushroom, candle, boot, kettle, key, pine, star, bell, acorn, feather } = things;

/** In the order of the numbers that the server gives. */
const figures: readonly Figure[] = [
  ...[owl, fox, hare, hedgehog, lantern, mushroom, bat, moth, badger, cat, raven, frog],
  ...[beetle, candle, boot, kettle, key, pine, star, snail, fish, bell, acorn, feather],
];

export const faceCount = figures.length;
export const colourCount = tiles.length;

interface FaceProps {
  readonly face: number; // 0-23
  readonly colour: number; // 0-11
  readonly size: number;
  readonly name?: string; // for a face that stands alone; beside a written name it stays silent
}

/** Who somebody is at a glance: a figure, on a colour that has a pattern of its own. */
export function Face({ face, colour, size, name }: FaceProps) {
  const figure = figures[face % figures.length]!;
  const tile = tiles[colour % tiles.length]!;
  return (
    <svg
      className="face"
      viewBox="0 0 100 100"
      width={size}
      height={size}
      style={{ borderRadius: '28%' }}
      focusable="false"
      role="img"
      aria-label={name}
      aria-hidden={name === undefined}
    >
      <path d="M0 0h100v100H0z" fill={tile.colour} />
      <path d={tile.pattern} fillOpacity={0.3} fillRule="evenodd" />
      <g transform="translate(8 8) scale(0.84)">
        <path
          d={figure.shape}
          fill="#fff"
          stroke={tile.colour}
          strokeWidth={10}
          strokeLinejoin="round"
          paintOrder="stroke"
        />
        <path d={figure.cut} fill={tile.colour} />
        {figure.over && <path d={figure.over} fill="#fff" />}
      </g>
    </svg>
  );
}
