import type { AnswerOf } from '@moonrise/protocol';
import type { WireRoom } from './player-view.ts';

export type RoomRules = AnswerOf<'/api/rulesets'>['rulesets'][number];

/** The rule set of a room in a language: tests find elements by its words. */
export async function fetchRules(url: string, { rules, options }: WireRoom, language: string): Promise<RoomRules> {
  const query = new URLSearchParams({ lang: language, options: JSON.stringify(options) });
  const answer = await fetch(`${url}/api/rulesets/${rules}?${query}`);
  return (await answer.json()) as RoomRules;
}

/** The title of the card for an act. */
export const askOf = ({ words }: RoomRules, act: string): string => words.cards[act]?.ask ?? words.acts[act] ?? act;
/** The label of the button for an act. */
export const pickOf = ({ words }: RoomRules, act: string): string => words.cards[act]?.pick ?? words.acts[act] ?? act;
