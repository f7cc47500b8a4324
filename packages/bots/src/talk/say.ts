import type { SpeechAct, TalkContext } from './acts.ts';
import { nameOf } from './names.ts';

/** One utterance for one to three acts. */
export const say = (acts: readonly SpeechAct[], context: TalkContext): string =>
  acts.map((act) => sentence(act, context)).join(' ');

function sentence(act: SpeechAct, context: TalkContext): string {
  const name = (seat: number) => nameOf(context, seat);
  switch (act.type) {
    case 'claim':
      return `I am the ${context.rules.roleOf.get(act.role)?.words.name ?? act.role}.`;
    case 'report':
      return `My result ${act.day} ${act.key} ${act.about.map(name).join(' & ')}: ${act.answer}.`;
    case 'suspect':
      return `I suspect ${name(act.seat)}.`;
    case 'trust':
      return `I trust ${name(act.seat)}.`;
    case 'intend':
      return act.seat === null ? 'I vote for nobody.' : `I vote for ${name(act.seat)}.`;
    case 'ask':
      return `${name(act.seat)}, ${questions[act.about]}?`;
    case 'agree':
      return `I agree with ${name(act.seat)}.`;
    case 'disagree':
      return `I disagree with ${name(act.seat)}.`;
    case 'defend':
      return 'It is not me.';
    case 'retract':
      return 'I take that back.';
    case 'chat':
      return moods[act.mood];
  }
}
export const questions = {
  role: 'what are you',
  ballot: 'who gets your ballot',
  suspect: 'whom do you suspect',
} as const;
export const moods = {
  greet: 'Hello everybody.',
  unsure: 'I do not know yet.',
  mourn: 'What a loss.',
  hurry: 'Let us decide.',
  thanks: 'Thank you.',
} as const;
