import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from './file-remarks.module.css';
import type { OpenedGame } from './open-game-file.ts';

interface FileRemarksProps {
  readonly name: string; // of the file
  readonly remarks: OpenedGame['remarks'];
  readonly onOther: () => void;
}

/** The name of the open file, warnings about it, and a way to open another. */
export function FileRemarks({ name, remarks: { hasEnded, leftOut }, onOther }: FileRemarksProps) {
  const t = useWords();
  const [first] = leftOut;
  return (
    <Panel className={classes.file ?? ''}>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        {!hasEnded && <p>{t('replay.file.noResult')}</p>}
        {first !== undefined && <p>{t('replay.file.leftOut', { n: leftOut.length, line: first })}</p>}
      </div>
      <Button kind="quiet" onClick={onOther}>
        {t('replay.file.other')}
      </Button>
    </Panel>
  );
}
