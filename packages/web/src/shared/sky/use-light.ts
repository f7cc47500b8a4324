import { useEffect } from 'react';
import type { Light } from '../rules/rules.ts';

/** Puts the whole page under this light. */
export function useLight(light: Light): void {
  useEffect(() => {
    document.documentElement.dataset.light = light;
  }, [light]);
}
