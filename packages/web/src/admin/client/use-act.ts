import { useRef, useState } from 'react';
import { toast } from '../../shared/ui/overlays/toasts.tsx';
import { AdminRefusal } from './admin-client.ts';

interface Act {
  readonly run: (work: () => Promise<unknown>, done: string) => Promise<boolean>; // true: it was done
  readonly isBusy: boolean;
  readonly refusal: AdminRefusal | undefined;
}

/** Does something on the server. A second tap while it runs does nothing. */
export function useAct(): Act {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<AdminRefusal>();
  const running = useRef(false);
  const run: Act['run'] = async (work, done) => {
    if (running.current) return false;
    running.current = true;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await work();
      toast(done, 'good');
      return true;
    } catch (error) {
      if (!(error instanceof AdminRefusal)) throw error;
      setRefusal(error);
      return false;
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  };
  return { run, isBusy, refusal };
}
