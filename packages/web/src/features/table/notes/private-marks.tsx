import type { SeatId } from '@moonrise/engine';
import { Icon } from '../../../shared/icons/icons.tsx';
import { useTable } from '../model/use-table.ts';
import classes from './private-marks.module.css';

/** Conditions of this seat, such as being muted. */
export function PrivateMarks({ seat }: { readonly seat: SeatId }) {
  const { game, rules } = useTable();
  const marks = (game.state.seats[seat]?.marks ?? []).flatMap((mark) => rules.words.marks[mark] ?? []);
  return marks.map((text) => (
    <p key={text} className={classes.mark}>
      <Icon name="muted" size={24} /> {text}
    </p>
  ));
}
