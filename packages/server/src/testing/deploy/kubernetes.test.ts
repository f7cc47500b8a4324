import { expect, test } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { faultsIn, type Manifest, manifestsIn } from './manifests.ts';
import { projectText } from './project-file.ts';

const nodes = manifestsIn('deploy/kubernetes/moonrise.yaml');
const examples = ['secret.example.yaml', 'ingress.example.yaml'].flatMap((file) =>
  manifestsIn(`deploy/kubernetes/${file}`),
);
const named = (kind: string) => nodes.find((one) => one.kind === kind) as Manifest & { data: Record<string, string> };
const deployment = named('Deployment').spec as {
  template: {
    metadata: { labels: object };
    spec: { terminationGracePeriodSeconds: number; securityContext: object; containers: [Container] };
  };
};
interface Container {
  readonly securityContext: object;
  readonly env: readonly { name: string; valueFrom: { secretKeyRef: { key: string } } }[];
  readonly readinessProbe: object;
  readonly livenessProbe: object;
  readonly lifecycle: { preStop: { exec: { command: readonly string[] } } };
}
const { spec: pod, metadata } = deployment.template;
const [container] = pod.containers;

test.each([...nodes, ...examples])('$kind $metadata.name fits the schema of Kubernetes', (manifest) => {
  expect(faultsIn(manifest)).toEqual([]);
});

test('the schema check finds wrong types, unknown fields and unknown kinds', () => {
  const budget = named('PodDisruptionBudget');
  expect(faultsIn({ ...budget, spec: { selector: 'moonrise' } })).not.toEqual([]);
  expect(faultsIn({ ...budget, spec: { maxUnavailble: 1 } })).toEqual(['/spec/maxUnavailble']);
  expect(faultsIn({ ...budget, kind: 'PodDisruptionBudgets' })).not.toEqual([]);
});

test('there is what a rolling update without losses needs', () => {
  expect(nodes.map(({ kind }) => kind).sort()).toEqual(
    ['ConfigMap', 'Deployment', 'HorizontalPodAutoscaler', 'NetworkPolicy', 'PodDisruptionBudget', 'Service'].sort(),
  );
  expect(container.readinessProbe).toMatchObject({ httpGet: { path: '/readyz', port: 'http' } });
  expect(container.livenessProbe).toMatchObject({ httpGet: { path: '/healthz', port: 'http' } });
  expect(container.lifecycle.preStop.exec.command[0]).toBe('node'); // the image may have no shell
  const waits = 10;
  expect(container.lifecycle.preStop.exec.command[2]).toContain(`${waits}_000`);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(waits + 30); // MOONRISE_LIMIT_SHUTDOWN_SECONDS
});

test('the pod meets the restricted standard: no root, no privileges, a root that cannot be written', () => {
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
});

test('everything selects the same pods', () => {
  const labels = JSON.stringify(metadata.labels);
  for (const kind of ['Service', 'PodDisruptionBudget', 'NetworkPolicy'])
    expect(JSON.stringify(named(kind).spec)).toContain(labels);
});

test('the settings are valid, and secrets come from the Secret', () => {
  const secret = (examples.find(({ kind }) => kind === 'Secret') as unknown as { stringData: Record<string, string> })
    .stringData;
  const secrets = Object.fromEntries(
    container.env.map(({ name, valueFrom }) => [name, secret[valueFrom.secretKeyRef.key]]),
  );
  expect(Object.keys(secrets).sort()).toEqual(['DATABASE_URL', 'REDIS_URL']);
  expect(readSettings({ ...named('ConfigMap').data, ...secrets })).toMatchObject({ ok: true });
});

test('the ingress chooses the pod as the recipe for nginx chooses the node: by the room', () => {
  const ingress = examples.find(({ kind }) => kind === 'Ingress');
  expect(ingress?.metadata).toMatchObject({
    annotations: { 'nginx.ingress.kubernetes.io/upstream-hash-by': '$home' },
  });
  const mapIn = (file: string) => {
    const text = projectText(file).replaceAll(/^#/gm, '');
    return /map \$request_uri \$home \{[^}]*\}/.exec(text)?.[0].replaceAll(/\s+/g, ' ');
  };
  expect(mapIn('deploy/nginx.conf')).toContain('room=');
  expect(mapIn('deploy/kubernetes/ingress.example.yaml')).toBe(mapIn('deploy/nginx.conf'));
});
