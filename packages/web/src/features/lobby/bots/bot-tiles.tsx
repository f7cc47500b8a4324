import { useRef, useState } from 'react';
import { Icon } from '../../../shared/icons/icons.tsx';
import { modelName, plainKind } from '../../../shared/people/ai-kinds.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import tiles from '../../../shared/ui/controls/tile.module.css';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Lobby } from '../use-lobby.ts';
import { BotSheet } from './bot-sheet.tsx';
import classes from './bot-tiles.module.css';
import { KindMark } from './kind-mark.tsx';
import { useBots } from './use-bots.ts';

/** The AI seats with their kinds: editable for the host, read-only for others. Of hidden ones others learn the number. */
export function BotTiles({ lobby }: { readonly lobby: Lobby }) {
  const t = useWords();
  const { seats, most, add } = useBots(lobby);
  const [chosen, setChosen] = useState<number>();
  const plus = useRef<HTMLButtonElement>(null);
  const { ai_count, ai_hidden, ai_seats } = lobby.room;
  const among = ai_hidden && ai_count > 0 ? <p>{t('lobby.botsAmong', { n: ai_count })}</p> : null;
  if (ai_seats === undefined || (seats.length === 0 && !lobby.mayChange)) return among;
  return (
    <>
      {among}
      <ul className={classes.bots} aria-label={t('lobby.bots', { n: seats.length })}>
        {seats.map((kind, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bot is its index
          <li key={seat}>
            <button
              type="button"
              className={classNames(tiles.tile, classes.bot)}
              aria-label={t('bots.seat', { n: seat + 1, kind: modelName(kind) ?? t(`bots.${plainKind(kind)}`) })}
              disabled={lobby.me === undefined}
              onClick={() => setChosen(seat)}
            >
              <span className={classes.tile}>
                <Icon name="bot" size={28} />
                <span className={classes.mark}>
                  <KindMark kind={kind} size={18} />
                </span>
              </span>
              <span>{modelName(kind) ?? t(`bots.${plainKind(kind)}`)}</span>
            </button>
          </li>
        ))}
        {lobby.mayChange && (
          <li>
            <button
              ref={plus}
              type="button"
              className={classNames(tiles.tile, classes.bot)}
              disabled={seats.length >= most}
              onClick={add}
            >
              <span className={classes.tile} data-free="true">
                <Icon name="plus" size={24} />
              </span>
              <span>{t('bots.add')}</span>
            </button>
          </li>
        )}
      </ul>
      <BotSheet
        lobby={lobby}
        seat={chosen}
        onClose={() => setChosen(undefined)}
        onRemoved={() => requestAnimationFrame(() => plus.current?.focus())} // the focused tile may be gone
      />
    </>
  );
}
