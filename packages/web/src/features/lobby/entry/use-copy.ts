import { useEffect, useState } from 'react';
import { copyText } from '../../../shared/share/share.ts';
import { announce } from '../../../shared/ui/overlays/announcer.tsx';
import { toast } from '../../../shared/ui/overlays/toasts.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';

const COPIED_MS = 2_500;

/** Copies a text, and says whether it has just been copied. `failed` is the message if it cannot be. */
export function useCopy(text: string, failed: string): readonly [isCopied: boolean, copy: () => Promise<void>] {
  const t = useWords();
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    setIsCopied(true);
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    if (!(await copyText(text))) return toast(failed, 'danger');
    announce(t('lobby.copied'));
    setCopies(copies + 1);
  };
  return [isCopied, copy];
}
