import type { ShownArena } from '@moonrise/protocol';
import { Column } from '../../shared/ui/layout/column.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { facts } from '../../shared/words/lists.ts';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './arena.module.css';
import { CostsPanel } from './panels/costs-panel.tsx';
import { CurvePanel } from './panels/curve-panel.tsx';
import { DifferencesPanel } from './panels/differences-panel.tsx';
import { GamesPanel } from './panels/games-panel.tsx';
import { PersuasionPanel } from './panels/persuasion-panel.tsx';
import { RatesPanel } from './panels/rates-panel.tsx';
import { RatingsPanel } from './panels/ratings-panel.tsx';
import { RolesPanel } from './panels/roles-panel.tsx';
import { TablesPanel } from './panels/tables-panel.tsx';
import { useFigures } from './use-figures.ts';

interface ArenaPanelsProps {
  readonly id: string;
  readonly results: ShownArena;
}

/** What an arena has found, and its games. */
export function ArenaPanels({ id, results }: ArenaPanelsProps) {
  const { differences, curve, persuasion, players } = results;
  return (
    <div className={classes.panels}>
      <Findings results={results} />
      <Column>
        <RatingsPanel players={players} />
        {differences.length > 0 && <DifferencesPanel differences={differences} />}
        {persuasion && <PersuasionPanel persuasion={persuasion} players={players} />}
      </Column>
      <Column>
        <RatesPanel players={players} />
        <GamesPanel id={id} results={results} />
      </Column>
      {curve.length > 1 && <CurvePanel curve={curve} players={players} />}
      <TablesPanel tables={results.tables} />
      <RolesPanel players={players} />
      <CostsPanel results={results} />
    </div>
  );
}

/** How much was played, and which differences are beyond doubt. */
function Findings({ results: { games, deals, pairing, usd, differences } }: { readonly results: ShownArena }) {
  const t = useWords();
  const { count, dollars, points, pointsRange } = useFigures();
  const clear = differences.filter(({ isSignificant }) => isSignificant);
  return (
    <Panel className={classes.across} title={t('arena.findings')}>
      {clear.length === 0 && <p>{t('arena.unclear')}</p>}
      <ul className={classes.list}>
        {clear.map((pair) => {
          const { one, other, low, high } = pair;
          const isOne = pair.points > 0;
          return (
            <li key={`${one} ${other}`}>
              {t('arena.clear', {
                better: isOne ? one : other,
                worse: isOne ? other : one,
                points: points(Math.abs(pair.points)),
                range: isOne ? pointsRange(low, high) : pointsRange(-high, -low),
              })}
            </li>
          );
        })}
      </ul>
      <p className={classes.note}>
        {facts(t, [
          games.played === games.planned
            ? t('arena.games', { n: games.played })
            : t('arena.gamesOf', { n: count(games.played), of: count(games.planned) }),
          games.failed > 0 && t('arena.failedGames', { n: games.failed }),
          t('arena.deals', { n: deals }),
          usd > 0 && dollars(usd),
        ])}
      </p>
      <p className={classes.note}>{t(`arena.pairing.${pairing}`)}</p>
    </Panel>
  );
}
