import { useWords } from '../../words/use-words.tsx';
import { Button } from '../controls/button.tsx';
import { Sheet } from './sheet.tsx';

interface ConfirmSheetProps {
  readonly title: string;
  readonly question: string;
  readonly yes: string;
  readonly no?: string;
  readonly isOpen: boolean;
  readonly isBusy?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks once more before something that cannot be undone. */
export function ConfirmSheet({ title, question, yes, no, isOpen, isBusy = false, onYes, onClose }: ConfirmSheetProps) {
  const t = useWords();
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose}>
      <p>{question}</p>
      <Button kind="danger" isWide isBusy={isBusy} onClick={onYes}>
        {yes}
      </Button>
      <Button isWide onClick={onClose}>
        {no ?? t('common.cancel')}
      </Button>
    </Sheet>
  );
}
