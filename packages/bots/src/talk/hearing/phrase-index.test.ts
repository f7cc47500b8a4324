import { expect, test } from 'vitest';
import type { Grammar } from './grammar.ts';
import { grammars } from './grammars/index.ts';
import { phraseIndex } from './phrase-index.ts';
import { rulesFrom, Sentence } from './sentence.ts';

const spell = (word: string) => word;
const rules = rulesFrom(grammars.en as Grammar, spell);
const TOM = '\ue000';

function found(phrase: string, text: string): readonly string[] {
  const sentence = new Sentence(text.replaceAll('Tom', TOM).split(' '), false, rules);
  const cues = phraseIndex({ cue: phrase }, spell, 'not').find(sentence);
  return cues.map(({ from, to }) => sentence.units.slice(from, to).join(' ').replaceAll(TOM, 'Tom'));
}

test.each([
  ['no doubt', 'there is no doubt', ['no doubt']],
  ['(a|b) c', 'b c', ['b c']],
  ['[very] sus', 'he is very sus', ['very sus', 'sus']],
  ['vote {w} {s}', 'vote for our Tom', ['vote for our Tom']],
  ['vote {w} {s}', 'vote for all of our Tom', []],
  ['im {w} seer', 'im not seer', []], // a gap skips no negation
  ['^ {s} today', 'ok Tom today', ['Tom today']],
  ['^ {s} today', 'voting Tom today', []],
  ['trust {s} $', 'i trust Tom lol', ['trust Tom']],
  ['trust {s} $', 'i trust Tom less', []],
])('"%s" in "%s"', (phrase, text, cues) => expect(found(phrase, text)).toEqual(cues));
