import { z } from 'zod';
import type { Answer } from '../player.ts';
import { objectIn } from './lenient-json.ts';
import type { Completion, JsonSchema } from './port.ts';
import type { Choice, LlmQuestion } from './questions.ts';

/** What is wrong with an answer. */
export type AnswerFault = 'empty' | 'cut' | 'refusal' | 'prose' | 'shape' | 'choice' | 'silence';
export type ReadAnswer =
  | { readonly ok: true; readonly answers: readonly Answer[]; readonly note: string; readonly reasoning: string }
  | { readonly ok: false; readonly fault: AnswerFault; readonly why: string }; // why: a sentence for the model

const LONGEST_NOTE = 400;
const LONGEST_REASONING = 4_000;
const text = z.string().nullish();
const answerShape = z.object({
  reasoning: text,
  notes: text,
  note: text, // some models shorten the name
  say: text,
  choice: z.union([z.array(z.union([z.string(), z.number()])), z.string(), z.number()]).nullish(),
});

/** The JSON schema of an answer to these questions. */
export function schemaOf(questions: readonly LlmQuestion[]): JsonSchema {
  const ids = questions.flatMap(({ choices }) => choices.map(idOf));
  const properties = {
    reasoning: { type: 'string' },
    notes: { type: 'string' },
    say: { type: 'string' },
    choice: { type: 'array', items: { type: 'string', enum: ids } },
  };
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
}
const idOf = ({ id }: Choice): string => id;

/** Reads a model's answer to these questions. */
export function readAnswer(completion: Completion, questions: readonly LlmQuestion[]): ReadAnswer {
  if (completion.end === 'refusal') return faulty('refusal', 'You gave no answer.');
  const answer = afterThought(completion.text);
  const isCut = completion.end === 'cut'; // a model may spend its whole limit on thinking
  if (answer.trim() === '' && !isCut) return faulty('empty', 'Your answer was empty.');
  const object = objectIn(answer);
  if (!object && isCut) return faulty('cut', 'Your answer was too long and was cut off: be brief.');
  if (!object) return faulty('prose', 'Your answer was not a JSON object.');
  const read = answerShape.safeParse(object);
  if (!read.success)
    return faulty('shape', 'Your answer lacked the fields "reasoning", "notes", "say" and "choice" as described.');
  const { reasoning, notes, note, say, choice } = read.data;
  const ids = questions.flatMap(({ choices }) => choices.map(idOf));
  return answersFrom(questions, [choice ?? []].flat().map(idIn(ids)), spoken(say ?? ''), {
    note: (notes ?? note ?? '').slice(0, LONGEST_NOTE),
    reasoning: (reasoning ?? '').slice(0, LONGEST_REASONING),
  });
}
/** Some models write ids as numbers. Then "1.1" and "1.10" are the same, and neither is taken. */
const idIn =
  (ids: readonly string[]) =>
  (name: string | number): string =>
    typeof name === 'number' && ids.includes(`${name}0`) ? `${name} or ${name}0` : String(name);
/** Some endpoints put a model's thinking before its answer. */
function afterThought(text: string): string {
  const [, answer] = /^.*?<\/think(?:ing)?>(.*)$/s.exec(text) ?? [];
  if (answer !== undefined && !text.trimStart().startsWith('{')) return answer;
  return /^\s*<think(?:ing)?>/.test(text) ? '' : text;
}
const faulty = (fault: AnswerFault, why: string): ReadAnswer => ({ ok: false, fault, why });

function answersFrom(
  questions: readonly LlmQuestion[],
  named: readonly string[],
  say: string,
  thoughts: { readonly note: string; readonly reasoning: string },
): ReadAnswer {
  const all = questions.flatMap(({ choices }) => choices);
  const unknown = named.find((name) => !all.some((choice) => isNamed(choice, name)));
  if (unknown !== undefined)
    return faulty('choice', `There is no choice ${JSON.stringify(unknown.slice(0, 60))} in the list.`);
  const answers: Answer[] = [];
  for (const [i, { slot, required, choices }] of questions.entries()) {
    const taken = takenFrom(choices, named);
    if (typeof taken === 'string') return faulty('choice', `${taken} question ${i + 1}.`);
    const choice = taken ?? (say === '' ? undefined : onlyVoice(questions, choices));
    if (!choice && required) return faulty('choice', `You did not answer question ${i + 1}, which must be answered.`);
    if (!choice) continue;
    const isMute = choice.text !== undefined && say === '';
    if (isMute && required) return faulty('silence', 'You chose to speak, but "say" was empty.');
    if (!isMute) answers.push(answerOf(slot, choice, say));
  }
  return { ok: true, answers: lastOf(answers, questions), ...thoughts };
}
/** The choice that is named, made of its parts. A string: what is wrong. */
function takenFrom(choices: readonly Choice[], named: readonly string[]): Choice | string | undefined {
  const taken = choices.filter((choice) => named.some((name) => isNamed(choice, name)));
  const [first] = taken;
  if (!first) return undefined;
  const { act, parts = 1 } = first;
  if (taken.length > parts) return 'You chose more than one answer to';
  if (taken.length < parts || taken.some((one) => one.act !== act)) return `Choose ${parts} ids of the same line for`;
  return { ...first, targets: taken.flatMap(({ targets }) => targets) };
}
const isNamed = ({ id, label }: Choice, name: string): boolean =>
  name.trim() === id || name.trim().toLowerCase() === label.toLowerCase();

/** Speech without a choice is accepted only if there is one channel: a secret must not reach the wrong players. */
function onlyVoice(questions: readonly LlmQuestion[], choices: readonly Choice[]): Choice | undefined {
  const voices = questions.flatMap((question) => question.choices).filter(({ text: length }) => length !== undefined);
  return voices.length === 1 ? choices.find((choice) => choice === voices[0]) : undefined;
}
const answerOf = (slot: string, { act, targets, text: most }: Choice, say: string): Answer =>
  most === undefined ? { slot, act, targets } : { slot, act, targets, text: [...say].slice(0, most).join('') };

/** Answers without targets or text ("done") come last. */
function lastOf(answers: readonly Answer[], questions: readonly LlmQuestion[]): readonly Answer[] {
  const asksNothing = ({ slot }: Answer) =>
    questions.some(
      (q) =>
        q.slot === slot && q.choices.every(({ targets, text: most }) => targets.length === 0 && most === undefined),
    );
  return [...answers.filter((answer) => !asksNothing(answer)), ...answers.filter(asksNothing)];
}

/** One line of visible characters and the joiners that Hindi needs. Text that looks like our own JSON is dropped. */
function spoken(say: string): string {
  const line = say.replaceAll(/(?:(?![\u200c\u200d])\p{C}|\s)+/gu, ' ').trim();
  return /^[[{]|"(?:reasoning|notes?|choice|say)"\s*:|```/.test(line) ? '' : line;
}
