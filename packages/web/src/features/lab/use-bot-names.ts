import { useWords } from '../../shared/words/use-words.tsx';
import type { BotKind } from './lab-set.ts';

export function useBotNames(): (kind: BotKind) => string {
  const t = useWords();
  return (kind) => (kind === 'random' ? t('lab.random') : t(`bots.${kind}`));
}
