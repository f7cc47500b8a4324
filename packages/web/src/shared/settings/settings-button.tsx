import { useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { useWords } from '../words/use-words.tsx';
import { SettingsSheet } from './settings-sheet.tsx';

/** For every screen's header. */
export function SettingsButton() {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon="settings" label={t('settings.title')} onClick={() => setIsOpen(true)} />
      <SettingsSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
