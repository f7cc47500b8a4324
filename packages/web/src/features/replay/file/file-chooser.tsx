import { useEffect, useId, useState } from 'react';
import { Icon } from '../../../shared/icons/icons.tsx';
import { PageButtons } from '../../../shared/settings/page-buttons.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import buttons from '../../../shared/ui/controls/button.module.css';
import { TextLink } from '../../../shared/ui/controls/text-link.tsx';
import { Page } from '../../../shared/ui/layout/page.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { startPage } from '../../../shared/ui/layout/start-page.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from './file-chooser.module.css';

interface FileChooserProps {
  readonly fault: string | undefined; // of the last file
  readonly onFile: (file: File) => void;
}

/** A page to choose a file, or drop it anywhere. */
export function FileChooser({ fault, onFile }: FileChooserProps) {
  const t = useWords();
  const id = useId();
  const isOver = useDrop(onFile);
  return (
    <Page title={t('replay.file.title')} light="dusk" actions={<PageButtons />}>
      <Panel>
        <p>{t('replay.file.what')}</p>
        <div className={classes.door} data-over={isOver}>
          <Icon name="card" size={40} />
          <label htmlFor={id} className={classNames(buttons.mainLook, classes.choose)}>
            {t('replay.file.choose')}
          </label>
          <input
            id={id}
            type="file"
            className={classes.input}
            accept=".log,.json,.txt,text/plain,application/json"
            aria-describedby={`${id}-note`}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = ''; // so that the same file can be chosen again
              if (file) onFile(file);
            }}
          />
          <p className={classes.drop}>{t('replay.file.drop')}</p>
        </div>
        <p id={`${id}-note`} className={classes.note}>
          {t('replay.file.private')}
        </p>
        <div role="alert">{fault !== undefined && <p className={classes.fault}>{fault}</p>}</div>
      </Panel>
      <TextLink href={startPage()} className={classes.home}>
        {t('common.home')}
      </TextLink>
    </Page>
  );
}

/** Handles a file that is dropped on the page, which the browser would open otherwise. */
function useDrop(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    };
    const away = (event: DragEvent) => event.relatedTarget === null && setIsOver(false);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) onFile(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', away);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', away);
      removeEventListener('drop', drop);
    };
  }, [onFile]);
  return isOver;
}
