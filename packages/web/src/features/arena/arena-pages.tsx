import type { ArenaSummary } from '@moonrise/protocol';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { useRequest } from '../../shared/history/use-request.ts';
import { Icon } from '../../shared/icons/icons.tsx';
import { PageButtons } from '../../shared/settings/page-buttons.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { Page } from '../../shared/ui/layout/page.tsx';
import { facts, inRow } from '../../shared/words/lists.ts';
import { useWords, Words } from '../../shared/words/use-words.tsx';
import classes from './arena.module.css';
import { ArenaPanels } from './arena-panels.tsx';
import { fetchArenas, fetchResults } from './fetch-arenas.ts';
import { useFigures } from './use-figures.ts';

/** The arenas that this server shows, or one of them. */
export const ArenaPages = ({ name }: { readonly name: string | undefined }) => (
  <Words of={['contest']}>{name === undefined ? <ArenaList /> : <Arena name={name} />}</Words>
);

function ArenaList() {
  const t = useWords();
  const { found: arenas, hasFailed, askAgain } = useRequest(fetchArenas);
  return (
    <Page title={t('arena.title')} light="day" actions={<PageButtons />}>
      <p className={classes.lead}>{t('arena.lead')}</p>
      {arenas === undefined && <Pending hasFailed={hasFailed} onAgain={askAgain} />}
      {arenas === null && <p>{t('arena.off')}</p>}
      {arenas?.length === 0 && <p>{t('arena.none')}</p>}
      <ul className={classes.list}>
        {arenas?.map((arena) => (
          <li key={arena.id}>
            <ArenaLink arena={arena} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function ArenaLink({ arena: { id, name, games, players, tables } }: { readonly arena: ArenaSummary }) {
  const t = useWords();
  const { tableName } = useFigures();
  return (
    <Link href={`/arena/${encodeURIComponent(id)}`} className={classes.entry}>
      <span>
        <strong>{name}</strong>
        <small>{inRow(t, players)}</small>
        <small>{facts(t, [t('arena.games', { n: games.played }), ...tables.map(tableName)])}</small>
      </span>
      <Icon name="arrow-right" size={20} />
    </Link>
  );
}

function Arena({ name }: { readonly name: string }) {
  const t = useWords();
  const { found: results, hasFailed, askAgain } = useRequest(useCallback(() => fetchResults(name), [name]));
  return (
    <Page
      title={results ? t('arena.titleOf', { name: results.name }) : t('arena.title')}
      light="day"
      actions={<PageButtons />}
    >
      <TextLink href="/arena" className={classes.back}>
        {t('arena.all')}
      </TextLink>
      {results === undefined && <Pending hasFailed={hasFailed} onAgain={askAgain} />}
      {results === null && <p>{t('arena.missing')}</p>}
      {results && <ArenaPanels id={name} results={results} />}
    </Page>
  );
}

function Pending({ hasFailed, onAgain }: { readonly hasFailed: boolean; readonly onAgain: () => void }) {
  const t = useWords();
  if (!hasFailed) return <p role="status">{t('common.loading')}</p>;
  return (
    <>
      <p role="alert">{t('arena.failed')}</p>
      <Button icon="replay" onClick={onAgain}>
        {t('arena.again')}
      </Button>
    </>
  );
}
