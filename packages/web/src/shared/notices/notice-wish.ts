import { Stored } from '../device/stored.ts';

/** What this device was told about notices of slow games. */
export interface NoticeWish {
  readonly isWanted: boolean | null; // null: not asked yet
  readonly quiet: { readonly from: string; readonly to: string } | null; // times of the day
}
export const noticeWish = new Stored<NoticeWish>('localStorage', 'moonrise.notices', (found) => ({
  isWanted: null,
  quiet: null,
  ...Object(found),
}));

/** The quiet hours as the server wants them. */
export function quietHours({ quiet }: NoticeWish) {
  if (!quiet) return undefined;
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { from: minuteOf(quiet.from), to: minuteOf(quiet.to), zone };
}
