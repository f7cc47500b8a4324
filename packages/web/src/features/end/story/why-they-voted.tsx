import { Icon } from '../../../shared/icons/icons.tsx';
import { voteThoughts, votingActs } from '../../../shared/story/finished/minds.ts';
import { ThoughtsView } from '../../../shared/story/views/thoughts-view.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Ending } from '../use-ending.ts';
import classes from './why-they-voted.module.css';

/** The reasons of the bots for their votes of one day. */
export function WhyTheyVoted({ day, ending: { minds, cast, log } }: { readonly day: number; readonly ending: Ending }) {
  const t = useWords();
  const thoughts = voteThoughts(minds, day, votingActs(log));
  if (thoughts.length === 0) return null;
  return (
    <details className={classes.why}>
      <summary>
        <Icon name="bot" size={20} />
        {t('minds.why')}
      </summary>
      <ThoughtsView thoughts={thoughts} cast={cast} />
    </details>
  );
}
