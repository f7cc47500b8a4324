import { useAsk } from '../../../shared/connection/hooks/use-ask.ts';
import { useHeld } from '../../../shared/stage/shown-rows.ts';
import { Choice } from '../../../shared/ui/controls/fields.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { Block } from '../block.tsx';
import { useTable } from '../model/use-table.ts';

const NOBODY = '';

/** A dead player's guess: who dies next, and which side wins. The newest one counts. */
export function PredictionCard() {
  const t = useWords();
  const ask = useAsk();
  const { game, rules, nameOf } = useTable();
  const { heldFrom } = useHeld(); // who is alive is not told before the scene
  const { next = null, winner = null } = game.prediction ?? {};
  const living = game.state.seats.filter(({ alive }) => alive).map(({ id }) => id);
  if (heldFrom !== null) return null;
  const guess = (change: { readonly next?: number; readonly winner?: string }) => {
    const kept = { ...(next !== null && living.includes(next) && { next }), ...(winner !== null && { winner }) };
    return ask('predict', { ...kept, ...change });
  };
  return (
    <Block title={t('predict.title')}>
      <Choice
        label={t('predict.next')}
        options={living.map((seat) => ({ id: `${seat}`, name: nameOf(seat) }))}
        value={next === null ? NOBODY : `${next}`}
        onChange={(seat) => guess({ next: Number(seat) })}
      />
      <Choice
        label={t('predict.winner')}
        options={rules.teams.map(({ id, name }) => ({ id, name }))}
        value={winner ?? NOBODY}
        onChange={(team) => guess({ winner: team })}
      />
    </Block>
  );
}
