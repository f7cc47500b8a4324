import { Suspense } from 'react';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { roleOf } from '../../../shared/rules/sentences.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { useSpeech, Words } from '../../../shared/words/use-words.tsx';
import { countsAt, type OptionValues } from '../options/option-values.ts';
import { useOptions } from '../options/use-options.ts';
import type { Lobby } from '../use-lobby.ts';
import classes from './deck-preview.module.css';
import { cardsOption, roomDeckOf } from './room-deck.ts';

interface SuggestedSetProps {
  readonly lobby: Lobby;
  readonly rules: RulesEntry;
}
type Counts = Readonly<Record<string, number>>;

/** For the host: where the rule set's own table favours one side, a fairer set, and the table again. */
export const SuggestedSet = (props: SuggestedSetProps) => (
  <Suspense fallback={null}>
    <Words of={['show']}>
      <Suggestion {...props} />
    </Words>
  </Suspense>
);

function Suggestion({ lobby, rules }: SuggestedSetProps) {
  const { t, language } = useSpeech();
  const { change } = useOptions(lobby);
  const option = cardsOption(rules);
  const fair = lobby.usual?.fair_decks?.[String(lobby.seats)];
  const table = lobby.usual?.decks[String(lobby.seats)];
  const deck = roomDeckOf(lobby, rules);
  if (!lobby.mayChange || option === undefined || !fair || !table || !deck) return null;
  const isFair = isSame(deck, fair);
  const isOwn = countsAt(lobby.room.options as OptionValues, [option]) !== undefined;
  if (isOwn && !isFair) return null;
  const list = (more: Counts, less: Counts) =>
    new Intl.ListFormat(language).format(
      rules.roles
        .filter(({ id }) => (more[id] ?? 0) > (less[id] ?? 0))
        .map(({ id }) => {
          const [n, role] = [(more[id] ?? 0) - (less[id] ?? 0), roleOf(rules, id)?.name ?? id];
          return n === 1 ? role : t('lobby.cardTimes', { n, role });
        }),
    );
  return (
    <div className={classes.suggested} data-testid="suggested-set">
      <p className={classes.note}>
        {isFair ? t('lobby.fairSet') : t('lobby.fairSuggested', { into: list(fair, table), out: list(table, fair) })}
      </p>
      <Button icon={isFair ? 'replay' : 'star'} onClick={() => change([option], isFair ? undefined : fair)}>
        {t(isFair ? 'lobby.fairBack' : 'lobby.fairTake')}
      </Button>
    </div>
  );
}
const isSame = (one: Counts, other: Counts): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((id) => (one[id] ?? 0) === (other[id] ?? 0));
