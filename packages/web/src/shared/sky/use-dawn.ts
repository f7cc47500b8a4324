import type { Light } from '@moonrise/engine';
import { useEffect, useRef, useState } from 'react';

const DAWN_MS = 4_000;

/** The light of the hour. Between night and day it dawns for a while; whoever comes later has missed it. */
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
