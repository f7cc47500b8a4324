import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { yamlIn } from './project-file.ts';

/** An object of Kubernetes. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec?: unknown;
}
interface Validator {
  (data: unknown): boolean;
  readonly errors?: readonly { readonly instancePath: string; readonly keyword: string }[] | null;
}

export const manifestsIn = (path: string): readonly Manifest[] => yamlIn(path) as Manifest[];
const load = createRequire(import.meta.url);

/** The package has one validator for each kind, named like the kind in the API's own description. */
function validatorOf({ apiVersion, kind }: Manifest): Validator | undefined {
  const [version = '', group = 'core'] = apiVersion.split('/').reverse();
  const name = [group.split('.')[0] ?? '', version]
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  try {
    return load(join(dirname(load.resolve('kubernetes-models')), '_schemas', `IoK8sApi${name}${kind}.js`)).validate;
  } catch {
    return undefined;
  }
}

/** What is wrong with a manifest by the schema of its kind, and fields that the schema does not know. */
export function faultsIn(manifest: Manifest): readonly string[] {
  const validate = validatorOf(manifest);
  if (!validate) return [`there is no ${manifest.kind} in ${manifest.apiVersion}`];
  const read = new Set<string>();
  if (!validate(recorded(manifest, '', read)))
    return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath}: ${keyword}`);
  return keysIn(manifest, '').filter((path) => !read.has(path));
}

/** The same object, which notes the paths of the fields that are read. The validator reads all that its schema knows. */
function recorded<T>(value: T, path: string, read: Set<string>): T {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get: (target, key) => {
      const found: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || typeof found === 'function') return found;
      read.add(`${path}/${key}`);
      return recorded(found, `${path}/${key}`, read);
    },
  });
}
const keysIn = (value: unknown, path: string): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [`${path}/${key}`, ...keysIn(inner, `${path}/${key}`)])
    : [];
