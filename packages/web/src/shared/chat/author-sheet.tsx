import { useState } from 'react';
import { useMuted } from '../filter/muted.ts';
import { ReportSheet } from '../report/report-sheet.tsx';
import type { Author } from '../story/lines/shown-line.ts';
import { Button } from '../ui/controls/button.tsx';
import { Sheet } from '../ui/overlays/sheet.tsx';
import { useWords } from '../words/use-words.tsx';

interface PersonSheetProps {
  readonly person: Author | undefined; // undefined: closed
  readonly onClose: () => void;
}

/** Mute or report the author of a line. */
export function AuthorSheet({ person, onClose }: PersonSheetProps) {
  const t = useWords();
  const { toggle } = useMuted();
  const [reported, setReported] = useState<Author>();
  const mute = () => {
    if (person) toggle(person.id);
    onClose();
  };
  const report = () => {
    setReported(person);
    onClose();
  };
  return (
    <>
      <Sheet title={person?.name ?? ''} isOpen={person !== undefined} onClose={onClose}>
        <p>{t('chat.muteHint', { name: person?.name ?? '' })}</p>
        <Button icon="muted" isWide onClick={mute}>
          {t('chat.mute', { name: person?.name ?? '' })}
        </Button>
        <Button icon="flag" kind="quiet" isWide onClick={report}>
          {t('chat.report')}
        </Button>
      </Sheet>
      {reported && <ReportSheet player={reported} isOpen onClose={() => setReported(undefined)} />}
    </>
  );
}
