import { LANGUAGES, type RulesLanguage } from '@moonrise/rulesets';
import type { FastifyRequest } from 'fastify';
import { CompressedText } from './compressed-text.ts';
import { rulesetList } from './ruleset-list.ts';

/** The list of rule sets, built once per language. The query of the request selects the language. */
export function rulesetListCache(): (request: FastifyRequest) => CompressedText {
  const lists = new Map(
    LANGUAGES.map((language) => [language, new CompressedText(JSON.stringify(rulesetList(language)))]),
  );
  return ({ query }) => lists.get(languageOf(query)) as CompressedText;
}

export const languageOf = (query: unknown): RulesLanguage =>
  LANGUAGES.find((one) => one === (query as { readonly lang?: unknown }).lang) ?? 'en';
