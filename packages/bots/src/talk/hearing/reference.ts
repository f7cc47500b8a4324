import { type CompiledPatterns, indexOf } from './pattern.ts';
import type { Vocabulary } from './vocabulary.ts';

const isPlayer = (word: string | undefined): boolean => indexOf('seat', word ?? '') !== undefined;
const players = (text: string): readonly string[] => [...new Set(text.match(/[\ue000-\ue0ff]/g) ?? [])];

/** Turns a plural sentence into singular clauses: "X and Y are" becomes "X is, Y is". */
export function splitPlural(text: string, { source, patterns }: Vocabulary): string {
  if (players(text).length < 2) return text;
  if (!source.isSpaced) return text.replaceAll(patterns.both, '$1$3$4、$2$3$4');
  const words = text.trim().split(' ');
  const [from, to] = runIn(words, patterns) ?? [-1, -1];
  const begin = words.lastIndexOf(',', from) + 1;
  const comma = words.indexOf(',', to);
  const end = comma < 0 ? words.length : comma;
  const verb = words.findIndex((word, i) => i > to && i < end && patterns.are.has(word));
  if (to < 0 || verb < 0) return text;
  const rest = words.slice(to + 1, end).with(verb - to - 1, patterns.are.get(words[verb] ?? '') ?? '');
  const each = words
    .slice(from, to + 1)
    .filter(isPlayer)
    .flatMap((player, i) => [...(i > 0 ? [','] : []), ...words.slice(begin, from), player, ...rest]);
  return ` ${[...words.slice(0, begin), ...each, ...words.slice(end)].join(' ')} `;
}
/** The first and last word of players named together. */
function runIn(words: readonly string[], { and }: CompiledPatterns): readonly [number, number] | undefined {
  for (const [from, word] of words.entries()) {
    if (!isPlayer(word)) continue;
    let to = from;
    for (let at = from + 1; at < words.length; at++) {
      const next = words[at] as string;
      if (isPlayer(next) && at > to + 1) to = at;
      else if (next !== ',' && !and.has(next)) break;
    }
    if (words.slice(from, to).some((one) => and.has(one))) return [from, to];
  }
  return undefined;
}

/** Replaces a leading pronoun by the player named before. */
export function resolvePronoun(clause: string, before: string | undefined, { source, patterns }: Vocabulary): string {
  const { pronouns, are } = patterns;
  if (before === undefined) return clause;
  if (!source.isSpaced) {
    const pronoun = [...pronouns.keys()].find((one) => clause.startsWith(one));
    return pronoun === undefined ? clause : `${before}${clause.slice(pronoun.length)}`;
  }
  const [first = '', second = '', ...rest] = clause.trim().split(' ');
  const verb = pronouns.get(first);
  if (verb === undefined) return clause;
  const words = [before, verb, are.get(second) ?? second, ...rest].filter((word) => word !== '');
  return ` ${words.join(' ')} `;
}
/**
 * The player a pronoun after this clause refers to: the only one named in it, or as before if none; undefined if
 * unclear.
 */
export function antecedentAfter(
  clause: string,
  before: string | undefined,
  { patterns }: Vocabulary,
): string | undefined {
  const [only, ...others] = players(clause);
  if (only === undefined) return before;
  const isUnclear = others.length > 0 || clause.split(' ').some((word) => patterns.pronouns.has(word));
  return isUnclear ? undefined : only;
}

/** Joins what belongs together, so that no clause ends there: players named together, a list after a colon, a player addressed. */
export function joined(text: string, { source, patterns: { and } }: Vocabulary): string {
  if (!source.isSpaced)
    return text.replaceAll(new RegExp(`(?<=[\\ue000-\\ue0ff])${source.several.and}(?=[\\ue000-\\ue0ff])`, 'gu'), '');
  const between = new RegExp(`(?<=[\\ue000-\\ue0ff]) (?:${[...and].join('|')})(?= [\\ue000-\\ue0ff])`, 'gu');
  const named = text.replaceAll(between, '');
  const listed = named.replace(/^([^\ue000-\ue0ff,]+) ,((?: [\ue000-\ue0ff])+ )$/u, '$1$2');
  return players(listed).length === 1 ? listed.replace(/^( [\ue000-\ue0ff]) ,/u, '$1') : listed;
}
