import type { Lexicon } from '../../lexicon.ts';
import { against } from './against.ts';
import { favour } from './favour.ts';
import { filler } from './filler.ts';
import { guards } from './guards.ts';
import { questions } from './questions.ts';
import { results } from './results.ts';
import { sides } from './sides.ts';
import { smallTalk } from './small-talk.ts';
import { speaker } from './speaker.ts';
import { turns } from './turns.ts';
import { votes } from './votes.ts';

export const de: Lexicon = {
  ...guards,
  ...turns,
  ...filler,
  ...against,
  ...favour,
  ...sides,
  ...votes,
  ...speaker,
  ...results,
  ...questions,
  ...smallTalk,
};
