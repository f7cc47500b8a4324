import { Suspense, useEffect } from 'react';
import { coaching } from '../../../shared/device/coaching.ts';
import { Icon } from '../../../shared/icons/icons.tsx';
import { IconButton } from '../../../shared/ui/controls/button.tsx';
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
  const aim = useAim();
  if (room !== table.room.code) return null;
  const mark = marksFor(table, aim).find((one) => !seen.includes(one));
  if (mark === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Words of={['show']}>
        <Note mark={mark} />
      </Words>
    </Suspense>
  );
}

/** The first choice at night, the first vote, the first talk: what has been answered needs no hint. */
function marksFor(
  { scene, game, seat, rules }: TableView,
  { asks, offer }: ReturnType<typeof useAim>,
): readonly Mark[] {
  if (seat === null || !game.state.seats[seat]?.alive) return [];
  const open = offer ? asks.filter(({ chosen }) => !chosen) : [];
  if (scene.light === 'night') return open.length > 0 ? ['act'] : [];
  return [
    ...(open.some((ask) => isCommon(ask, rules)) ? ['ballot' as const] : []),
    ...(scene.light === 'day' ? ['chat' as const] : []),
  ];
}

function see(mark: Mark): void {
  const { seen, ...coach } = coaching.get();
  if (!seen.includes(mark)) coaching.set({ ...coach, seen: [...seen, mark] });
}

function Note({ mark }: { readonly mark: Mark }) {
  const t = useWords();
  useEffect(() => () => see(mark), [mark]); // its moment has passed: it does not come back every night
  return (
    <aside className={classes.mark} data-testid="coach-mark" aria-label={t('coach.title')}>
      <Icon name="star" size={22} />
      <p>{t(`coach.${mark}`)}</p>
      <IconButton icon="check" label={t('deal.gotIt')} onClick={() => see(mark)} />
    </aside>
  );
}
