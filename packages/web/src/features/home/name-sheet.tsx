import { Sheet } from '../../shared/ui/sheet.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import { NameForm } from './name-form.tsx';

interface NameSheetProps {
  readonly isOpen: boolean;
  readonly action: string; // on its button
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

export function NameSheet({ isOpen, action, onClose, onName }: NameSheetProps) {
  const t = useWords();
  return (
    <Sheet title={t('home.nameAsk')} isOpen={isOpen} onClose={onClose}>
      <NameForm action={action} takesFocus onName={onName} />
    </Sheet>
  );
}
