import { LANGUAGES, type RulesLanguage } from '@moonrise/rulesets';
import type { FastifyRequest } from 'fastify';
import { Packed } from './packed.ts';
import { rulesetList } from './ruleset-list.ts';

/** The list of rule sets, made once for each language; the reader's address says which. */
export function rulesetLists(): (request: FastifyRequest) => Packed {
  const lists = new Map(LANGUAGES.map((language) => [language, new Packed(JSON.stringify(rulesetList(language)))]));
  return ({ query }) => lists.get(languageOf(query)) as Packed;
}

export const languageOf = (query: unknown): RulesLanguage =>
  LANGUAGES.find((one) => one === (query as { readonly lang?: unknown }).lang) ?? 'en';
