import { useState } from 'react';
import { useCommand } from '../../shared/connection/hooks/use-command.ts';
import { fetchAllMyGames, forgetMe, type MyGames } from '../../shared/history/ask-profile.ts';
import { saveFile } from '../../shared/share/save-file.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Switch } from '../../shared/ui/controls/fields.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { ConfirmSheet } from '../../shared/ui/overlays/confirm-sheet.tsx';
import { toast } from '../../shared/ui/overlays/toasts.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import type { OwnProfile } from './use-profile.ts';

interface DataPanelProps {
  readonly own: OwnProfile;
  readonly mine: MyGames | undefined;
}

/** The player's data: keep it, export it, or delete it. */
export function DataPanel({ own, mine }: DataPanelProps) {
  const t = useWords();
  const { secret, isWanted, begin, forget } = own;
  const want = (isNow: boolean) => (isNow ? begin() : forget());
  return (
    <Panel title={t('profile.data')}>
      {secret === undefined ? (
        <Switch label={t('profile.keep')} hint={t('profile.keepHint')} checked={isWanted} onChange={want} />
      ) : (
        <>
          {mine && <ExportButton secret={secret} />}
          <DeleteButton secret={secret} onForgotten={forget} />
        </>
      )}
    </Panel>
  );
}

function ExportButton({ secret }: { readonly secret: string }) {
  const t = useWords();
  const [save, isSaving] = useCommand(async () => {
    const mine = await fetchAllMyGames(secret).catch(() => undefined);
    if (!mine) return toast(t('profile.failed'), 'danger');
    saveFile(new Blob([JSON.stringify(mine, null, 2)], { type: 'application/json' }), 'moonrise-games.json');
  });
  return (
    <Button icon="share" onClick={save} isBusy={isSaving}>
      {t('profile.export')}
    </Button>
  );
}

interface DeleteButtonProps {
  readonly secret: string;
  readonly onForgotten: () => void;
}
function DeleteButton({ secret, onForgotten }: DeleteButtonProps) {
  const t = useWords();
  const [isAsking, setIsAsking] = useState(false);
  const [forget, isForgetting] = useCommand(async () => {
    const isForgotten = await forgetMe(secret).catch(() => false);
    setIsAsking(false);
    if (isForgotten) onForgotten();
    toast(t(isForgotten ? 'profile.deleted' : 'profile.deleteFailed'), isForgotten ? undefined : 'danger');
  });
  return (
    <>
      <Button kind="danger" icon="close" onClick={() => setIsAsking(true)}>
        {t('profile.delete')}
      </Button>
      <ConfirmSheet
        title={t('profile.delete')}
        question={t('profile.deleteSure')}
        yes={t('profile.deleteYes')}
        isOpen={isAsking}
        isBusy={isForgetting}
        onYes={forget}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
