import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Act } from '@moonrise/engine';
import { rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { rulesets } from './index.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const textOf = (path: string) => readFileSync(join(packages, path), 'utf8');

/** Code that runs in games. What tests are made of may name what it tests. */
const isCode = (path: string) =>
  /^[^/]+\/src\/.+\.tsx?$/.test(path) && !path.endsWith('.test.ts') && !/\/(testing|contract)\//.test(path);
const code = readdirSync(packages, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('node_modules') && isCode(path));

/** The texts in a program, without its comments. */
function textsIn(program: string): string[] {
  const parts = program.matchAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g);
  return [...parts].flatMap(([, single, double, template]) => single ?? double ?? template ?? []);
}

const all = rulesets.map((entry) => ({ id: entry.id, rules: rulesOf(entry) }));
const idsOf = (acts: readonly Act[] = []) => acts.map(({ id }) => id);
const roleIds = all.flatMap(({ rules }) => rules.roles.map((role) => role.id));
const actIds = all.flatMap(({ rules }) => [
  ...idsOf(rules.everyone),
  ...rules.roles.flatMap(({ acts }) => idsOf(acts)),
]);

/** Where these ids stand outside of the folders of the rule sets. */
function strays(ids: readonly string[], isExempt: (path: string, id: string) => boolean = () => false): string[] {
  const isOwn = (path: string) =>
    path.startsWith('rulesets/src/guests/') || all.some(({ id }) => path.startsWith(`rulesets/src/${id}/`));
  const idsIn = (path: string) => textsIn(textOf(path)).filter((text) => ids.includes(text) && !isExempt(path, text));
  return code.filter((path) => !isOwn(path)).flatMap((path) => idsIn(path).map((id) => `${path}: ${id}`));
}

test('texts are found, and comments are not', () => {
  expect(textsIn(`a('x'); // 'y'\n/* "z" */ b("it's", \`w\`)`)).toEqual(['x', "it's", 'w']);
  expect(strays(['muted'])).toContain('engine/src/kit/chat.ts: muted');
});

// The public interface has words of its own, and shows roles and acts in its examples.
const WIRES = [
  'protocol/src/',
  'agent-kit/src/',
  'aiwolf/src/config/',
  'aiwolf/src/wire/',
  'mcp/src/tools/',
  'server/src/matches/named-keys.ts',
];
const isWire = (path: string) => WIRES.some((wire) => path.startsWith(wire));

test('a role is named in its own rule set and nowhere else', () => {
  // How a card looks to a Seer is told in the words of the documents, which are names of roles too.
  const isLook = (path: string) => path === 'engine/src/kit/sight.ts';
  expect(strays(roleIds, (path) => isLook(path) || isWire(path))).toEqual([]);
});

test('an act is named in its own rule set; the kit names those it makes for several', () => {
  const made = ['kill', 'vote', 'say', 'revenge', 'skip', 'over'];
  const isMade = (path: string, id: string) => path.startsWith('engine/src/kit/') && made.includes(id);
  // `submit_vote` and `send_message` stand for these two in every rule set.
  const isServed = (path: string, id: string) => path.startsWith('server/src/') && ['vote', 'say'].includes(id);
  // Moderators mute players too, and their work is done at some time.
  const isModeration = (path: string) => /^(server|web|cli)\/src\/(admin|moderation)\//.test(path);
  const isExempt = (path: string, id: string) =>
    isMade(path, id) || isServed(path, id) || isWire(path) || isModeration(path);
  expect(strays(actIds, isExempt)).toEqual([]);
});

test.each(all)('$id: each role has a file and a test of its own, and one line that registers it', ({ id, rules }) => {
  const folder = `rulesets/src/${id}/roles`;
  const files = readdirSync(join(packages, folder)).filter((file) => !file.endsWith('.test.ts') && file !== 'index.ts');
  const index = textOf(`${folder}/index.ts`);
  expect(files).toHaveLength(rules.roles.length);
  const isTested = (file: string) =>
    [folder, 'rulesets/src/guests'].some((place) => existsSync(join(packages, place, file.replace('.ts', '.test.ts'))));
  for (const file of files) {
    const roles = textOf(`${folder}/${file}`).match(/^export const \w+(: Role = |.*\): Role => )/gm);
    expect(roles, `${file} exports one role`).toHaveLength(1);
    expect(isTested(file), `${file} has a test`).toBe(true);
    expect(index.split(`'./${file}'`), `${file} is imported once`).toHaveLength(2);
  }
});
