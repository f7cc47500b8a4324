import type { CSSProperties } from 'react';
import { useServerNow } from '../../shared/connection/hooks/use-server-now.ts';
import type { RoomView } from '../../shared/connection/snapshot.ts';
import { Face } from '../../shared/faces/faces.tsx';
import { FitName } from '../../shared/faces/fit-name.tsx';
import { useFilter } from '../../shared/filter/use-filter.ts';
import { Icon } from '../../shared/icons/icons.tsx';
import type { RulesEntry } from '../../shared/rules/rules.ts';
import { facts } from '../../shared/words/lists.ts';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './display-lobby.module.css';
import { useNarrateFromStart } from './narration/narration.ts';
import { VoiceButton } from './narration/voice-button.tsx';
import { DisplayDeck } from './stage/display-deck.tsx';
import { DisplayInvitation } from './stage/display-invitation.tsx';
import { Stage } from './stage/stage.tsx';

const sky = { progress: 0.7, day: 3 };

/** Before a game: how to join, and who is here. */
export function DisplayLobby({ room, rules }: { readonly room: RoomView; readonly rules: RulesEntry }) {
  const t = useWords();
  const filter = useFilter();
  useNarrateFromStart();
  const { players, ai_count: bots } = room;
  const columns = columnsFor(players.length);
  const rows = Math.ceil(players.length / columns);
  const { roles } = room.options as { readonly roles?: Readonly<Record<string, number>> };
  const deck = roles ?? rules.decks[String(room.seats ?? players.length)];
  const head = (
    <>
      {room.countdown_ends_at !== undefined && <DisplayCountdown endsAt={room.countdown_ends_at} />}
      <VoiceButton />
    </>
  );
  return (
    <Stage light="night" sky={sky} title={rules.name} head={head} foot={<p>{t('display.silent')}</p>}>
      <div className={classes.lobby}>
        <DisplayInvitation code={room.code} to="join" />
        <div className={classes.people}>
          <p className={classes.count} role="status">
            {facts(t, [
              t('display.people', { n: (room.seats ?? players.length + bots) - bots }),
              bots > 0 && t('display.bots', { n: bots }),
            ])}
          </p>
          <ul className={classes.list} style={{ '--columns': columns, '--rows': rows } as CSSProperties}>
            {players.map(({ id, name, ready, look }) => (
              <li key={id} className={classes.one}>
                <Face {...(look ?? { face: 0, colour: 0 })} size={56} />
                <span className={classes.who}>
                  <FitName name={filter(name)} />
                </span>
                {id === room.host_id && <Mark icon="crown" text={t('display.host')} />}
                {ready && rules.ready !== 'none' && <Mark icon="ready-check" text={t('display.ready')} />}
              </li>
            ))}
          </ul>
          {deck && <DisplayDeck rules={rules} deck={deck} />}
        </div>
      </div>
    </Stage>
  );
}

const columnsFor = (people: number): number => (people <= 3 ? 1 : people <= 8 ? 2 : 3);

const Mark = ({ icon, text }: { readonly icon: 'crown' | 'ready-check'; readonly text: string }) => (
  <span className={classes.mark}>
    <Icon name={icon} size={28} />
    <span className="unseen">{text}</span>
  </span>
);

const LAST = 3; // seconds that fill the screen
function DisplayCountdown({ endsAt }: { readonly endsAt: number }) {
  const t = useWords();
  const left = Math.max(0, Math.ceil((endsAt - useServerNow(200)) / 1000));
  if (left > 0 && left <= LAST)
    return (
      <p className={classes.last} key={left}>
        {left}
      </p>
    );
  return (
    <p className={classes.countdown}>
      {t('display.startsIn')} <strong>{left}</strong>
    </p>
  );
}
