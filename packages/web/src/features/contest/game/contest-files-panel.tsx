import { type MouseEvent, useState } from 'react';
import { ask } from '../../../shared/contest/ask.ts';
import { useToken } from '../../../shared/contest/token.ts';
import { saveFile } from '../../../shared/share/save-file.ts';
import { copyText } from '../../../shared/share/share.ts';
import { Button, ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { TextLink } from '../../../shared/ui/controls/text-link.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from '../export-panel.module.css';
import type { ContestFile } from '../model/answers.ts';
import { usePolled } from '../model/use-polled.ts';

const titles = { log: 'fileLog', 'moonrise.json': 'fileRecord', json: 'fileJson', jsonl: 'fileStream' } as const;

/** The files of a finished game, and the permanent link of its page. */
export function ContestFilesPanel({ id }: { readonly id: string }) {
  const t = useWords();
  const { found } = usePolled<{ readonly files: readonly ContestFile[] }>(`games/${encodeURIComponent(id)}/files`);
  const files = typeof found === 'object' ? found.files : [];
  const isReplayable = files.some(({ kind }) => kind === 'log' || kind === 'moonrise.json');
  return (
    <Panel title={t('contest.files')}>
      <div className={classes.buttons}>
        {files.map((file) => (
          <FileLink key={file.kind} file={file} />
        ))}
        <CopyLink />
      </div>
      {typeof found === 'object' && files.length === 0 && <p>{t('contest.noFiles')}</p>}
      {isReplayable && <TextLink href={`/replay?game=${encodeURIComponent(id)}`}>{t('contest.openReplay')}</TextLink>}
    </Panel>
  );
}

/** A plain link, so that its address can be copied; with a token it is fetched by script, since a link sends no header. */
function FileLink({ file: { kind, name, url } }: { readonly file: ContestFile }) {
  const t = useWords();
  const token = useToken();
  const [hasFailed, setHasFailed] = useState(false);
  const fetched = async (event: MouseEvent) => {
    if (token === null) return;
    event.preventDefault();
    const answer = await ask(url, token).catch(() => undefined);
    setHasFailed(answer?.ok !== true);
    if (answer?.ok) saveFile(await answer.blob(), name);
  };
  return (
    <>
      <ButtonLink icon="book" href={url} download={name} onClick={fetched}>
        {t(`contest.${titles[kind]}`)}
      </ButtonLink>
      {hasFailed && <p role="alert">{t('contest.exportFailed')}</p>}
    </>
  );
}

function CopyLink() {
  const t = useWords();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => setIsCopied(await copyText(`${location.origin}${location.pathname}`));
  return (
    <Button icon={isCopied ? 'check' : 'link'} onClick={copy}>
      {t(isCopied ? 'contest.linkCopied' : 'contest.copyLink')}
    </Button>
  );
}
