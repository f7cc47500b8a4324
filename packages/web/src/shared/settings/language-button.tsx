import { useState } from 'react';
import { IconButton } from '../ui/controls/button.tsx';
import { Sheet } from '../ui/overlays/sheet.tsx';
import { useWords } from '../words/use-words.tsx';
import { LanguageChoice } from './language-choice.tsx';

/** For players who cannot read the current language. */
export function LanguageButton() {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon="language" label={t('common.language')} onClick={() => setIsOpen(true)} />
      <Sheet title={t('common.language')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <LanguageChoice />
      </Sheet>
    </>
  );
}
