import type { SeatId } from '@moonrise/engine';
import type { CSSProperties } from 'react';
import type { GameView } from '../../../shared/connection/snapshot.ts';
import { Face } from '../../../shared/faces/faces.tsx';
import { FitName } from '../../../shared/faces/fit-name.tsx';
import { Icon, type IconName } from '../../../shared/icons/icons.tsx';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { type NameOf, roleOf } from '../../../shared/rules/sentences.ts';
import { castCount, openVotes } from '../../../shared/story/log/votes.ts';
import { defaultLook } from '../../../shared/story/views/story-cast.ts';
import { Picture } from '../../../shared/ui/data/picture.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from './display-players.module.css';

interface DisplayPlayersProps {
  readonly game: GameView;
  readonly rules: RulesEntry;
  readonly nameOf: NameOf;
  readonly winners?: readonly SeatId[]; // at the end
}

/** All players: who is alive, who speaks, and the votes. */
export function DisplayPlayers({ game, rules, nameOf, winners }: DisplayPlayersProps) {
  const t = useWords();
  const { seats, frames } = game.state;
  const votes = winners ? [] : openVotes(frames.at(-1));
  const secret = winners ? null : castCount(game.log);
  const lookOf = (seat: SeatId) => game.looks[seat] ?? defaultLook(seat);
  const columns = columnsFor(seats.length);
  const rows = Math.ceil(seats.length / columns);
  return (
    <>
      {secret !== null && <p className={classes.secret}>{t('display.cast', { n: secret })}</p>}
      <ul className={classes.people} style={{ '--columns': columns, '--rows': rows } as CSSProperties}>
        {seats.map(({ id, alive }) => {
          const voters = votes.filter(({ targets }) => targets.includes(id));
          const role = roleOf(rules, game.state.cards[id]);
          const isSpeaking = frames.at(-1)?.floor?.speaker === id;
          return (
            <li
              key={id}
              className={classes.one}
              data-alive={alive || winners !== undefined}
              data-lit={isSpeaking || voters.length > 0 || (winners?.includes(id) ?? false)}
            >
              <span className={classes.face}>
                <Face {...lookOf(id)} size={72} />
                {!alive && <Sign icon="skull" className={classes.dead} />}
                {winners?.includes(id) && <Sign icon="star" className={classes.won} />}
              </span>
              <div className={classes.words}>
                <p className={classes.name}>
                  <FitName name={nameOf(id)} />
                  {!alive && <span className="unseen">{t('display.dead')}</span>}
                </p>
                {role && (
                  <p className={classes.role}>
                    <Picture name={role.picture} size={32} /> <FitName name={role.name} />
                  </p>
                )}
                {isSpeaking && <p className={classes.role}>{t('display.speaks')}</p>}
                {voters.length > 0 && (
                  <p className={classes.voters}>
                    <strong>{voters.length}</strong>
                    {voters.map(({ seat }) => (
                      <Face key={seat} {...lookOf(seat)} size={30} name={nameOf(seat)} />
                    ))}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
const Sign = ({ icon, className }: { readonly icon: IconName; readonly className: string | undefined }) => (
  <span className={className}>
    <Icon name={icon} size={26} />
  </span>
);
const columnsFor = (people: number): number => (people <= 6 ? 3 : people <= 12 ? 4 : 5);
