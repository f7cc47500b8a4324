import type { Lexicon } from '../../lexicon.ts';
import { against } from './against.ts';
import { calls } from './calls.ts';
import { favour } from './favour.ts';
import { filler } from './filler.ts';
import { guards } from './guards.ts';
import { moods } from './moods.ts';
import { questions } from './questions.ts';
import { replies } from './replies.ts';
import { speaker } from './speaker.ts';
import { turns } from './turns.ts';
import { votes } from './votes.ts';

export const hi: Lexicon = {
  ...guards,
  ...filler,
  ...turns,
  ...against,
  ...favour,
  ...replies,
  ...votes,
  ...speaker,
  ...questions,
  ...calls,
  ...moods,
};
