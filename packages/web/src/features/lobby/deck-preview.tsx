import { useState } from 'react';
import { RoleCard } from '../../shared/roles/role-card.tsx';
import type { RoleEntry, RulesEntry } from '../../shared/rules/rules.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './deck-preview.module.css';
import { countedIn, countsAt, type Values } from './options/option-values.ts';
import type { Lobby } from './use-lobby.ts';

interface DeckPreviewProps {
  readonly lobby: Lobby;
  readonly rules: RulesEntry;
}

/** The cards that would be dealt to those who are here now; each can be read. */
export function DeckPreview({ lobby, rules }: DeckPreviewProps) {
  const t = useWords();
  const [read, setRead] = useState<RoleEntry>();
  const deck = deckOf(lobby, rules);
  const cards = rules.roles.map((role) => ({ role, count: deck?.[role.id] ?? 0 })).filter(({ count }) => count > 0);
  return (
    <section className={classes.deck}>
      <h3>{t('lobby.cards')}</h3>
      {cards.length === 0 && <p className={classes.note}>{t('lobby.cardsNone')}</p>}
      <ul className={classes.cards}>
        {cards.map(({ role, count }) => (
          <li key={role.id}>
            <button type="button" className={classes.card} onClick={() => setRead(role)}>
              <span className={classes.picture}>
                <Picture name={role.picture} size={44} />
              </span>
              <span>{role.name}</span>
              {count > 1 && (
                <strong>
                  <span aria-hidden="true">×{count}</span>
                  <span className="unseen">{t('lobby.times', { n: count })}</span>
                </strong>
              )}
            </button>
          </li>
        ))}
      </ul>
      {rules.center > 0 && <p className={classes.note}>{t('lobby.centre', { n: rules.center })}</p>}
      <Sheet title={read?.name ?? ''} isOpen={read !== undefined} onClose={() => setRead(undefined)}>
        {read && <RoleCard rules={rules} role={read} />}
      </Sheet>
    </section>
  );
}

/** The deck for so many players; one of the room's own is shown even while it does not fit them. */
function deckOf({ seats, room }: Lobby, rules: RulesEntry): Readonly<Record<string, number>> | undefined {
  const own = Object.entries(rules.options).find(
    ([, spec]) => spec.kind === 'counts' && countedIn(spec, rules) === 'cards',
  );
  const chosen = own && countsAt(room.options as Values, [own[0]]);
  return chosen ?? rules.decks[String(seats)];
}
