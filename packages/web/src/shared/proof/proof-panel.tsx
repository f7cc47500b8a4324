import type { Verified } from '@moonrise/record';
import { useState } from 'react';
import { Icon } from '../icons/icons.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { useWords } from '../words/use-words.tsx';
import { checkGame } from './check-game.ts';
import classes from './proof-panel.module.css';

type Finding = Verified | 'checking' | 'failed' | undefined;

/** Verifies that the cards were dealt fairly and that the log was not changed. */
export function ProofPanel({ bytesOf }: { readonly bytesOf: () => Promise<Uint8Array> }) {
  const t = useWords();
  const [finding, setFinding] = useState<Finding>();
  const start = async () => {
    setFinding('checking');
    setFinding(
      await bytesOf()
        .then(checkGame)
        .catch((): Finding => 'failed'),
    );
  };
  return (
    <Panel title={t('proof.title')}>
      <p>{t('proof.what')}</p>
      <Button icon="ready-check" isBusy={finding === 'checking'} onClick={start}>
        {t('proof.check')}
      </Button>
      <div role="status" className={classes.finding}>
        {finding === 'checking' && <p>{t('proof.checking')}</p>}
        {finding === 'failed' && <p className={classes.bad}>{t('proof.failed')}</p>}
        {typeof finding === 'object' && (finding.ok ? <Sound {...finding} /> : <Unsound {...finding} />)}
      </div>
    </Panel>
  );
}

function Sound({ rows, events, hash, isShuffled, removed }: Extract<Verified, { ok: true }>) {
  const t = useWords();
  const found = [t('proof.seed'), t('proof.chain', { n: rows }), t('proof.steps', { n: events })];
  if (isShuffled) found.splice(1, 0, t('proof.deal'));
  return (
    <>
      <p className={classes.good}>{t('proof.sound')}</p>
      <ul className={classes.list}>
        {found.map((one) => (
          <li key={one}>
            <Icon name="check" size={20} />
            <span>{one}</span>
          </li>
        ))}
      </ul>
      {!isShuffled && <p className={classes.bad}>{t('proof.allotted')}</p>}
      {removed > 0 && <p className={classes.note}>{t('proof.removed', { n: removed })}</p>}
      <p className={classes.note}>
        {t('proof.hash')} <code>{hash}</code>
      </p>
      <p className={classes.note}>{t('proof.limits')}</p>
    </>
  );
}

function Unsound({ row, why, message }: Extract<Verified, { ok: false }>) {
  const t = useWords();
  return (
    <>
      <p className={classes.bad}>
        <Icon name="close" size={20} />
        <span>
          {row === null ? t('proof.unsound') : t('proof.unsoundRow', { row })} {t(`proof.why.${why}`)}
        </span>
      </p>
      <p className={classes.note} lang="en">
        {message}
      </p>
    </>
  );
}
