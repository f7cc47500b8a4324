import type { Place, SeatId } from '@moonrise/engine';
import { useCallback } from 'react';
import classes from './board.module.css';
import type { BoardPlans } from './board-plan.ts';
import { gridStyle, plotStyle, squareStyle, usePlans } from './board-style.ts';
import { CardBack, CentreCard } from './centre-card.tsx';
import { House, StillHouse } from './house.tsx';
import { Well } from './house-art.tsx';
import type { BoardAim, BoardToken, CardView, HouseView } from './house-view.ts';
import { Tokens } from './tokens.tsx';
import { useBoardKeys } from './use-board-keys.ts';

interface StillBoardProps {
  readonly label: string;
  readonly houses: readonly HouseView[];
  readonly cards: readonly CardView[]; // in the square
  readonly tokens: readonly BoardToken[];
}
interface BoardProps extends StillBoardProps {
  readonly aim: BoardAim;
  readonly onPick: (place: Place) => void;
  readonly onDetails: (seat: SeatId) => void;
  readonly onEscape: () => void;
}

/** The village: everybody's house around the square. A question is answered on it. */
export function Board({ label, houses, cards, tokens, aim, onPick, onDetails, onEscape }: BoardProps) {
  const plans = usePlans(houses.length, cards.length > 0);
  const { targets, picked, isOrdered, isBusy } = aim;
  const { ref, current, setCurrent, onKeyDown } = useBoardKeys(targets[0] ?? 0, onEscape);
  const tap = useCallback(
    (place: Place) => (targets.includes(place) ? onPick(place) : onDetails(place)),
    [targets, onPick, onDetails],
  );
  const choice = (place: Place) => ({
    isTarget: targets.includes(place),
    isDim: targets.length > 0 && !targets.includes(place),
    mark: picked.includes(place) ? picked.indexOf(place) + 1 : null,
    isNumbered: isOrdered,
    isCurrent: current === place,
    onFocus: setCurrent,
  });
  return (
    <div className={classes.board} style={gridStyle(plans)}>
      <Square plans={plans} hasWell={cards.length === 0} />
      <div
        ref={ref}
        className={classes.village}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        aria-orientation="horizontal"
        aria-multiselectable={isOrdered || undefined}
        aria-busy={isBusy || undefined}
        onKeyDown={onKeyDown}
      >
        {houses.map((house) => (
          <House
            key={house.seat}
            house={house}
            area={plotStyle(plans, house.seat)}
            onTap={tap}
            onDetails={onDetails}
            {...choice(house.seat)}
          />
        ))}
        {cards.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a listbox
          <div role="group" className={classes.cards} style={squareStyle(plans)}>
            {cards.map((card) => (
              <CentreCard key={card.place} card={card} onTap={onPick} {...choice(card.place)} />
            ))}
          </div>
        )}
      </div>
      <Tokens tokens={tokens} plans={plans} cards={cards.length} />
    </div>
  );
}

/** The same picture where nothing can be done: on the table screen. */
export function StillBoard({ label, houses, cards, tokens }: StillBoardProps) {
  const plans = usePlans(houses.length, cards.length > 0);
  return (
    <div className={classes.board} style={gridStyle(plans)}>
      <Square plans={plans} hasWell={cards.length === 0} />
      <ul className={classes.village} aria-label={label}>
        {houses.map((house) => (
          <StillHouse key={house.seat} house={house} area={plotStyle(plans, house.seat)} />
        ))}
        {cards.length > 0 && (
          <li className={classes.cards} style={squareStyle(plans)}>
            {cards.map((card) => (
              <span key={card.place} className={classes.card} data-place={card.place}>
                <CardBack card={card} />
              </span>
            ))}
          </li>
        )}
      </ul>
      <Tokens tokens={tokens} plans={plans} cards={cards.length} />
    </div>
  );
}

/** The ground in the middle. */
const Square = ({ plans, hasWell }: { readonly plans: BoardPlans; readonly hasWell: boolean }) => (
  <div className={classes.village} aria-hidden="true">
    <span
      className={classes.square}
      style={squareStyle(plans)}
      data-tall={plans.tall.square !== null}
      data-wide={plans.wide.square !== null}
    >
      {hasWell && <Well />}
    </span>
  </div>
);
