import type { Place } from '@moonrise/engine';
import rows from '../../../shared/faces/face-row.module.css';
import { Face } from '../../../shared/faces/faces.tsx';
import { Icon } from '../../../shared/icons/icons.tsx';
import { roleOf } from '../../../shared/rules/sentences.ts';
import { openVotes } from '../../../shared/story/log/votes.ts';
import { isSeat, type StoryCast } from '../../../shared/story/views/story-cast.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Picture } from '../../../shared/ui/data/picture.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { facts } from '../../../shared/words/lists.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Replay } from '../use-replay.ts';
import classes from './replay-players.module.css';

interface ReplayPlayersProps {
  readonly replay: Replay;
  readonly cast: StoryCast;
  readonly hasRoles: boolean; // all cards are shown
  readonly programs: readonly string[]; // names of programs, by seat
  readonly notes: readonly string[]; // possible roles, by place
}

/** All players, with the cards that the viewer may see. */
export function ReplayPlayers({ replay, cast, hasRoles, programs, notes }: ReplayPlayersProps) {
  const t = useWords();
  const { state, truth, viewer } = replay;
  const { cards } = hasRoles ? truth : state;
  const chosen = openVotes(state.frames.at(-1)).flatMap(({ targets }) => targets);
  const votesFor = (place: Place) => chosen.filter((target) => target === place).length;
  return (
    <Panel title={t('replay.table')}>
      <ul className={classes.people}>
        {cards.map((card, place) => {
          const role = roleOf(cast.rules, card);
          const isAlive = state.seats[place]?.alive ?? true;
          const votes = votesFor(place);
          const note = notes[place];
          const named = role?.name ?? (note ? undefined : t('replay.unknown'));
          const known = facts(t, [named, programs[place]]);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: places do not move
              key={place}
              className={classNames(rows.row, classes.one)}
              data-alive={isAlive}
              data-viewer={place === viewer}
            >
              {isSeat(cast, place) ? <Face {...cast.lookOf(place)} size={40} /> : <Icon name="card" size={40} />}
              <div className={classNames(rows.words, classes.words)}>
                <p className={classes.name}>
                  {cast.nameOf(place)}
                  {!isAlive && (
                    <span className={classes.dead}>
                      <Icon name="skull" size={16} />
                      <span className="unseen">{t('replay.dead')}</span>
                    </span>
                  )}
                </p>
                {known && <p className={classes.role}>{known}</p>}
                {note && <p className={classes.note}>{note}</p>}
              </div>
              {votes > 0 && (
                <span className={classes.votes}>
                  <Icon name="ballot" size={16} />
                  <span aria-hidden="true">{votes}</span>
                  <span className="unseen">{t('replay.chosenBy', { n: votes })}</span>
                </span>
              )}
              <span className={classes.card} data-open={role !== undefined}>
                <Picture name={role?.picture ?? 'unknown'} size={34} />
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
