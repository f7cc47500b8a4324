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
      words: 'A deck of your own: how many cards of each role.',
    },
    ballots: {
      kind: 'choice',
      of: ['open', 'secret'],
      default: 'open',
      names: { open: 'Open', secret: 'Secret' },
      label: 'Votes',
      words: 'Whether votes are seen while they are cast.',
    },
    reveal: {
      kind: 'choice',
      of: ['full', 'alignment', 'none'],
      default: reveal,
      names: { full: 'The role', alignment: 'The side', none: 'Nothing' },
      label: 'Shown of the dead',
      words: 'What is shown of those who die: the role, the side only, or nothing.',
    },
    fixed_night: {
      kind: 'bool',
      default: false,
      label: 'Nights of full length',
      words: 'Nights last their full time, so that their length tells nothing.',
    },
    bots_for_away: {
      kind: 'bool',
      default: true,
      label: 'Bots for the absent',
      words: 'A bot plays the seat of somebody who is away for a minute.',
    },
    countdown: {
      kind: 'number',
      min: 0,
      max: 10,
      default: 6,
      label: 'Countdown',
      words: 'Seconds between start and deal.',
    },
  }) as const;
