import { Suspense } from 'react';
import { coaching } from '../../../shared/device/coaching.ts';
import { Icon } from '../../../shared/icons/icons.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { useWords, Words } from '../../../shared/words/use-words.tsx';
import { isCommon } from '../model/asks.ts';
import { useAim } from '../model/use-aim.tsx';
import { type TableView, useTable } from '../model/use-table.ts';
import classes from './coach-mark.module.css';

type Mark = 'act' | 'chat' | 'ballot';

/** In the first game against bots of this device: a short word at each moment that is new. */
export function CoachMark() {
  const { room, seen } = coaching.use();
  const table = useTable();
  const mark = markFor(table, useAim());
  if (room !== table.room.code || table.seat === null || mark === undefined || seen.includes(mark)) return null;
  return (
    <Suspense fallback={null}>
      <Words of={['show']}>
        <Note mark={mark} />
      </Words>
    </Suspense>
  );
}

/** The first choice at night, the first talk, the first vote. */
function markFor(
  { scene, game, seat, rules }: TableView,
  { asks, offer }: ReturnType<typeof useAim>,
): Mark | undefined {
  if (seat === null || !game.state.seats[seat]?.alive) return undefined;
  if (offer && scene.light === 'night') return 'act';
  if (offer && asks.some((ask) => isCommon(ask, rules))) return 'ballot';
  return scene.light === 'day' ? 'chat' : undefined;
}

function Note({ mark }: { readonly mark: Mark }) {
  const t = useWords();
  const close = () => coaching.set({ ...coaching.get(), seen: [...coaching.get().seen, mark] });
  return (
    <aside className={classes.mark} data-testid="coach-mark" aria-label={t('coach.title')}>
      <Icon name="star" size={22} />
      <p>{t(`coach.${mark}`)}</p>
      <Button onClick={close}>{t('deal.gotIt')}</Button>
    </aside>
  );
}
