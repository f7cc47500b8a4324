import type { Light } from '@moonrise/engine';
import { useEffect } from 'react';

const GENTLE_MS = 1_400; // as in the style sheet
let turnedAt = Number.NEGATIVE_INFINITY;

const isBright = (light: string | undefined): boolean => light === 'dawn' || light === 'day';

/** Sets the light of the whole page. */
export function useLight(light: Light): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    // Text changes between light and dark at once, and is hard to read halfway between two skies: pass that point quickly.
    if (isBright(dataset.light) !== isBright(light)) turnedAt = performance.now();
    dataset.turn = performance.now() - turnedAt < GENTLE_MS ? 'quick' : 'gentle';
    dataset.light = light;
  }, [light]);
}
