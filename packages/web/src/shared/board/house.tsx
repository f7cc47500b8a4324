import { type KeyboardEvent, memo } from 'react';
import { Face } from '../faces/faces.tsx';
import { Icon } from '../icons/icons.tsx';
import { Picture } from '../ui/data/picture.tsx';
import { inRow } from '../words/lists.ts';
import { useWords } from '../words/use-words.tsx';
import type { Key } from '../words/words.ts';
import classes from './house.module.css';
import { HouseArt, Lantern, Pennant, Shutters, Smoke } from './house-art.tsx';
import type { HouseSign, HouseView } from './house-view.ts';
import { useDetails } from './use-details.ts';

const FACE = 96; // px: the style sheet fits it into the window

const words: Readonly<Record<HouseSign, Key>> = {
  host: 'table.host',
  chosen: 'table.hasChosen',
  muted: 'table.mutedByMe',
  away: 'table.away',
  bot: 'table.botPlays',
  speaking: 'table.speaking',
};

interface HouseProps {
  readonly house: HouseView;
  readonly area: object; // its plot, as style
  readonly isTarget: boolean;
  readonly isDim: boolean; // others can be chosen, this one cannot
  readonly mark: number | null; // its number among the chosen; null: not chosen
  readonly isNumbered: boolean;
  readonly isCurrent: boolean;
  readonly onTap: (seat: number) => void;
  readonly onDetails: (seat: number) => void;
  readonly onFocus: (seat: number) => void;
}

/** One player's house, as an option of the board. */
export const House = memo(function House(props: HouseProps) {
  const { house, area, isTarget, isDim, mark, isNumbered, isCurrent, onTap, onDetails, onFocus } = props;
  const { seat } = house;
  const { isSpent, handlers } = useDetails(() => onDetails(seat));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (event.shiftKey) onDetails(seat);
    else if (!event.repeat) onTap(seat);
  };
  return (
    <div
      role="option"
      aria-selected={mark !== null}
      tabIndex={isCurrent ? 0 : -1}
      className={classes.house}
      style={area}
      data-seat={seat}
      data-name={house.name}
      data-alive={house.isAlive}
      data-target={isTarget || undefined}
      data-dim={isDim || undefined}
      data-speaking={house.signs.includes('speaking') || undefined}
      onClick={() => isSpent() || onTap(seat)}
      onFocus={() => onFocus(seat)}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <HouseBody house={house} />
      {mark !== null && (
        <span className={classes.pick}>{isNumbered ? <b>{mark}</b> : <Icon name="check" size={18} />}</span>
      )}
    </div>
  );
});

/** A house that cannot be chosen, on screens without questions. */
export const StillHouse = ({ house, area }: Pick<HouseProps, 'house' | 'area'>) => (
  <li
    className={classes.house}
    style={area}
    data-seat={house.seat}
    data-alive={house.isAlive}
    data-speaking={house.signs.includes('speaking') || undefined}
  >
    <HouseBody house={house} />
  </li>
);

function HouseBody({ house: { seat, name, look, isAlive, isYou, signs, role, votes } }: { readonly house: HouseView }) {
  const t = useWords();
  const has = (sign: HouseSign) => signs.includes(sign);
  return (
    <>
      <span className={classes.front}>
        {has('muted') && <span className={classes.smoke}>{<Smoke />}</span>}
        <HouseArt seat={seat} colour={look.colour} />
        <span className={classes.window}>
          <Face {...look} size={FACE} />
          {!isAlive && <Shutters />}
        </span>
        {has('chosen') && <span className={classes.pennant}>{<Pennant />}</span>}
        {has('host') && <span className={classes.lantern}>{<Lantern />}</span>}
        <span className={classes.icons}>
          {has('speaking') && <Icon name="chat" size={14} />}
          {has('away') && <Icon name="clock" size={14} />}
          {has('bot') && <Icon name="bot" size={14} />}
          {has('muted') && <Icon name="muted" size={14} />}
          {role ? <Picture name={role.picture} size={16} /> : !isAlive && <Icon name="skull" size={14} />}
        </span>
      </span>
      <span className={classes.plate}>
        <span className={classes.name} style={{ '--letters': widthOf(name) } as object}>
          {name}
        </span>
        {isYou && <small className={classes.you}>{t('table.you')}</small>}
        {role && <small className={classes.role}>{role.name}</small>}
      </span>
      <span className="unseen">
        {inRow(t, [
          !isAlive && t('table.dead'),
          ...signs.map((sign) => t(isYou && sign === 'muted' ? 'table.silenced' : words[sign])),
          votes,
        ])}
      </span>
    </>
  );
}

/** In average letter widths; those of Chinese and Japanese are twice as wide. */
const widthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 1.7 : /[mw]/i.test(letter) ? 1.4 : 1), 0);
