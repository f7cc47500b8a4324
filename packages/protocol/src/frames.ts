import { z } from 'zod';
import { count, id, playerId, role, target, team, word } from './values.ts';

export interface ServerEvent {
  readonly doc: string;
  readonly stream: 'both' | 'named' | 'log'; // which sockets get it
  readonly payload: z.ZodObject;
  readonly example: object;
}

/** Everything that belongs to a game is numbered. */
export const frame = <S extends z.ZodRawShape>(shape: S) => z.strictObject({ n, ...shape });
export const n = z.int().min(1).describe('number of the frame, counted for you alone, without gaps');

export const text = z.string();
export const places = z.array(target);
export const phaseId = id.nullable().describe('for `phase_id` of an act; new for each phase, revote and speech turn');

export const prompts = z
  .array(
    z.strictObject({
      slot: word.describe('what has to be answered: one answer per slot'),
      required: z.boolean().describe('the phase waits for it'),
      offers: z
        .array(
          z.strictObject({
            act: word,
            pick: count.describe('how many different targets'),
            targets: places.describe('whom one may choose'),
            text: count.optional().describe('takes words, at most so many characters'),
            may_pass: z.boolean().describe('no target at all is an answer too'),
            final: z.literal(true).optional().describe('once done it cannot be taken back'),
          }),
        )
        .describe('any one of them answers the prompt'),
      chosen: z.strictObject({ act: word, targets: places }).optional().describe('your answer so far'),
    }),
  )
  .describe('everything you may do now');

export const locks = z
  .array(
    z.strictObject({
      slot: word,
      why: word.describe('a key of the rule set’s `words.whys`'),
      about: places.optional().describe('whom that sentence names'),
    }),
  )
  .describe('what you have in this phase and cannot use now, with the reason');

const revealed = z.strictObject({
  id: playerId,
  name: text,
  role: role.nullable().describe('the final one'),
  dealt_role: role.nullable(),
  team: team.nullable(),
  alive: z.boolean(),
  won: z.boolean(),
});
/** How a game ended, in a frame and in the archive. */
export const result = {
  winner: word.describe('a team, or `none`'),
  reason: word.describe('why the game is over'),
  players_with_roles: z.array(revealed),
  seed: z.string().describe('its hash is the `commitment` of the deal'),
};
