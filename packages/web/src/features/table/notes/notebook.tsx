import { plainSentence, toldSentence } from '../../../shared/rules/sentences.ts';
import { roundTitle } from '../../../shared/story/phase/phase-title.ts';
import { Sheet } from '../../../shared/ui/overlays/sheet.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { privateNotes } from '../model/news.ts';
import { useTable } from '../model/use-table.ts';
import classes from './notebook.module.css';

interface NotebookProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** All private results of this seat. */
export function Notebook({ isOpen, onClose }: NotebookProps) {
  const t = useWords();
  return (
    <Sheet title={t('table.notebook')} isOpen={isOpen} onClose={onClose}>
      <Notes />
    </Sheet>
  );
}

function Notes() {
  const t = useWords();
  const { game, rules, nameOf } = useTable();
  const notes = privateNotes(game.log);
  if (notes.length === 0) return <p>{t('table.notebookEmpty')}</p>;
  return (
    <ol className={classes.notes}>
      {notes.map(({ day, event }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes are only ever added
        <li key={i}>
          <span className={classes.day}>{roundTitle(day, t)}</span>
          <span>
            {toldSentence(rules, event, nameOf)}
            {rules.plain && <small>{plainSentence(rules, event, nameOf)}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
