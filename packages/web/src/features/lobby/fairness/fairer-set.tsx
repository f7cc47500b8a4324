import { type Experiment, type Fairer, type Tally, unevenness } from '@moonrise/lab/figures';
import { useEffect } from 'react';
import { contendersIn, sidesIn, sideWords } from '../../../shared/lab/sides.ts';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { roleOf } from '../../../shared/rules/sentences.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { announce } from '../../../shared/ui/overlays/announcer.tsx';
import { inRow, sentences } from '../../../shared/words/lists.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import { cardsOption, roomDeckOf } from '../game/room-deck.ts';
import { useOptions } from '../options/use-options.ts';
import type { Lobby } from '../use-lobby.ts';
import classes from './fairness-panel.module.css';
import { useFairer } from './use-fairer.ts';

interface FairerSetProps {
  readonly lobby: Lobby;
  readonly rules: RulesEntry;
  readonly experiment: Experiment;
  readonly tally: Tally;
  readonly onSearch: (isSearching: boolean) => void;
}
const EVEN = 0.06; // 47 : 53
const ENOUGH = 100; // games before other cards are proposed

/** For the host: proposes other cards so that both sides win about as often. */
export function FairerSet({ lobby, rules, experiment, tally, onSearch }: FairerSetProps) {
  const t = useWords();
  const [one, other, third] = contendersIn(rules, tally);
  const deck = roomDeckOf(lobby, rules);
  const mayChange = lobby.mayChange && cardsOption(rules) !== undefined;
  if (!mayChange || !deck || !one || !other || third || tally.games < ENOUGH) return null;
  const sides = [one, other] as const;
  if (unevenness(tally, sides) <= EVEN) return <p>{t('fairness.even')}</p>;
  return <Search lobby={lobby} rules={rules} set={{ experiment, deck, tally, sides }} onSearch={onSearch} />;
}

interface SearchProps {
  readonly lobby: Lobby;
  readonly rules: RulesEntry;
  readonly set: Parameters<typeof useFairer>[0];
  readonly onSearch: FairerSetProps['onSearch'];
}
function Search({ lobby, rules, set, onSearch }: SearchProps) {
  const t = useWords();
  const { looked, look, stop } = useFairer(set);
  const isSearching = looked.at === 'work';
  useEffect(() => {
    onSearch(isSearching);
    return () => onSearch(false);
  }, [isSearching, onSearch]);
  useEffect(() => {
    if (looked.at === 'nothing') announce(t('fairness.none'));
  }, [looked.at, t]);
  switch (looked.at) {
    case 'rest':
      return (
        <Button icon="star" onClick={look}>
          {t('fairness.make')}
        </Button>
      );
    case 'work':
      return (
        <div className={classes.work}>
          <label>
            {t('fairness.searching')}
            <progress value={looked.share} />
          </label>
          <Button icon="close" onClick={stop}>
            {t('fairness.stop')}
          </Button>
        </div>
      );
    case 'nothing':
      return <p>{t('fairness.none')}</p>;
    case 'find':
      return <Proposal lobby={lobby} rules={rules} found={looked.found} onLeave={stop} />;
  }
}

interface ProposalProps {
  readonly lobby: Lobby;
  readonly rules: RulesEntry;
  readonly found: Fairer;
  readonly onLeave: () => void;
}
function Proposal({ lobby, rules, found: { swaps, deck, tally }, onLeave }: ProposalProps) {
  const t = useWords();
  const { change } = useOptions(lobby);
  const nameOf = (id: string) => roleOf(rules, id)?.name ?? id;
  const cards = Object.fromEntries(Object.entries(deck).filter(([, count]) => count > 0));
  const exchanges = swaps.map(({ out, into }) => t('fairness.swap', { out: nameOf(out), into: nameOf(into) }));
  const sides = sidesIn(rules, tally, t).map((side) => sideWords(side, t));
  const proof = t('fairness.proof', { sides: inRow(t, sides), n: tally.games });
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once, when found
  useEffect(
    () => announce(sentences(t, [t('fairness.found'), t('common.stop', { text: inRow(t, exchanges) }), proof])),
    [],
  );
  return (
    <div className={classes.proposal}>
      <p>{t('fairness.found')}</p>
      <ul>
        {exchanges.map((exchange, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same swap may occur twice
          <li key={i}>{exchange}</li>
        ))}
      </ul>
      <p className={classes.note}>{proof}</p>
      <div className={classes.choice}>
        <Button icon="check" onClick={() => change([cardsOption(rules) ?? ''], cards)}>
          {t('fairness.apply')}
        </Button>
        <Button onClick={onLeave}>{t('fairness.leave')}</Button>
      </div>
    </div>
  );
}
