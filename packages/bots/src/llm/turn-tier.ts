import { type Deed, type Game, listed, nameOf, type SeatId, wordFor } from '@moonrise/engine';
import type { Turn } from '../player.ts';
import { deedOf, tallyOf } from './facts.ts';
import { ledgerLines } from './ledger.ts';
import type { SeenMemory } from './llm-memory.ts';
import type { Choice, LlmQuestion } from './questions.ts';
import { withQuotedNames } from './quoting.ts';

/** What changes every turn: the claims, the table, the questions. */
export function turnTier(
  { seat, view, fellows, language }: Turn,
  seconds: number,
  questions: readonly LlmQuestion[],
  { record }: SeenMemory,
): string {
  const game = view();
  const ledger = ledgerLines(record, game);
  return [
    ...(ledger.length > 0 ? ['# Claims so far', ...ledger, ''] : []),
    '# The table now',
    ...tableLines(withQuotedNames(game), seat, fellows(), seconds),
    '',
    '# The legal choices',
    ...questions.flatMap(questionLines),
    '',
    ...(language === undefined ? [] : [speaking(language)]),
    'Answer with the JSON object.',
  ].join('\n');
}

const speaking = (language: string): string =>
  `This table speaks ${new Intl.DisplayNames(['en'], { type: 'language' }).of(language)}. Use that language, unless its players write in another.`;

function tableLines(game: Game, seat: SeatId, fellows: readonly SeatId[], seconds: number): string[] {
  const { rules, state, frame } = game;
  const named = (seats: readonly SeatId[]) =>
    listed(
      seats.map((id) => nameOf(game, id)),
      'and',
    );
  const dead = game.dead().map((id) => {
    const card = state.cards[id];
    return `${nameOf(game, id)}${card ? ` (${wordFor(rules, card)})` : ''}`;
  });
  const card = state.cards[seat];
  const ballots = frame.ballots.flatMap((slots) => Object.values(slots ?? {}));
  const isVote = ({ act }: Deed) => rules.everyone.some(({ id }) => id === act); // every seat has it
  const [votes, others] = [ballots.filter(isVote), ballots.filter((ballot) => !isVote(ballot))];
  return [
    `${wordFor(rules, frame.phase)}, round ${game.day}; ${seconds} seconds are left.`,
    `Alive: ${dead.length === 0 ? `all ${game.seats.length} players` : named(game.living())}.`,
    `Dead: ${listed(dead, 'and')}.`,
    ...(card && card !== state.dealt[seat] ? [`Your card is now: ${wordFor(rules, card)}.`] : []),
    ...(fellows.length > 0 ? [`On your side, as far as you know: ${named(fellows)}.`] : []),
    ...(votes.length > 0 ? [`Open now. ${tallyOf(game, votes)}`] : []),
    ...(others.length > 0
      ? ['Chosen so far, as far as you can see:', ...others.map((b) => `- ${deedOf(game, b)}`)]
      : []),
  ];
}

const questionLines = ({ ask, required, choices }: LlmQuestion, i: number): string[] => [
  `Question ${i + 1} (choose ${amountOf(choices)}${required ? '' : ' or none'}): ${ask}`.trimEnd(),
  ...groupsOf(choices).map(choiceLine),
];
const amountOf = (choices: readonly Choice[]): string | number => {
  const [parts = 1, ...others] = new Set(choices.filter(({ whom }) => whom !== undefined).map((one) => one.parts));
  return parts === 1 || others.length > 0 ? 'one' : parts;
};
/** Choices that differ only in whom they name stand in one line, because the turn is not cached. */
function choiceLine(choices: readonly Choice[]): string {
  const [{ label = '', whom, parts } = {}] = choices;
  if (whom === undefined) return choices.map(({ id }) => `  ${id} = ${label}`).join('\n');
  const verb = label.slice(0, -whom.length).trimEnd();
  return `  ${verb}${parts === undefined ? '' : ` (${parts} ids)`}: ${choices.map((one) => `${one.id} = ${one.whom}`).join('; ')}`;
}
function groupsOf(choices: readonly Choice[]): readonly Choice[][] {
  const groups: Choice[][] = [];
  for (const choice of choices) {
    const [first] = groups.at(-1) ?? [];
    const isAlike = first?.act === choice.act && first.parts === choice.parts;
    if (isAlike && first.whom !== undefined && choice.whom !== undefined) groups.at(-1)?.push(choice);
    else groups.push([choice]);
  }
  return groups;
}
