import type { z } from 'zod';
import type { AdminRole } from './admin-values.ts';

/** One admin route. Its key in the table is the method and the path after `/admin/api`. */
export interface AdminRoute {
  readonly doc: string;
  readonly needs: AdminRole | 'nothing'; // the least role
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject; // all optional
  readonly payload?: z.ZodType; // JSON
  readonly answer: z.ZodType;
  readonly example: object;
}

/** Every mutation carries the `csrf` of the session in this header. */
export const CSRF_HEADER = 'x-moonrise-csrf';
