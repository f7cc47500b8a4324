import type { Serving } from './serving.ts';

/** One line of the metrics. */
export interface MetricSample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}
const LINE = /^([a-z_]\w*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** The metrics of a server, read from its own port. */
export async function scrape({ server }: Pick<Serving, 'server'>): Promise<readonly MetricSample[]> {
  return samplesIn(await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text());
}
export const samplesIn = (text: string): readonly MetricSample[] =>
  text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = LINE.exec(line) ?? [];
    if (name === undefined) return [];
    return [
      {
        name,
        labels: Object.fromEntries([...labels.matchAll(LABEL)].map(([, key, one]) => [key, one])),
        value: Number(value),
      },
    ];
  });

/** The sum over all samples with this name and at least these labels; undefined: there are none. */
export function total(
  samples: readonly MetricSample[],
  name: string,
  labels: MetricSample['labels'] = {},
): number | undefined {
  const found = samples.filter(
    (one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value),
  );
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
}
