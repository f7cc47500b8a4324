import { animals } from './animals.ts';
import type { FaceDrawing } from './face-drawing.ts';
import { things } from './things.ts';

export { patterns } from './patterns.ts';

const { owl, fox, hare, hedgehog, bat, moth, badger, cat, raven, frog, beetle, snail, fish } = animals;
const { lantern, mushroom, candle, boot, kettle, key, pine, star, bell, acorn, feather } = things;

/** In the order of the server's numbers. */
export const faceDrawings: readonly FaceDrawing[] = [
  ...[owl, fox, hare, hedgehog, lantern, mushroom, bat, moth, badger, cat, raven, frog],
  ...[beetle, candle, boot, kettle, key, pine, star, snail, fish, bell, acorn, feather],
];
