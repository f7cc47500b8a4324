/** Whether the player has touched this page yet: browsers let it neither sound nor shake before. */
export const hasBeenTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Does something as soon as the page has been touched; what it answers undoes it. */
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
