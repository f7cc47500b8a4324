import { NameForm, type RefusedName } from '../../shared/rooms/name-form.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { useWords } from '../../shared/words/use-words.tsx';

interface NameSheetProps {
  readonly isOpen: boolean;
  readonly action: string; // label of its button
  readonly refused: RefusedName | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

export function NameSheet({ isOpen, onClose, ...form }: NameSheetProps) {
  const t = useWords();
  return (
    <Sheet title={t('home.nameAsk')} isOpen={isOpen} onClose={onClose}>
      <NameForm {...form} takesFocus />
    </Sheet>
  );
}
