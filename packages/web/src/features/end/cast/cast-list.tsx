import type { SeatId } from '@moonrise/engine';
import rows from '../../../shared/faces/face-row.module.css';
import { Face } from '../../../shared/faces/faces.tsx';
import { Icon } from '../../../shared/icons/icons.tsx';
import { modelName, plainKind } from '../../../shared/people/ai-kinds.ts';
import { roleOf, teamName } from '../../../shared/rules/sentences.ts';
import { diedAtNight } from '../../../shared/story/log/deaths.ts';
import { aliasesIn } from '../../../shared/story/log/ending.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Picture } from '../../../shared/ui/data/picture.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Ending } from '../use-ending.ts';
import classes from './cast-list.module.css';
import { isPerson } from './is-person.ts';

/** All players with the card they were dealt and the one they ended with. */
export function CastList({ ending }: { readonly ending: Ending }) {
  const t = useWords();
  const { seats, outcome, cards } = ending.game.state;
  const worn = aliasesIn(ending.log);
  const nightDeaths = diedAtNight(ending.log, ending.rules);
  const hasWon = (seat: SeatId) => outcome?.winners.includes(seat) ?? false;
  const sorted = [...seats].sort((a, b) => Number(hasWon(b.id)) - Number(hasWon(a.id)));
  return (
    <Panel title={t('end.roles')}>
      <ul className={classes.cast}>
        {sorted.map(({ id, alive, diedOn }) => (
          <li key={id} className={classNames(rows.row, classes.one)} data-me={id === ending.game.seat}>
            <Face {...ending.cast.lookOf(id)} size={44} />
            <div className={rows.words}>
              <p className={classes.name}>
                {ending.cast.nameOf(id)}
                {id === ending.game.seat && <span className={classes.note}> {t('end.me')}</span>}
                {worn?.[id] && <span className={classes.note}> {t('end.worn', { name: worn[id] })}</span>}
              </p>
              <Cards ending={ending} seat={id} />
              <p className={classes.note}>
                {hasWon(id) && (
                  <span className={classes.won}>
                    <Icon name="star" size={14} /> {t('end.won')}
                  </span>
                )}{' '}
                {alive
                  ? t('end.lives')
                  : t(nightDeaths.has(id) ? 'end.diedInNight' : 'end.diedOn', { day: diedOn ?? 0 })}
                <PlayedBy ending={ending} seat={id} />
              </p>
            </div>
            <span className={classes.picture}>
              <Picture name={roleOf(ending.rules, cards[id])?.picture ?? 'unknown'} size={44} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** During the game it is secret which seats bots play. */
function PlayedBy({ ending: { minds, game, room }, seat }: { readonly ending: Ending; readonly seat: SeatId }) {
  const t = useWords();
  const mind = minds.find((one) => one.seat === seat);
  if (!mind || isPerson(room, game, seat)) return null;
  return (
    <> · {t('minds.playedBy', { kind: mind.program ?? modelName(mind.kind) ?? t(`minds.${plainKind(mind.kind)}`) })}</>
  );
}

function Cards({ ending: { game, rules }, seat }: { readonly ending: Ending; readonly seat: SeatId }) {
  const t = useWords();
  const dealt = roleOf(rules, game.state.dealt[seat]);
  const final = roleOf(rules, game.state.cards[seat]);
  const hasChanged = dealt && final && dealt.id !== final.id;
  return (
    <p className={classes.role}>
      {hasChanged && (
        <span className={classes.dealt}>
          <span className="unseen">{t('end.dealt')} </span>
          {dealt.name} <Icon name="arrow-right" size={14} />
          <span className="unseen">{t('end.final')}</span>{' '}
        </span>
      )}
      <strong>{final?.name}</strong> <span className={classes.note}>{teamName(rules, final?.team)}</span>
    </p>
  );
}
