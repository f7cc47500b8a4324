import type { ShownArena } from '@moonrise/protocol';
import { WideTable } from '../../../shared/ui/data/wide-table.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from '../arena.module.css';
import { Measured } from '../plots/measured.tsx';
import { useFigures } from '../use-figures.ts';

type Persuasion = NonNullable<ShownArena['persuasion']>;
type Moved = Persuasion[string]['village'];

/** By how much the messages of a player move the chance of its own side. */
export function PersuasionPanel({
  persuasion,
  players,
}: {
  readonly persuasion: Persuasion;
  readonly players: ShownArena['players'];
}) {
  const t = useWords();
  const { points, pointsRange } = useFigures();
  const all = Object.values(persuasion).flatMap(({ village, wolves }) =>
    [village, wolves].filter((one) => one !== null),
  );
  const reach = Math.max(0.001, ...all.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  const cell = (moved: Moved | undefined) =>
    moved ? (
      <Measured
        figure={points(moved.points)}
        range={pointsRange(moved.low, moved.high)}
        bar={{ value: moved.points, low: moved.low, high: moved.high, from: -reach, to: reach }}
      />
    ) : (
      '–'
    );
  return (
    <Panel title={t('arena.persuasion')}>
      <p className={classes.note}>{t('arena.persuasionHint')}</p>
      <WideTable
        label={t('arena.persuasion')}
        head={[t('arena.player'), t('arena.village'), t('arena.wolves')]}
        className={classes.table}
      >
        {players.map(({ name }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{cell(persuasion[name]?.village)}</td>
            <td>{cell(persuasion[name]?.wolves)}</td>
          </tr>
        ))}
      </WideTable>
    </Panel>
  );
}
