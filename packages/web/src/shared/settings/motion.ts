import { settings } from './settings.ts';

/** Tells the style sheets about the motion setting. */
export function applyMotionSetting(): void {
  const tell = () => {
    document.documentElement.dataset.motion = settings.get().motion;
  };
  settings.subscribe(tell);
  tell();
}

export const wantsLessMotion = (): boolean =>
  settings.get().motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
