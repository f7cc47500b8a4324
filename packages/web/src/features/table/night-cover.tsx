import { Button } from '../../shared/ui/controls/button.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './night-cover.module.css';

/** What all screens show at night when players can see each other's: the same for everyone. */
export function NightCover({ onOpen }: { readonly onOpen: () => void }) {
  const t = useWords();
  return (
    <section className={classes.cover}>
      <p className={classes.text}>{t('table.coverText')}</p>
      <Button kind="main" icon="card" isWide onClick={onOpen}>
        {t('table.openCard')}
      </Button>
      <p className={classes.hint}>{t('table.coverHint')}</p>
    </section>
  );
}
