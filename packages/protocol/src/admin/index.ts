import type { z } from 'zod';
import type { AdminRoute } from './admin-route.ts';
import { overviewRoutes } from './overview-routes.ts';
import { recordRoutes } from './record-routes.ts';
import { roomRoutes } from './room-routes.ts';
import { sessionRoutes } from './session-routes.ts';

export { type AdminError, type AdminErrorCode, adminError, adminErrors } from './admin-errors.ts';
export { type AdminRoute, CSRF_HEADER } from './admin-route.ts';
export { type AdminRole, adminBounds, type BanEntry, type BanKey, type BanKind } from './admin-values.ts';
export { type AdminFigure, adminFigures } from './overview-routes.ts';

/** All admin routes by method and path after `/admin/api`. */
export const adminRoutes = {
  ...sessionRoutes,
  ...overviewRoutes,
  ...roomRoutes,
  ...recordRoutes,
} as const satisfies Readonly<Record<string, AdminRoute>>;

export type AdminPath = keyof typeof adminRoutes;
export type AdminAnswer<P extends AdminPath> = z.infer<(typeof adminRoutes)[P]['answer']>;
export type AdminPayload<P extends AdminPath> = (typeof adminRoutes)[P] extends {
  readonly payload: infer S extends z.ZodType;
}
  ? z.infer<S>
  : undefined;
