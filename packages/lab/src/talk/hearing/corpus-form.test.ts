import { describe, expect, test } from 'vitest';
import type { HearingCorpus, HearingLine } from '../corpus/corpus.ts';
import { halves } from './halves.ts';
import { readingsOf } from './notation.ts';
import { rulesOf, SPEAKER } from './score.ts';

const { known, unseen } = halves;
const corpora = Object.entries(halves).flatMap(([half, languages]) =>
  Object.entries(languages).flatMap(([language, tables]) => tables.map((corpus) => ({ half, language, corpus }))),
);
const TOPIC = 'role|ballot|suspect|results|ballots|summary|bot|(?:why|about) (?<other>\\S+)';
const FORMS = [
  'defend|retract|wonder|second|greet|thanks|unsure|mourn|hurry|call claim',
  '(?:call )?claim (?<role>\\S+)',
  '(?:suspect|trust|agree|disagree|vouch|spare|unsuspect) (?<player>\\S+)',
  '(?:intend|call vote) (?:nobody|(?<voted>\\S+))',
  `ask (?<asked>\\S+) (?:reason|${TOPIC})`,
  `ask-all (?:${TOPIC})`,
].map((form) => new RegExp(`^(?:${form})$`));
const RESULT = /^(?<key>\w+) (?<about>\S+) (?:(?<answer>\w+) )?n[1-9]$/;

/** What is wrong with an act of a line; empty if nothing is. */
function faultsIn(act: string, line: HearingLine, { names }: HearingCorpus): readonly string[] {
  const rules = rulesOf(line);
  const roles = rules.roles.map(({ id }) => id);
  const result = RESULT.exec(act)?.groups;
  const groups = result ?? FORMS.map((form) => form.exec(act)).find((match) => match)?.groups;
  if (!result && !FORMS.some((form) => form.test(act))) return ['unknown act'];
  const { role, player, voted, asked, other, about, key, answer } = groups ?? {};
  const places = [player, voted, asked, other, ...(about?.split('+') ?? [])].filter((name) => name !== undefined);
  const evidence = rules.roles.flatMap((one) => Object.entries(one.evidence ?? {})).find(([id]) => id === key)?.[1];
  const answers: readonly (string | undefined)[] = evidence?.isDeed ? [undefined] : (evidence?.answers ?? roles);
  return [
    ...places.filter((name) => !names.includes(name) && !/^card-(9|10|11)$/.test(name)),
    ...(role === undefined || roles.includes(role) ? [] : [role]),
    ...(key === undefined || (evidence && answers.includes(answer)) ? [] : [`${key} ${answer}`]),
  ];
}
const actsOf = (meaning: string) => readingsOf(meaning).flatMap(({ needed, optional }) => [...needed, ...optional]);
/** A line without its names, capitals and punctuation. */
function bare(text: string, names: readonly string[]): string {
  const nameless = names.reduce((rest, name) => rest.replaceAll(name.toLowerCase(), '*'), text.toLowerCase());
  return nameless.replace(/[^\p{L}\p{M}\p{N}*]+/gu, ' ').trim();
}

describe.each(corpora)('the $half lines in $language', ({ corpus }) => {
  const { names, lines } = corpus;
  test('have a meaning in the notation', () => {
    const faults = lines.flatMap((line) =>
      actsOf(line[1]).flatMap((act) => faultsIn(act, line, corpus).map((fault) => `${line[0]}: ${act}: ${fault}`)),
    );
    expect(faults).toEqual([]);
  });
  test('are spoken at a table of nine with different names', () => {
    expect(new Set(names).size).toBe(9);
    expect(names.filter((name) => /[\s+,?/]/.test(name))).toEqual([]);
  });
  test('are 160 or more', () => expect(lines.length).toBeGreaterThanOrEqual(160));
  test('concern every player but the speaker', () => {
    const meant = lines.map(([, meaning]) => meaning).join(' ');
    expect(names.filter((name, seat) => seat !== SPEAKER && !meant.includes(name))).toEqual([]);
  });
  test('come from all five rule sets', () => {
    const counts = new Map<string, number>();
    for (const line of lines) counts.set(rulesOf(line).id, (counts.get(rulesOf(line).id) ?? 0) + 1);
    expect(counts.size).toBe(5);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(2);
  });
  test('use every kind of act and say nothing in one of eight', () => {
    const acts = lines.flatMap(([, meaning]) => actsOf(meaning));
    const kinds =
      'claim,suspect,trust,intend,intend nobody,call vote,call vote nobody,call claim,spare,vouch,unsuspect,retract,agree,disagree,second,defend,wonder,ask-all why,ask-all about,ask-all suspect,ask-all ballots,ask-all summary,ask-all bot,ask-all results,greet,thanks,unsure,mourn,hurry';
    expect(kinds.split(',').filter((kind) => !acts.some((act) => `${act} `.startsWith(`${kind} `)))).toEqual([]);
    const topics = 'role,ballot,suspect,reason,why,about,results,bot';
    const asks = acts.filter((act) => act.startsWith('ask '));
    expect(topics.split(',').filter((topic) => !asks.some((act) => act.split(' ')[2] === topic))).toEqual([]);
    expect(lines.filter(([, meaning]) => meaning === '').length * 8).toBeGreaterThanOrEqual(lines.length);
  });
});

describe.each(Object.keys(known))('all tables in %s', (language) => {
  const tables = [...(known[language] ?? []), ...(unseen[language] ?? [])];
  test('share no player', () => {
    const names = tables.flatMap((corpus) => corpus.names);
    expect(new Set(names).size).toBe(names.length);
  });
  test('share no line, and none has one twice', () => {
    const lines = tables.flatMap(({ names, lines }) => lines.map(([text]) => bare(text, names)));
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
  });
});

test('at least 120 of the Hindi lines are written in Latin letters', () => {
  const lines = [known.hi, unseen.hi].flatMap((tables) => tables?.flatMap((table) => table.lines) ?? []);
  expect(lines.filter(([text]) => !/\p{Script=Devanagari}/u.test(text)).length).toBeGreaterThanOrEqual(120);
});
