import { useId, useState } from 'react';
import { Link } from 'wouter';
import { useAsk } from '../../shared/connection/hooks/use-ask.ts';
import { useCommand } from '../../shared/connection/hooks/use-command.ts';
import { useToggle } from '../../shared/connection/hooks/use-optimistic-value.ts';
import { Icon } from '../../shared/icons/icons.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import buttons from '../../shared/ui/controls/button.module.css';
import { Button } from '../../shared/ui/controls/button.tsx';
import { ConfirmSheet } from '../../shared/ui/overlays/confirm-sheet.tsx';
import { inRow } from '../../shared/words/lists.ts';
import { useWords } from '../../shared/words/use-words.tsx';
import type { Translate } from '../../shared/words/words.ts';
import { deckFaultOf } from './game/room-deck.ts';
import classes from './start-bar.module.css';
import type { Lobby } from './use-lobby.ts';

/** The main button of the lobby, and why it is disabled. */
export function StartBar({ lobby }: { readonly lobby: Lobby }) {
  const t = useWords();
  const { room, rules, me } = lobby;
  const id = useId();
  const isHost = me !== undefined && me.id === room.host_id;
  return (
    <div className={classes.bar}>
      <p role="status" id={id} className={classes.why}>
        {room.locked && <Icon name="lock" size={16} />}
        {room.locked && `${t('lobby.locked')} `}
        {room.ranked && `${t('lobby.rankedOn')} `}
        {room.ranked && room.in_one_room && `${t('lobby.inOneRoomOn')} `}
        {me ? statusOf(lobby, isHost, t) : t('lobby.watchOnly')}
      </p>
      {!me && (
        <Link href={`/r/${room.code}`} className={classNames(buttons.mainLook, classes.seat)}>
          {t('lobby.takeSeat')}
        </Link>
      )}
      {isHost && <StartButton lobby={lobby} describedBy={id} />}
      {me && !isHost && rules && rules.ready !== 'none' && <ReadyButton isReady={me.ready} />}
    </div>
  );
}

function StartButton({ lobby, describedBy }: { readonly lobby: Lobby; readonly describedBy: string }) {
  const t = useWords();
  const ask = useAsk();
  const { room, rules } = lobby;
  const late = room.start_without ?? [];
  const [start, isStarting] = useCommand(() => ask('start_game', late.length > 0 ? { without: late } : {}));
  const [isAsked, setIsAsked] = useState(false);
  const isShut = room.status !== 'lobby' || room.cannot_start_why !== undefined;
  return (
    <>
      <Button
        kind="main"
        isWide
        icon="moon"
        disabled={isShut}
        isBusy={isStarting}
        aria-describedby={describedBy}
        data-testid="start"
        onClick={() => (late.length > 0 ? setIsAsked(true) : start())}
      >
        {rules?.words.screen?.start ?? t('lobby.start')}
      </Button>
      <ConfirmSheet
        title={t('lobby.startWithout', { names: namesOf(room, late, t) })}
        question={t('lobby.startWithoutText')}
        yes={t('lobby.startWithoutYes')}
        no={t('lobby.startWithoutNo')}
        isOpen={isAsked && late.length > 0}
        onYes={() => {
          setIsAsked(false);
          start();
        }}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}

const namesOf = ({ players }: Lobby['room'], ids: readonly string[], t: Translate): string =>
  inRow(
    t,
    players.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
  );

function ReadyButton({ isReady: isMarked }: { readonly isReady: boolean }) {
  const t = useWords();
  const ask = useAsk();
  const [isReady, toggle] = useToggle(isMarked, (ready) => ask('set_ready', { ready }));
  return (
    <Button kind={isReady ? 'plain' : 'main'} isWide icon={isReady ? 'close' : 'check'} onClick={toggle}>
      {t(isReady ? 'lobby.iAmNotReady' : 'lobby.iAmReady')}
    </Button>
  );
}

function statusOf(lobby: Lobby, isHost: boolean, t: Translate): string {
  const { room } = lobby;
  const why = room.cannot_start_why;
  if (why) return obstacle(why, lobby, t);
  const late = room.start_without ?? [];
  if (isHost && late.length > 0) return t('lobby.enoughReady', { names: namesOf(room, late, t) });
  if (isHost) return t('lobby.canStart');
  const host = room.players.find(({ id }) => id === room.host_id);
  return host ? t('lobby.waitHost', { name: host.name }) : t('lobby.waitAnybody');
}

type Why = NonNullable<Lobby['room']['cannot_start_why']>;
function obstacle({ code, n = 0, names = [] }: Why, lobby: Lobby, t: Translate): string {
  switch (code) {
    case 'too_few':
      return t('lobby.whyTooFew', { n });
    case 'too_many':
      return t('lobby.whyTooMany', { n });
    case 'not_ready':
      return t('lobby.whyNotReady', { names: inRow(t, names) });
    case 'bad_deck':
      return names.length > 0 ? t('lobby.whyDeckWithout', { names: inRow(t, names) }) : deckFault(lobby, t);
    case 'bad_option':
      return t('lobby.whyBadOption');
    case 'ranked_bots':
      return t('lobby.whyRankedBots');
    case 'ranked_same_person':
      return t('lobby.whyRankedSamePerson');
    case 'ranked_same_network':
      return t('lobby.whyRankedSameNetwork');
    case 'ranked_too_few':
      return t('lobby.whyRankedTooFew');
    case 'programs_missing':
      return t('lobby.whyPrograms', { n });
  }
}

function deckFault(lobby: Lobby, t: Translate): string {
  const fault = lobby.rules ? deckFaultOf(lobby, lobby.rules) : ({ code: 'sides' } as const);
  if (fault.code === 'none') return t('lobby.noDeck', { sizes: inRow(t, fault.sizes) });
  if (fault.code === 'sides') return t('lobby.deckSides');
  return t('lobby.whyBadDeck', {
    why: t(fault.code === 'missing' ? 'lobby.deckMissing' : 'lobby.deckTooMany', { n: fault.n }),
  });
}
