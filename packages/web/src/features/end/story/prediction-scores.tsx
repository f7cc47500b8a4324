import type { GameView } from '../../../shared/connection/snapshot.ts';
import type { NameOf } from '../../../shared/rules/sentences.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from '../end-screen.module.css';

interface PredictionScoresProps {
  readonly game: GameView;
  readonly nameOf: NameOf;
}

/** How well the dead have guessed, the best first. */
export function PredictionScores({ game: { predictions }, nameOf }: PredictionScoresProps) {
  const t = useWords();
  if (predictions.length === 0) return null;
  return (
    <section className={classes.predictions}>
      <h3>{t('predict.scores')}</h3>
      <ol>
        {[...predictions]
          .sort((a, b) => b.points - a.points)
          .map(({ seat, points }) => (
            <li key={seat}>{t('predict.score', { name: nameOf(seat), n: points })}</li>
          ))}
      </ol>
    </section>
  );
}
