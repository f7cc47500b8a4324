import type { Seat } from '@moonrise/engine';
import { useState } from 'react';
import { FitName } from '../../../shared/faces/fit-name.tsx';
import { useMuted } from '../../../shared/filter/muted.ts';
import { Icon } from '../../../shared/icons/icons.tsx';
import { useLazyPart } from '../../../shared/ui/loading/use-lazy-part.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import { Block } from '../block.tsx';
import { lazyParts } from '../lazy-parts.ts';
import { ballotsOf, roleActs } from '../model/asks.ts';
import { useTable } from '../model/use-table.ts';
import { PersonFace } from './person.tsx';
import classes from './village.module.css';

/** The living players: who speaks, who has voted, who is away. */
export function Village() {
  const t = useWords();
  const { game } = useTable();
  const [shown, setShown] = useState<number>();
  const PlayerSheet = useLazyPart(lazyParts.player);
  const living = game.state.seats.filter(({ alive }) => alive);
  return (
    <Block title={t('table.village', { n: living.length })}>
      <ul className={classes.village}>
        {living.map((seat) => (
          <li key={seat.id}>
            <Villager seat={seat} onOpen={() => setShown(seat.id)} />
          </li>
        ))}
      </ul>
      {shown !== undefined && PlayerSheet && <PlayerSheet seat={shown} onClose={() => setShown(undefined)} />}
    </Block>
  );
}

function Villager({ seat: { id }, onOpen }: { readonly seat: Seat; readonly onOpen: () => void }) {
  const t = useWords();
  const { game, room, rules, seat, isCovert, nameOf } = useTable();
  const { isMuted } = useMuted();
  const frame = game.state.frames.at(-1);
  const secret = isCovert ? roleActs(rules) : new Set<string>();
  const hasVoted = ballotsOf(frame).some((one) => one.seat === id && id !== seat && !secret.has(one.act));
  const isAway = room.players.some((player) => player.id === game.ids[id] && !player.connected);
  const isSpeaking = frame?.closed === false && frame.floor?.speaker === id;
  const marks = [
    id === seat && ({ icon: 'star', text: t('table.you') } as const),
    isSpeaking && ({ icon: 'chat', text: t('table.speaking') } as const),
    hasVoted && ({ icon: 'ready-check', text: t('table.hasChosen') } as const),
    isAway && ({ icon: 'clock', text: t('table.away') } as const),
    isMuted(game.ids[id] ?? '') && ({ icon: 'muted', text: t('table.mutedByMe') } as const),
  ].filter((mark) => mark !== false);
  return (
    <button
      type="button"
      className={classes.villager}
      data-speaking={isSpeaking}
      title={t('table.about', { name: nameOf(id) })}
      onClick={onOpen}
    >
      <span className={classes.face}>
        <PersonFace seat={id} size={46} />
        <span className={classes.icons}>
          {marks.map(({ icon }) => (
            <Icon key={icon} name={icon} size={14} />
          ))}
        </span>
      </span>
      <span className={classes.name}>
        <FitName name={nameOf(id)} />
      </span>
      {marks.map(({ icon, text }) => (
        <span key={icon} className={classes.mark}>
          {text}
        </span>
      ))}
    </button>
  );
}
