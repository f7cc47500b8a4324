import { join } from 'node:path';
import type { Plugin } from 'vitest/config';
import { textOf } from './project-files.ts';
import { root } from './steps.mjs';

/** The code of the first example of this kind in a package's README. */
export function exampleOf(name: string, kind: 'ts' | 'sh'): string | undefined {
  return new RegExp(`^\`\`\`${kind}\n([^]*?)^\`\`\``, 'm').exec(textOf(`packages/${name}/README.md`))?.[1];
}

/** What an example says it prints: `console.log(1 + 1); // 2`. */
export const promisedBy = (example: string): string[] =>
  [...example.matchAll(/^console\.log\(.*\); \/\/ (.+)$/gm)].map(([, text]) => text!);

const ending = '/README.example.ts';

/** Makes `packages/NAME/README.example.ts` a module: the example, with the imports of its package. */
export const readmeExamples: Plugin = {
  name: 'readme-examples',
  resolveId: (id) => (id.endsWith(ending) ? join(root, id) : undefined),
  load: (id) => (id.endsWith(ending) ? exampleOf(id.slice(0, -ending.length).split(/[/\\]/).at(-1)!, 'ts') : undefined),
};
