import type { ShownArena, ShownArenaGame } from '@moonrise/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useCommand } from '../../../shared/connection/hooks/use-command.ts';
import { Icon } from '../../../shared/icons/icons.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { facts, inRow } from '../../../shared/words/lists.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from '../arena.module.css';
import { fetchGames, type ShownGames, type WantedGames } from '../fetch-arenas.ts';
import { useFigures } from '../use-figures.ts';
import { Filter } from './filter.tsx';

const FEW = 8;

interface GamesPanelProps {
  readonly id: string;
  readonly results: ShownArena;
}

/** The games of an arena, each with a link to its replay. */
export function GamesPanel({ id, results: { pairing, players, tables } }: GamesPanelProps) {
  const t = useWords();
  const { tableName } = useFigures();
  const [wanted, setWanted] = useState<WantedGames>({});
  const names = players.map(({ name }) => ({ id: name, name }));
  return (
    <Panel title={t('arena.watch')}>
      <div className={classes.filters}>
        <Filter
          label={t('arena.table')}
          all={t('arena.anyTable')}
          options={tables.map(({ name }) => ({ id: name, name: tableName(name) }))}
          onChoose={(table) => setWanted({ ...wanted, table })}
        />
        {pairing === 'sides' &&
          (['village', 'wolves'] as const).map((side) => (
            <Filter
              key={side}
              label={t(`arena.${side}`)}
              all={t('arena.anyPlayer')}
              options={names}
              onChoose={(name) => setWanted({ ...wanted, [side]: name })}
            />
          ))}
      </div>
      <Games key={JSON.stringify(wanted)} id={id} wanted={wanted} />
    </Panel>
  );
}

/** The first games that are wanted, and more of them on demand. */
function Games({ id, wanted }: { readonly id: string; readonly wanted: WantedGames }) {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const [found, setFound] = useState<ShownGames | null>();
  const [hasFailed, setHasFailed] = useState(false);
  const ask = async (before: ShownGames | null): Promise<void> => {
    try {
      const page = await fetchGames(id, wanted, before?.next ?? null);
      setFound(page && { ...page, games: [...(before?.games ?? []), ...page.games] });
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; other wishes draw another list
  useEffect(() => void ask(null), []);
  const [more, isLoading] = useCommand(async () => {
    if (isOpen || hasFailed) await ask(found ?? null);
    setIsOpen(found !== undefined);
  });
  const games = found?.games ?? [];
  const shown = isOpen ? games : games.slice(0, FEW);
  const hasMore = shown.length < games.length || (found?.next ?? null) !== null;
  return (
    <>
      <p role="status" className={classes.note}>
        {found ? t('arena.games', { n: found.total }) : t(hasFailed ? 'arena.failed' : 'common.loading')}
      </p>
      <ul className={classes.list}>
        {shown.map((game) => (
          <li key={game.game}>
            <GameLink id={id} game={game} />
          </li>
        ))}
      </ul>
      {(hasMore || hasFailed) && (
        <Button onClick={more} isBusy={isLoading}>
          {t(hasFailed ? 'arena.again' : 'arena.more')}
        </Button>
      )}
    </>
  );
}

function GameLink({ id, game }: { readonly id: string; readonly game: ShownArenaGame }) {
  const t = useWords();
  const { tableName } = useFigures();
  const { village, wolves, players, side, table, rounds } = game;
  const address = new URLSearchParams({ arena: id, game: game.game });
  return (
    <Link href={`/replay?${address}`} className={classes.entry}>
      <span>
        <strong>{village && wolves ? t('arena.match', { village, wolves }) : inRow(t, players)}</strong>
        <small>
          {facts(t, [t(`arena.wonBy.${side ?? 'nobody'}`), tableName(table), t('arena.rounds', { n: rounds })])}
        </small>
      </span>
      <Icon name="play" size={20} />
    </Link>
  );
}
