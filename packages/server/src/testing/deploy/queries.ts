import { projectText, yamlIn } from './project-file.ts';

/** An alert or a recorded value of Prometheus. */
export interface PrometheusRule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly labels?: { readonly severity?: string };
  readonly annotations?: { readonly summary?: string; readonly runbook?: string };
}
interface RuleFile {
  readonly groups: readonly { readonly rules: readonly PrometheusRule[] }[];
}
interface DashboardPanel {
  readonly title: string;
  readonly description?: string;
  readonly targets?: readonly { readonly expr: string }[];
}

export const rules = (): readonly PrometheusRule[] =>
  (yamlIn('deploy/prometheus/alerts.yml') as RuleFile[]).flatMap(({ groups }) =>
    groups.flatMap((group) => group.rules),
  );
export const panels = (): readonly DashboardPanel[] => JSON.parse(projectText('deploy/grafana/moonrise.json')).panels;
/** The queries of the dashboard, with its variables filled in. */
export const dashboardQueries = (): readonly string[] =>
  panels().flatMap(({ targets = [] }) =>
    targets.map(({ expr }) => expr.replaceAll('$job', 'moonrise').replaceAll('$instance', '.*')),
  );

const METRIC = /\b(?:moonrise|process|nodejs)_\w+/g;
const SELECTOR = /\b((?:moonrise|process|nodejs)_\w+)\{([^}]*)\}/g;
export const metricsIn = (query: string): readonly string[] => query.match(METRIC) ?? [];
/** The labels by which a query selects, with their metric and value. */
export const selectionsIn = (query: string) =>
  [...query.matchAll(SELECTOR)].flatMap(([, metric = '', labels = '']) =>
    [...labels.matchAll(/(\w+)(!?=~?)"([^"]*)"/g)].map(([, label = '', operator = '', value = '']) => ({
      metric,
      label,
      operator,
      value,
    })),
  );
