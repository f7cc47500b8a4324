import { Link } from 'wouter';
import { Icon } from '../icons/icons.tsx';
import { useSpeech } from '../words/use-words.tsx';
import type { Key } from '../words/words.ts';
import classes from './medal-list.module.css';
import { medalOf } from './medals.ts';

export interface Medal {
  readonly id: string;
  readonly isEarned: boolean;
  readonly game?: string | null; // the one that its name leads to
  readonly mark?: string | false;
}

/** Achievements, each with its picture and with what one does for it. */
export const MedalList = ({ medals }: { readonly medals: readonly Medal[] }) => (
  <ul className={classes.medals}>
    {medals.map((medal) => (
      <MedalView key={medal.id} medal={medal} />
    ))}
  </ul>
);

/** The word for an achievement. One that this page does not know yet is called by its id. */
export function useMedalWords(): (id: string, part?: '.how') => string {
  const { t, has } = useSpeech();
  return (id, part) => {
    const key = `achievements.${id}${part ?? ''}`;
    return has(key) ? t(key as Key) : id;
  };
}

function MedalView({ medal: { id, isEarned, game, mark } }: { readonly medal: Medal }) {
  const word = useMedalWords();
  return (
    <li className={isEarned ? classes.earned : classes.open}>
      <span className={classes.medal}>
        <Icon name={medalOf(id)} size={24} />
      </span>
      <span>
        {game ? <Link href={`/games/${game}`}>{word(id)}</Link> : word(id)}
        {mark && <span className={classes.mark}>{mark}</span>}
        <span className={classes.how}>{word(id, '.how')}</span>
      </span>
    </li>
  );
}
