import { Face } from '../../faces/faces.tsx';
import { facts } from '../../words/lists.ts';
import { useWords } from '../../words/use-words.tsx';
import { reasonOf, type SeatMotive, type SeatThought, suspicionIn } from '../finished/minds.ts';
import type { StoryCast } from './story-cast.ts';
import classes from './thoughts-view.module.css';

/** The choices of programs and their reasons. */
export function ThoughtsView({
  thoughts,
  cast,
}: {
  readonly thoughts: readonly SeatThought[];
  readonly cast: StoryCast;
}) {
  return (
    <ul className={classes.thoughts}>
      {thoughts.map((thought) => (
        <li key={`${thought.seat} ${thought.motive.day} ${thought.motive.act}`} className={classes.thought}>
          <Face {...cast.lookOf(thought.seat)} size={30} />
          <div>
            <p className={classes.choice}>
              <ThoughtChoice {...thought} cast={cast} />
            </p>
            <Why motive={thought.motive} cast={cast} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function ThoughtChoice({ seat, motive, isVote, cast: { nameOf, rules } }: SeatThought & { readonly cast: StoryCast }) {
  const t = useWords();
  const name = nameOf(seat);
  const target = motive.target === null ? t('table.nobody') : nameOf(motive.target);
  if (!isVote) {
    const { act = '' } = motive;
    return t('minds.did', { name, act: rules.words.cards[act]?.pick ?? rules.words.acts[act] ?? act, target });
  }
  return motive.target === null ? t('minds.abstained', { name }) : t('minds.voted', { name, target });
}

function Why({ motive, cast }: { readonly motive: SeatMotive; readonly cast: StoryCast }) {
  const t = useWords();
  const { note } = motive;
  const parts = [suspicionIn(motive, cast.nameOf, t), note === undefined && reasonOf(motive, cast.nameOf, t)];
  return (
    <>
      <p className={classes.why}>{facts(t, parts)}</p>
      {note !== undefined && <q className={classes.note}>{note}</q>}
    </>
  );
}
