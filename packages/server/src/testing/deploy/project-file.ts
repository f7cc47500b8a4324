import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';

/** The path of a file of the project, such as `deploy/compose.yaml`. */
export const projectPath = (path: string): string => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));
export const projectText = (path: string): string => readFileSync(projectPath(path), 'utf8');

/** The documents of a YAML file. */
export function yamlIn(path: string): readonly unknown[] {
  return parseAllDocuments(projectText(path), { merge: true }).map((document) => {
    if (document.errors.length > 0) throw new Error(`${path}: ${document.errors[0]?.message}`);
    return document.toJS() as unknown;
  });
}
