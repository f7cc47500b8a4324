import { readFileSync } from 'node:fs';
import { fileVariable, withSecretFiles } from '@moonrise/bots/secrets';
import { type Variable, variables } from './variables.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that are never shown, and may be in a file: `NAME_FILE` is its path. */
export const secretNames: readonly string[] = Object.entries<Variable>(variables)
  .filter(([, { secret }]) => secret)
  .map(([name]) => name);
export const secretFiles: readonly string[] = secretNames.map(fileVariable);

/** The environment with the secrets that are in files. A string: what is wrong. */
export const withSecrets = (environment: Environment): Environment | string =>
  withSecretFiles(environment, secretNames, (path) => readFileSync(path, 'utf8'));
