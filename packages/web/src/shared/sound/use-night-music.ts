import { useEffect } from 'react';
import { onceTouched } from '../device/activation.ts';

/** Plays a quiet drone at night if music is on. Its code is fetched only then. */
export function useNightMusic(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    import('./drone.ts').then(
      ({ drone }) => {
        if (!isOver) stop = onceTouched(drone);
      },
      () => {}, // no network: no music
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isOn]);
}
