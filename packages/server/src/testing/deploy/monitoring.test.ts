import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { localBus } from '../../bus/local.ts';
import { localPresence } from '../../nodes/local-presence.ts';
import { ManualClock } from '../manual-clock.ts';
import { Nodes } from '../nodes.ts';
import { type MetricSample, samplesIn } from '../scrape.ts';
import { Disk, diskStore } from '../simulator/disk.ts';
import { seatAndDeal } from '../table.ts';
import { projectPath, projectText, yamlIn } from './project-file.ts';
import { dashboardQueries, metricsIn, panels, rules, selectionsIn } from './queries.ts';

const PROMTOOL = '/usr/bin/promtool'; // scripts/debian-packages.mjs installs it if it can
const alerts = rules().filter(({ alert }) => alert !== undefined);
const queries = [...rules().map(({ expr }) => expr), ...dashboardQueries()];

function promtool(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(PROMTOOL, args, { encoding: 'utf8' });
  return status === 0 ? 'ok' : `${stdout}${stderr}`;
}

describe.runIf(existsSync(PROMTOOL))('promtool', () => {
  test('accepts the alerts and the example configuration', () => {
    expect(promtool('check', 'rules', projectPath('deploy/prometheus/alerts.yml'))).toBe('ok');
    expect(promtool('check', 'config', projectPath('deploy/prometheus/prometheus.yml'))).toBe('ok');
  });
  test('each alert fires when it should, and not before', () => {
    expect(promtool('test', 'rules', projectPath('deploy/prometheus/alerts.test.yml'))).toBe('ok');
  });
  test('can read every query of the dashboard', () => {
    const folder = mkdtempSync(join(tmpdir(), 'moonrise-queries-'));
    const file = join(folder, 'queries.json');
    const recorded = dashboardQueries().map((expr, i) => ({ record: `query:${i}`, expr }));
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: recorded }] }));
    expect(promtool('check', 'rules', file)).toBe('ok');
    rmSync(folder, { recursive: true });
  });
});

test('every alert has a unit test, a severity, a summary, and advice in the docs', () => {
  const [{ tests }] = yamlIn('deploy/prometheus/alerts.test.yml') as [{ tests: readonly { name: string }[] }];
  expect(tests.map(({ name }) => name)).toEqual(alerts.map(({ alert }) => alert));
  const headings = projectText('docs/operations.md').match(/^### .+$/gm) ?? [];
  for (const { alert = '', labels, annotations } of alerts) {
    expect(['critical', 'warning']).toContain(labels?.severity);
    expect(annotations?.summary).toMatch(/^.{20,}\.$/);
    expect(annotations?.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    expect(headings).toContain(`### ${alert}`);
  }
});

test('every panel of the dashboard says what it shows', () => {
  for (const { title, description, targets } of panels())
    if (targets) expect([title, description]).toEqual([title, expect.stringMatching(/\.$/)]);
});

describe('the metrics of a real server', () => {
  let types: ReadonlyMap<string, string>;
  let names: ReadonlySet<string>;
  let samples: readonly MetricSample[];
  beforeAll(async () => {
    const text = await printedMetrics();
    samples = samplesIn(text);
    types = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]));
    names = new Set([...types].flatMap(([name, type]) => namesOf(name, type)));
  });
  test('contain every metric that an alert or a panel names', () => {
    expect(queries.flatMap(metricsIn).length).toBeGreaterThan(40);
    expect(queries.flatMap(metricsIn).filter((metric) => !names.has(metric))).toEqual([]);
    const recorded = rules().map(({ record }) => record);
    for (const query of queries)
      for (const name of query.match(/\bmoonrise:[\w:]+/g) ?? []) expect(recorded).toContain(name);
  });
  test('are each in a panel or an alert', () => {
    const shown = new Set(
      [...dashboardQueries(), ...alerts.map(({ expr }) => expr), ...recordedQueries()].flatMap(metricsIn),
    );
    const printed = [...types].filter(([name]) => name.startsWith('moonrise_'));
    expect(printed.length).toBeGreaterThan(25);
    const unseen = printed.filter(([name, type]) => !namesOf(name, type).some((one) => shown.has(one)));
    expect(unseen.map(([name]) => name)).toEqual([]);
  });
  test('have every label by which an alert or a panel selects', () => {
    const added = ['job', 'instance']; // by Prometheus
    const unknown = queries.flatMap(selectionsIn).filter(({ metric, label }) => {
      const printed = samples.filter(({ name }) => name === metric);
      return !added.includes(label) && printed.length > 0 && !printed.some(({ labels }) => label in labels);
    });
    expect(unknown).toEqual([]);
  });
});

/** The recorded values that a panel or an alert names. */
const recordedQueries = (): readonly string[] =>
  rules().flatMap(({ record, expr }) => (record && queries.some((query) => query.includes(record)) ? [expr] : []));
const namesOf = (name: string, type: string): readonly string[] =>
  type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];

/** The metrics of one of two nodes on Redis, after a deal. */
async function printedMetrics(): Promise<string> {
  const disk = new Disk();
  const join = localBus();
  const on = await Nodes.start({
    count: 2,
    env: { METRICS_PORT: '0' },
    open: async () => diskStore(disk, async (ask) => ask()),
    presence: localPresence(new ManualClock()),
    pool: () => ({ busy: 1, idle: 1, waiting: 0, lost: { silent: 0, cut: 0, refused: 0, 'read-only': 0 } }),
    bus: () => ({ ...join(), isUp: () => true }),
  });
  try {
    await seatAndDeal(on, { rules: 'classic', players: 4, ai: 2 });
    return await (await fetch(`http://127.0.0.1:${on.at(0).server.metricsPort}/metrics`)).text();
  } finally {
    await on.stop();
  }
}
