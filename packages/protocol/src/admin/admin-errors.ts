import { z } from 'zod';

/** Why an admin request is refused, with its HTTP status. */
export const adminErrors = {
  malformed: 400,
  not_signed_in: 401,
  wrong_token: 401,
  sign_in_failed: 403, // OpenID Connect
  bad_host: 403,
  bad_origin: 403,
  bad_csrf: 403,
  https_needed: 403,
  admin_only: 403, // the role `moderator` may not do this
  not_found: 404,
  unknown_room: 404,
  unknown_player: 404,
  unknown_report: 404,
  unknown_ban: 404,
  unknown_game: 404,
  not_a_person: 409,
  not_possible: 409, // the message says why
  too_large: 413,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type AdminErrorCode = keyof typeof adminErrors;

/** A refused admin request. */
export const adminError = z.strictObject({
  error: z.strictObject({
    code: z.enum(Object.keys(adminErrors) as [AdminErrorCode, ...AdminErrorCode[]]),
    message: z.string().describe('a sentence: what was wrong and what to do'),
    retry_after: z.number().min(0).optional().describe('seconds'),
  }),
});
export type AdminError = z.infer<typeof adminError>['error'];
