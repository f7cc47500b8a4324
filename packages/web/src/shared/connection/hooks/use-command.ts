import { useRef, useState } from 'react';

/** A command that ignores further taps until it is answered. */
export function useCommand(give: () => Promise<unknown>): readonly [order: () => void, isBusy: boolean] {
  const isGiven = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const order = async () => {
    if (isGiven.current) return;
    isGiven.current = true;
    setIsBusy(true);
    await give();
    isGiven.current = false;
    setIsBusy(false);
  };
  return [order, isBusy];
}
