import type { Place, Ruleset } from '@moonrise/engine';
import type { Mood, SpeechAct, TalkContext } from './acts.ts';
import { moods, questions } from './say.ts';

type Question = keyof typeof questions;

/** What is said in a text. Whatever is not understood is left out. */
export function read(text: string, context: TalkContext): readonly SpeechAct[] {
  return text.split(/(?<=[.?!])\s+/).flatMap((part) => act(part.trim(), context) ?? []);
}

function act(text: string, context: TalkContext): SpeechAct | undefined {
  const seat = (name: string | undefined) => placeOf(context, name ?? '');
  const claim = /^I am the (.+)\.$/.exec(text);
  const role = claim && roleOf(context.rules, claim[1] ?? '');
  if (role) return { type: 'claim', role: role.id };
  const opinion = /^I (suspect|trust|vote for|agree with|disagree with) (.+)\.$/.exec(text);
  if (opinion) return opinionOf(opinion[1] ?? '', opinion[2] ?? '', context);
  const question = /^(.+), (what are you|who gets your ballot|whom do you suspect)\?$/.exec(text);
  if (question) {
    const about = (Object.keys(questions) as Question[]).find((key) => questions[key] === question[2]);
    const asked = seat(question[1]);
    return about && asked !== undefined ? { type: 'ask', seat: asked, about } : undefined;
  }
  const result = /^My result (\d+) (\S+) (.*): (.*)\.$/.exec(text);
  if (result) return reportOf(result, context);
  if (text === 'It is not me.') return { type: 'defend' };
  if (text === 'I take that back.') return { type: 'retract' };
  const mood = (Object.keys(moods) as Mood[]).find((key) => moods[key] === text);
  return mood && { type: 'chat', mood };
}

function opinionOf(verb: string, name: string, context: TalkContext): SpeechAct | undefined {
  if (verb === 'vote for' && name === 'nobody') return { type: 'intend', seat: null };
  const seat = placeOf(context, name);
  if (seat === undefined) return undefined;
  if (verb === 'vote for') return { type: 'intend', seat };
  if (verb === 'suspect' || verb === 'trust') return { type: verb, seat };
  return { type: verb === 'agree with' ? 'agree' : 'disagree', seat };
}

function reportOf(
  [, day, key = '', names = '', answer = '']: readonly string[],
  context: TalkContext,
): SpeechAct | undefined {
  const about = names === '' ? [] : names.split(' & ').map((name) => placeOf(context, name));
  if (about.includes(undefined)) return undefined;
  return { type: 'report', key, about: about as Place[], answer, day: Number(day) };
}

function placeOf({ seats }: TalkContext, name: string): Place | undefined {
  const seat = seats.findIndex((one) => one.name === name);
  if (seat >= 0) return seat;
  const card = /^card (\d+)$/.exec(name);
  return card ? seats.length + Number(card[1]) - 1 : undefined;
}
const roleOf = (rules: Ruleset, name: string) => rules.roles.find(({ words }) => words.name === name);
