import { allBallot } from './all-ballot.ts';
import { allBallots } from './all-ballots.ts';
import { allBot } from './all-bot.ts';
import { allResults } from './all-results.ts';
import { allSummary } from './all-summary.ts';
import { allSuspect } from './all-suspect.ts';
import { callClaim } from './call-claim.ts';
import { callHolder } from './call-holder.ts';
import { callNobody } from './call-nobody.ts';
import { claim } from './claim.ts';
import { defend } from './defend.ts';
import { greet } from './greet.ts';
import { hurry } from './hurry.ts';
import { intendNobody } from './intend-nobody.ts';
import { mourn } from './mourn.ts';
import { none } from './none.ts';
import { retract } from './retract.ts';
import { second } from './second.ts';
import { thanks } from './thanks.ts';
import { unsure } from './unsure.ts';
import { wonder } from './wonder.ts';

export const lines: Readonly<Record<string, string>> = {
  'all-ballot': allBallot,
  'all-ballots': allBallots,
  'all-bot': allBot,
  'all-results': allResults,
  'all-summary': allSummary,
  'all-suspect': allSuspect,
  'call-nobody': callNobody,
  callClaim,
  callHolder,
  claim,
  defend,
  greet,
  hurry,
  'intend-nobody': intendNobody,
  mourn,
  none,
  retract,
  second,
  thanks,
  unsure,
  wonder,
};
