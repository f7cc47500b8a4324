import { LanguageChoice } from '../../shared/settings/language-choice.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Choice } from '../../shared/ui/controls/fields.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { useAct } from '../client/use-act.ts';
import { useClient, useModerator, useSession } from '../client/use-client.ts';
import { Facts } from '../parts/facts.tsx';
import { RefusalNote } from '../parts/notes.tsx';
import { useAdminWords } from '../words/use-admin-words.tsx';
import { chosenLight, LIGHTS } from './chosen-light.ts';

interface AccountDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Who is signed in, language, light and sign-out. */
export function AccountDialog({ isOpen, onClose }: AccountDialogProps) {
  const { t, date } = useAdminWords();
  const client = useClient();
  const { name, role, ends_at } = useModerator();
  const version = useSession().facts?.version;
  const light = chosenLight.use();
  const { run, isBusy, refusal } = useAct();
  return (
    <Dialog title={t('account.title')} isOpen={isOpen} onClose={onClose}>
      <Facts
        facts={[
          [t('account.name'), name],
          [t('account.role'), t(`role.${role}`)],
          [t('account.ends'), date(ends_at)],
          ...(version === undefined ? [] : ([[t('overview.version'), version]] as const)),
        ]}
      />
      <LanguageChoice />
      <Choice
        label={t('account.light')}
        options={LIGHTS.map((id) => ({ id, name: t(`account.light.${id}`) }))}
        value={light}
        onChange={chosenLight.set}
      />
      {refusal && <RefusalNote refusal={refusal} />}
      <Button isWide isBusy={isBusy} onClick={() => run(() => client.signOut(), t('signIn.signed_out'))}>
        {t('account.signOut')}
      </Button>
    </Dialog>
  );
}
