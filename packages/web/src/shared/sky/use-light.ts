import type { Light } from '@moonrise/engine';
import { useEffect } from 'react';

const GENTLE_MS = 1_400; // as in the style sheet
let turnedAt = Number.NEGATIVE_INFINITY;

const isBright = (light: string | undefined): boolean => light === 'dawn' || light === 'day';

/** Puts the whole page under this light. */
export function useLight(light: Light): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    // Words turn from light to dark at once. Between the two skies neither could be read: the sky must not linger there.
    if (isBright(dataset.light) !== isBright(light)) turnedAt = performance.now();
    dataset.turn = performance.now() - turnedAt < GENTLE_MS ? 'quick' : 'gentle';
    dataset.light = light;
  }, [light]);
}
