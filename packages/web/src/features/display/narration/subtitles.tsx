import type { GameView } from '../../../shared/connection/snapshot.ts';
import { useFilter } from '../../../shared/filter/use-filter.ts';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import type { NameOf } from '../../../shared/rules/sentences.ts';
import { useHeld } from '../../../shared/stage/shown-rows.ts';
import { useNarration, usePublicLines } from './narration.ts';
import { subtitled } from './subtitled.ts';
import classes from './subtitles.module.css';

interface SubtitlesProps {
  readonly game: GameView;
  readonly rules: RulesEntry;
  readonly nameOf: NameOf;
}

/** The last announcement in large letters, read aloud if the voice is on; and the last message since. */
export function Subtitles({ game, rules, nameOf }: SubtitlesProps) {
  const filter = useFilter();
  const lines = usePublicLines(game, rules, nameOf);
  useNarration(game.id, lines);
  const { heldRow } = useHeld();
  const { told, written } = subtitled(lines.filter(({ row }) => row <= heldRow));
  return (
    <div className={classes.subtitles} role="status">
      {written?.author && (
        <p className={classes.written}>
          <strong>{written.author.name}:</strong> {filter(written.text)}
        </p>
      )}
      {told.map(({ key, text, kind }) => (
        <p key={key} data-kind={kind}>
          {text}
        </p>
      ))}
    </div>
  );
}
