import type { Id } from '../core/model.ts';
import type { Role } from '../core/rules.ts';
import type { Reveal } from './reveal.ts';

/** The options that mean the same in every rule set. */
export const commonOptions = <const R extends Reveal>(phases: readonly Id[], roles: readonly Role[], reveal: R) =>
  ({
    durations: {
      kind: 'counts',
      of: phases,
      min: 1,
      max: 86_400,
      label: 'Times',
      words: 'Seconds for each phase.',
    },
    roles: {
      kind: 'counts',
      of: roles.map((role) => role.id),
      min: 0,
      max: 30,
      label: 'Cards',
      words: 'Your own deck: how many cards of each role.',
    },
    ballots: {
      kind: 'choice',
      of: ['open', 'secret'],
      default: 'open',
      names: { open: 'Open', secret: 'Secret' },
      label: 'Votes',
      words: 'Whether players see votes as they are cast.',
    },
    reveal: {
      kind: 'choice',
      of: ['full', 'alignment', 'none'],
      default: reveal,
      names: { full: 'The role', alignment: 'The side', none: 'Nothing' },
      label: 'What a death reveals',
      words: 'What everyone learns about a player who dies: the role, only the side, or nothing.',
    },
    fixed_night: {
      kind: 'bool',
      default: false,
      label: 'Full-length nights',
      words: 'Nights last their full time, so that their length reveals nothing.',
    },
    bots_for_away: {
      kind: 'bool',
      default: true,
      label: 'Bots for absent players',
      words: 'A bot takes over for a player who has been away for a minute.',
    },
    beginners: {
      since: 3,
      kind: 'bool',
      default: false,
      label: 'Beginners’ table',
      words: 'On the first day bots vote for nobody without a reason that everyone can check.',
    },
    countdown: {
      kind: 'number',
      min: 0,
      max: 10,
      default: 6,
      label: 'Countdown',
      words: 'Seconds between the start and the deal.',
    },
  }) as const;
