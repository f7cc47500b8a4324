import { useState } from 'react';
import { IconButton } from '../ui/controls/button.tsx';
import { useLazyPart } from '../ui/loading/use-lazy-part.ts';
import { useWords } from '../words/use-words.tsx';

const sheet = () => import('./settings-sheet.tsx').then(({ SettingsSheet }) => SettingsSheet);

/** For every screen's header. */
export function SettingsButton() {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const SettingsSheet = useLazyPart(sheet);
  return (
    <>
      <IconButton icon="settings" label={t('common.settings')} onClick={() => setIsOpen(true)} />
      {isOpen && SettingsSheet && <SettingsSheet isOpen onClose={() => setIsOpen(false)} />}
    </>
  );
}
