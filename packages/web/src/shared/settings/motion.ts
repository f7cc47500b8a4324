import { settings } from './settings.ts';

/** Lets the style sheets know that this player wants less motion than the system asks for. */
export function applyMotionSetting(): void {
  const tell = () => {
    document.documentElement.dataset.motion = settings.get().motion;
  };
  settings.subscribe(tell);
  tell();
}

export const wantsLessMotion = (): boolean =>
  settings.get().motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
