import { z } from 'zod';
import { count, id, place, playerId, role, target, team, word } from '../values.ts';

export interface ServerEvent {
  readonly doc: string;
  readonly stream: 'both' | 'named' | 'log'; // which sockets get it
  readonly payload: z.ZodObject;
  readonly example: object;
}

/** Every packet of a game is numbered. */
export const packet = <S extends z.ZodRawShape>(shape: S) => z.strictObject({ n, ...shape });
export const n = z.int().min(1).describe('number of the packet: 1, 2, 3 …, counted for this viewer');

export const text = z.string();
export const places = z.array(target);
export const phaseId = id.nullable().describe('names the phase in acts; new for each phase, revote and speech turn');

const promptsOn = <T extends z.ZodType>(aim: T) =>
  z
    .array(
      z.strictObject({
        slot: word.describe('what is asked; each slot takes one answer'),
        required: z.boolean().describe('the phase waits for the answer'),
        offers: z
          .array(
            z.strictObject({
              act: word,
              pick: count.describe('how many different targets the act takes'),
              targets: z.array(aim).describe('the possible targets'),
              text: count.optional().describe('the act takes text, up to this many characters'),
              may_pass: z.boolean().describe('an answer without targets is allowed'),
              final: z.literal(true).optional().describe('the answer cannot be taken back'),
              left: count.optional().describe('how often the act can still be used, where more than once is possible'),
            }),
          )
          .describe('any one of them answers the prompt'),
        chosen: z
          .strictObject({ act: word, targets: z.array(aim) })
          .optional()
          .describe('your answer so far'),
      }),
    )
    .describe('everything you may do now');
/** The named stream writes places as ids, the log stream as the engine numbers them. */
export const prompts = promptsOn(target);
export const logPrompts = promptsOn(place);

export const locks = z
  .array(
    z.strictObject({
      slot: word,
      why: word.describe('a key of the rule set’s `words.whys`'),
      about: z.array(place).optional().describe('the players named in that sentence'),
    }),
  )
  .describe('acts that you have in this phase and cannot use now, with the reason');

const revealed = z.strictObject({
  id: playerId,
  name: text,
  role: role.nullable().describe('the role at the end'),
  dealt_role: role.nullable(),
  team: team.nullable(),
  alive: z.boolean(),
  won: z.boolean(),
});
/** How a game ended, in `game_ended` and in the archive. */
export const result = {
  winner: word.describe('a team, or `none`'),
  reason: word.describe('why the game is over'),
  players_with_roles: z.array(revealed),
  seed: z.string().describe('its SHA-256 is the `commitment` of the deal'),
};
