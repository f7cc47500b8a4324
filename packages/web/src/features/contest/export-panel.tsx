import { useState } from 'react';
import { ask } from '../../shared/contest/ask.ts';
import { useToken } from '../../shared/contest/token.ts';
import { saveFile } from '../../shared/share/save-file.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './export-panel.module.css';

const files = [
  ['exportStandings', 'standings.csv', 'standings.csv'],
  ['exportStandingsJson', 'standings', 'standings.json'],
  ['exportGames', 'games.csv', 'games.csv'],
  ['exportGamesJson', 'games.json', 'games.json'],
] as const;

export function ExportPanel() {
  const t = useWords();
  const token = useToken();
  const [hasFailed, setHasFailed] = useState(false);
  const take = (path: string, name: string) =>
    download(path, name, token).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    );
  return (
    <>
      <div className={classes.buttons}>
        {files.map(([word, path, name]) => (
          <Button key={name} icon="book" onClick={() => take(path, name)}>
            {t(`contest.${word}`)}
          </Button>
        ))}
      </div>
      <TextLink href="/replay">{t('contest.replay')}</TextLink>
      {hasFailed && <p role="alert">{t('contest.exportFailed')}</p>}
    </>
  );
}

/** Fetched by script: a plain link cannot send the token header. */
async function download(path: string, name: string, token: string | null): Promise<void> {
  const answer = await ask(path, token);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  saveFile(await answer.blob(), name);
}
