import type { GameView } from '../../shared/connection/snapshot.ts';
import { useFilter } from '../../shared/filter/use-filter.ts';
import type { RulesEntry } from '../../shared/rules/rules.ts';
import type { NameOf } from '../../shared/rules/telling.ts';
import { useNarration, usePublicLines } from './narration.ts';
import classes from './subtitles.module.css';

const MOST = 2; // lines at once

interface SubtitlesProps {
  readonly game: GameView;
  readonly rules: RulesEntry;
  readonly nameOf: NameOf;
}

/** What was told last, in large letters, and read aloud if this screen may speak; and what was said since. */
export function Subtitles({ game, rules, nameOf }: SubtitlesProps) {
  const filter = useFilter();
  const { told, written } = usePublicLines(game, rules, nameOf);
  useNarration(game.id, told);
  const last = told.findLast(({ kind }) => kind !== 'heading');
  const shown = told.filter(({ at, kind }) => kind !== 'heading' && at === last?.at).slice(-MOST);
  return (
    <div className={classes.subtitles} role="status">
      {written?.author && shown.length < MOST && written.at >= (last?.at ?? 0) && (
        <p className={classes.written}>
          <strong>{written.author.name}:</strong> {filter(written.text)}
        </p>
      )}
      {shown.map(({ key, text, kind }) => (
        <p key={key} data-kind={kind}>
          {text}
        </p>
      ))}
    </div>
  );
}
