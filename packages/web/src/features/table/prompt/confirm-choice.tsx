import { choiceSentence } from '../../../shared/rules/sentences.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Sheet } from '../../../shared/ui/overlays/sheet.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { useTable } from '../model/use-table.ts';
import type { ActChoice } from './use-act.ts';

interface ConfirmChoiceProps {
  readonly choice: ActChoice;
  readonly onYes: (choice: ActChoice) => void;
  readonly onNo: () => void;
}

/** Asks for a confirmation of a final choice. */
export function ConfirmChoice({ choice, onYes, onNo }: ConfirmChoiceProps) {
  const t = useWords();
  const { rules, nameOf } = useTable();
  return (
    <Sheet title={t('table.sure')} isOpen onClose={onNo}>
      <p>
        <strong>{choiceSentence(rules, choice, nameOf)}</strong>
      </p>
      <p>{t('table.sureText')}</p>
      <Button kind="main" isWide onClick={() => onYes(choice)}>
        {rules.words.cards[choice.act]?.pick ?? t('table.yes')}
      </Button>
      <Button isWide onClick={onNo}>
        {t('common.cancel')}
      </Button>
    </Sheet>
  );
}
