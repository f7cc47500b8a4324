import { type ReactNode, useEffect, useRef } from 'react';
import { Button, IconButton } from '../../shared/ui/controls/button.tsx';
import { announce } from '../../shared/ui/overlays/announcer.tsx';
import type { Loaded } from '../client/use-answer.ts';
import { useAdminWords } from '../words/use-admin-words.tsx';
import { Empty, RefusalNote } from './notes.tsx';
import classes from './section.module.css';

interface SectionProps<T> {
  readonly title: string;
  readonly lead?: ReactNode; // what it is for
  readonly back?: ReactNode; // a link above the title
  readonly actions?: ReactNode;
  readonly filters?: ReactNode;
  readonly loaded: Loaded<T>;
  readonly children: (answer: T) => ReactNode;
}

/** A section with its heading, which takes the focus once, and what was loaded for it. */
export function Section<T>({ title, lead, back, actions, filters, loaded, children }: SectionProps<T>) {
  const { t } = useAdminWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // once: a refresh must not move the focus
  useEffect(() => {
    document.title = `${title} – Moonrise ${t('shell.admin')}`;
  }, [title, t]);
  const { answer, refusal, refresh } = loaded;
  const refreshNow = async () => {
    await refresh();
    announce(t('parts.refreshed'));
  };
  return (
    <>
      <div className={classes.head}>
        {back}
        <div className={classes.line}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <div className={classes.actions}>
            {actions}
            <IconButton icon="replay" label={t('parts.refresh')} onClick={refreshNow} />
          </div>
        </div>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {filters && <div className={classes.filters}>{filters}</div>}
      {refusal && <RefusalNote refusal={refusal} onRetry={refresh} />}
      {answer === undefined ? !refusal && <Empty>{t('parts.loading')}</Empty> : children(answer)}
    </>
  );
}

/** At the end of a list that has more. */
export function MoreButton({ showMore }: { readonly showMore: (() => void) | undefined }) {
  const { t } = useAdminWords();
  if (!showMore) return null;
  return (
    <Button className={classes.more} onClick={showMore}>
      {t('parts.more')}
    </Button>
  );
}
