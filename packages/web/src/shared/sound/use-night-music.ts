import { useEffect } from 'react';
import { onceTouched } from '../device/activation.ts';

/** A quiet drone for as long as it is night and music is wanted; only then is it fetched. */
export function useNightMusic(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    import('./drone.ts').then(
      ({ drone }) => {
        if (!isOver) stop = onceTouched(drone);
      },
      () => {}, // no network: the night is quiet
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isOn]);
}
