import { useState } from 'react';
import type { RoleEntry, RulesEntry } from '../rules/rules.ts';
import { classNames } from '../ui/class-names.ts';
import tiles from '../ui/controls/tile.module.css';
import { Sheet } from '../ui/overlays/sheet.tsx';
import { useWords } from '../words/use-words.tsx';
import classes from './deck.module.css';
import { RoleCard } from './role-card.tsx';
import { RolePortrait } from './role-portrait.tsx';

interface DeckProps {
  readonly rules: RulesEntry;
  readonly counts: Readonly<Record<string, number>>; // cards by role
}

/** The cards of a game with their numbers; a tap opens the description. */
export function Deck({ rules, counts }: DeckProps) {
  const t = useWords();
  const [read, setRead] = useState<RoleEntry>();
  const cards = rules.roles.map((role) => ({ role, count: counts[role.id] ?? 0 })).filter(({ count }) => count > 0);
  return (
    <>
      <ul className={classes.cards}>
        {cards.map(({ role, count }) => (
          <li key={role.id}>
            <button type="button" className={classNames(tiles.tile, classes.card)} onClick={() => setRead(role)}>
              <RolePortrait name={role.picture} size="medium" />
              <span>{role.name}</span>
              {count > 1 && (
                <strong>
                  <span aria-hidden="true">×{count}</span>
                  <span className="unseen">{t('common.times', { n: count })}</span>
                </strong>
              )}
            </button>
          </li>
        ))}
      </ul>
      {rules.center > 0 && <p className={classes.note}>{t('common.centre', { n: rules.center })}</p>}
      <Sheet title={read?.name ?? ''} isOpen={read !== undefined} onClose={() => setRead(undefined)}>
        {read && <RoleCard rules={rules} role={read} />}
      </Sheet>
    </>
  );
}
