import { Link } from 'wouter';
import { Icon } from '../icons/icons.tsx';
import { useSpeech } from '../words/use-words.tsx';
import type { Key } from '../words/words.ts';
import classes from './medal-list.module.css';
import { medalOf } from './medals.ts';

export interface Medal {
  readonly id: string;
  readonly isEarned: boolean;
  readonly game?: string | null; // its name links to the replay
  readonly mark?: string | false;
}

/** Achievements, each with its icon and how to earn it. */
export const MedalList = ({ medals }: { readonly medals: readonly Medal[] }) => (
  <ul className={classes.medals}>
    {medals.map((medal) => (
      <MedalView key={medal.id} medal={medal} />
    ))}
  </ul>
);

/** The name of an achievement; its id if this client does not know it yet. */
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
