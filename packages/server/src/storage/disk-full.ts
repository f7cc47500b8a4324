const SQLITE_FULL = 13;
const CODES = ['ENOSPC', 'EDQUOT', '53100']; // the last one is PostgreSQL's

/** True if something could not be stored because the disk, or the quota of the user on it, is full. */
export function isDiskFull(error: unknown): boolean {
  const { errcode, code, cause } = (error ?? {}) as { errcode?: unknown; code?: unknown; cause?: unknown };
  if (typeof errcode === 'number' && (errcode & 0xff) === SQLITE_FULL) return true;
  return CODES.includes(String(code)) || (cause !== undefined && isDiskFull(cause));
}
