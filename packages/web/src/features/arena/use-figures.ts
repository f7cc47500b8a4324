import { useRulesList } from '../../shared/rules/use-rules.ts';
import { localeOf } from '../../shared/words/locale.ts';
import { useSpeech } from '../../shared/words/use-words.tsx';

/** How figures of an arena are written. */
export function useFigures() {
  const { t, language } = useSpeech();
  const list = useRulesList();
  const locale = localeOf(language);
  const written = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options);
    return (value: number): string => format.format(value);
  };
  const entryOf = (rules: string) => list?.rulesets.find(({ id }) => id === rules);
  const percent = written({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const plain = written({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const points = written({ signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const elo = written({ signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  const range = (low: string, high: string): string => t('arena.range', { low, high });
  return {
    count: written({ maximumFractionDigits: 1 }),
    percent,
    percents: (low: number, high: number) => range(plain(100 * low), percent(high)),
    points: (share: number) => points(100 * share),
    pointsRange: (low: number, high: number) => range(points(100 * low), points(100 * high)),
    elo,
    elos: (low: number, high: number) => range(elo(low), elo(high)),
    dollars: written({ style: 'currency', currency: 'USD', maximumFractionDigits: 4 }),
    rulesName: (rules: string): string => entryOf(rules)?.name ?? rules,
    roleName: (rules: string, role: string): string =>
      entryOf(rules)?.roles.find(({ id }) => id === role)?.name ?? role,
    /** A table is named by its rule set, its size, and a number if there are several of them. */
    tableName: (table: string): string => {
      const [, rules = '', players, number] = /^([a-z-]+)-(\d+)(?:-(\d+))?$/.exec(table) ?? [];
      const name = entryOf(rules)?.name;
      if (name === undefined) return table;
      const plain = t('arena.tableName', { rules: name, n: Number(players) });
      return number === undefined ? plain : `${plain} ${t('common.aside', { text: number })}`;
    },
  };
}
