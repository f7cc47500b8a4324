import { knownTally } from '../../../shared/lab/use-study.ts';
import { roleOf } from '../../../shared/rules/sentences.ts';
import { saveFile } from '../../../shared/share/save-file.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { sizeSets } from '../figures/sizes-figure.tsx';
import type { NamedSet } from '../figures-panel.tsx';
import classes from '../lab-page.module.css';
import { type BotKind, experimentOf, labDeckOf, sizesOf } from '../lab-set.ts';
import { knownSwaps, plainExperiments } from '../role-effects.ts';
import { csvOf, type Findings, jsonOf } from './findings-files.ts';

interface ExportButtonsProps {
  readonly sets: readonly NamedSet[];
  readonly bots: BotKind;
}

/** Downloads all results so far. */
export function ExportButtons({ sets, bots }: ExportButtonsProps) {
  const t = useWords();
  const findings = () => sets.flatMap((set) => findingsOf(set, bots) ?? []);
  return (
    <div className={classes.row}>
      <Button icon="book" onClick={() => save(csvOf(findings()), 'moonrise-lab.csv', 'text/csv')}>
        {t('lab.csv')}
      </Button>
      <Button icon="book" onClick={() => save(jsonOf(findings()), 'moonrise-lab.json', 'application/json')}>
        {t('lab.json')}
      </Button>
    </div>
  );
}

function findingsOf({ name, rules, set }: NamedSet, bots: BotKind): Findings | undefined {
  const experiment = experimentOf(set, bots);
  const tally = knownTally(experiment);
  if (!tally) return undefined;
  const swaps = knownSwaps(experiment);
  const others = plainExperiments(experiment, labDeckOf(set, rules), swaps).map(knownTally);
  return {
    name,
    experiment,
    tally,
    effects: swaps.flatMap((swap, i) => {
      const other = others[i];
      return other ? [{ swap, team: roleOf(rules, swap.out)?.team ?? '', tally: other }] : [];
    }),
    sizes: sizeSets(set, sizesOf(rules.decks)).flatMap((one) => {
      const found = knownTally(experimentOf(one, bots));
      return found ? [{ players: one.players, tally: found }] : [];
    }),
  };
}

const save = (text: string, name: string, type: string): void => saveFile(new Blob([text], { type }), name);
