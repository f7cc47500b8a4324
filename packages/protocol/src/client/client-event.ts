import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

export interface ClientEvent {
  readonly doc: string;
  readonly payload: z.ZodObject;
  readonly reply: z.ZodObject; // besides `ok: true`
  readonly errors: readonly ErrorCode[]; // besides malformed, rate_limited, not_seated and unavailable
  readonly example: { readonly payload: object; readonly reply?: object };
}
export const nothing = z.strictObject({});
