import { about } from './about.ts';
import { agree } from './agree.ts';
import { askBallot } from './ask-ballot.ts';
import { askBallots } from './ask-ballots.ts';
import { askBot } from './ask-bot.ts';
import { askReason } from './ask-reason.ts';
import { askResults } from './ask-results.ts';
import { askRole } from './ask-role.ts';
import { askSummary } from './ask-summary.ts';
import { askSuspect } from './ask-suspect.ts';
import { asked } from './asked.ts';
import { callVote } from './call-vote.ts';
import { disagree } from './disagree.ts';
import { green } from './green.ts';
import { intend } from './intend.ts';
import { none } from './none.ts';
import { pair } from './pair.ts';
import { red } from './red.ts';
import { robbed } from './robbed.ts';
import { seen } from './seen.ts';
import { spare } from './spare.ts';
import { suspect } from './suspect.ts';
import { trust } from './trust.ts';
import { unsuspect } from './unsuspect.ts';
import { vouch } from './vouch.ts';
import { why } from './why.ts';

export const players: Readonly<Record<string, string>> = {
  about,
  agree,
  'ask-ballot': askBallot,
  'ask-ballots': askBallots,
  'ask-bot': askBot,
  'ask-reason': askReason,
  'ask-results': askResults,
  'ask-role': askRole,
  'ask-summary': askSummary,
  'ask-suspect': askSuspect,
  asked,
  callVote,
  disagree,
  green,
  intend,
  none,
  pair,
  red,
  robbed,
  seen,
  spare,
  suspect,
  trust,
  unsuspect,
  vouch,
  why,
};
