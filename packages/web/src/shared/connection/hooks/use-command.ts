import { useRef, useState } from 'react';

/** An order that is given once: another tap before it is answered is the same order. */
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
