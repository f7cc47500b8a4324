import type { WireOffer } from '../../../shared/connection/snapshot.ts';
import { Choice } from '../../../shared/ui/controls/fields.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { nameOfAct } from '../model/asks.ts';
import { useTable } from '../model/use-table.ts';

interface AlternativesProps {
  readonly offers: readonly WireOffer[];
  readonly value: string;
  readonly onChange: (act: string) => void;
}

/** Which of several acts to do. */
export function Alternatives({ offers, value, onChange }: AlternativesProps) {
  const t = useWords();
  const { rules } = useTable();
  const options = offers.map(({ act }) => ({ id: act, name: nameOfAct(rules, act) }));
  return <Choice label={t('table.alternatives')} options={options} value={value} onChange={onChange} />;
}
