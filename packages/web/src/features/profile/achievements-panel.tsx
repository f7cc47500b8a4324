import { Link } from 'wouter';
import { Icon } from '../../shared/icons/icons.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { useSpeech } from '../../shared/words/use-words.tsx';
import type { Key } from '../../shared/words/words.ts';
import classes from './achievements-panel.module.css';
import type { MyGames } from './ask-profile.ts';
import { medalOf } from './medals.ts';

type Achievement = MyGames['achievements'][number];

/** Those that were earned, with the way to the game in which it first happened; then what is still to come. */
export function AchievementsPanel({ mine: { achievements } }: { readonly mine: MyGames }) {
  const { t } = useSpeech();
  const earned = achievements.filter(({ times }) => times > 0);
  const toCome = achievements.filter(({ times }) => times === 0);
  return (
    <Panel title={t('profile.achievements')}>
      <p className={classes.count}>{t('profile.achieved', { n: earned.length, all: achievements.length })}</p>
      <Medals of={earned} />
      {toCome.length > 0 && (
        <details>
          <summary className={classes.summary}>{t('profile.toCome')}</summary>
          <Medals of={toCome} />
        </details>
      )}
    </Panel>
  );
}

const Medals = ({ of }: { readonly of: readonly Achievement[] }) => (
  <ul className={classes.medals}>
    {of.map((one) => (
      <Medal key={one.id} achievement={one} />
    ))}
  </ul>
);

function Medal({ achievement: { id, times, first } }: { readonly achievement: Achievement }) {
  const { t, has } = useSpeech();
  const word = (key: string) => (has(key) ? t(key as Key) : id);
  const name = word(`achievements.${id}`);
  return (
    <li className={times > 0 ? classes.earned : classes.open}>
      <span className={classes.medal}>
        <Icon name={medalOf(id)} size={24} />
      </span>
      <span>
        {first ? <Link href={`/games/${first}`}>{name}</Link> : name}
        {times > 1 && <span className={classes.times}>{t('profile.times', { n: times })}</span>}
        <span className={classes.how}>{word(`achievements.${id}.how`)}</span>
      </span>
    </li>
  );
}
