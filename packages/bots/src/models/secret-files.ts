type Environment = Readonly<Record<string, string | undefined>>;

/** The variable with the path of a file that holds a secret. */
export const fileVariable = (name: string): string => `${name}_FILE`;

/**
 * The environment with these variables read from files where `NAME_FILE` names one: the environment of a process can be seen by more
 * people than a file. A string: what is wrong, in one line.
 */
export function withSecretFiles(
  environment: Environment,
  names: readonly string[],
  read: (path: string) => string,
): Environment | string {
  const filled = { ...environment };
  for (const name of names) {
    const file = fileVariable(name);
    const path = environment[file];
    if (!path) continue;
    if (environment[name]) return `${name} and ${file} are both set: keep one of them.`;
    const text = textAt(path, read);
    if (text === undefined) return `${file}: the file ${printable(path)} cannot be read.`;
    if (text === '') return `${file}: the file ${printable(path)} is empty.`;
    filled[name] = text;
    delete filled[file];
  }
  return filled;
}
function textAt(path: string, read: (path: string) => string): string | undefined {
  try {
    return read(path).trim();
  } catch {
    return undefined;
  }
}
const printable = (path: string): string => path.slice(0, 200).replaceAll(/[^\x20-\x7e]/g, '?');
