import { Suspense } from 'react';
import { useLazyPart } from '../ui/loading/use-lazy-part.ts';
import { Sheet } from '../ui/overlays/sheet.tsx';
import { useWords, Words } from '../words/use-words.tsx';

const form = () => import('./report-form.tsx').then(({ ReportForm }) => ReportForm);

interface ReportSheetProps {
  readonly player: { readonly id: string; readonly name: string };
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Reports a player to the operators of the server. */
export function ReportSheet({ player, isOpen, onClose }: ReportSheetProps) {
  const t = useWords();
  const ReportForm = useLazyPart(form);
  return (
    <Sheet title={t('table.report', { name: player.name })} isOpen={isOpen} onClose={onClose}>
      <Suspense>
        <Words of={['rooms']}>{ReportForm && <ReportForm player={player} onDone={onClose} />}</Words>
      </Suspense>
    </Sheet>
  );
}
