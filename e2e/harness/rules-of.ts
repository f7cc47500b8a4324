import type { AnswerOf } from '@moonrise/protocol';
import type { Room } from './viewer.ts';

export type Rules = AnswerOf<'/api/rulesets'>['rulesets'][number];

/** The rule set of a room as a screen in that language gets it: tests find things by its words. */
export async function rulesOf(url: string, { rules, options }: Room, language: string): Promise<Rules> {
  const query = new URLSearchParams({ lang: language, options: JSON.stringify(options) });
  const answer = await fetch(`${url}/api/rulesets/${rules}?${query}`);
  return (await answer.json()) as Rules;
}

/** What a card asks that offers this act. */
export const askOf = ({ words }: Rules, act: string): string => words.cards[act]?.ask ?? words.acts[act] ?? act;
/** What is written on the button for it. */
export const pickOf = ({ words }: Rules, act: string): string => words.cards[act]?.pick ?? words.acts[act] ?? act;
