import type { Light } from '@moonrise/engine';
import { useEffect, useRef, useState } from 'react';

const DAWN_MS = 4_000;

/** The light to show: dawn for a while between night and day, if this screen saw the night. */
export function useDawn(light: Light): Light {
  const before = useRef(light);
  const [isDawn, setIsDawn] = useState(false);
  useEffect(() => {
    const wasNight = before.current === 'night';
    before.current = light;
    if (!wasNight || light === 'night') return setIsDawn(false);
    setIsDawn(true);
    const timer = setTimeout(() => setIsDawn(false), DAWN_MS);
    return () => clearTimeout(timer);
  }, [light]);
  return isDawn && light !== 'night' ? 'dawn' : light;
}
