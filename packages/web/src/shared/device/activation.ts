/** True once the player has tapped or typed: browsers allow neither sound nor vibration before. */
export const hasBeenTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Runs a function after the first tap or key. Returns a function that cancels it. */
export function onceTouched(start: () => (() => void) | undefined): () => void {
  let stop: (() => void) | undefined;
  const begin = () => {
    forget();
    stop = start();
  };
  const forget = () => {
    removeEventListener('pointerup', begin);
    removeEventListener('keyup', begin);
  };
  if (hasBeenTouched()) begin();
  else {
    addEventListener('pointerup', begin);
    addEventListener('keyup', begin);
  }
  return () => {
    forget();
    stop?.();
  };
}
