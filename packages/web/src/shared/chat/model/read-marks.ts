import { Stored } from '../../device/stored.ts';

/** What this tab has read and which channels were ever open to it, by room or game and channel. */
interface ReadMarks {
  readonly read: Readonly<Record<string, number>>; // written lines
  readonly opened: readonly string[];
}
const stored = new Stored<ReadMarks>('sessionStorage', 'moonrise.chat', (found) => ({
  read: {},
  opened: [],
  ...Object(found),
}));

export const readMarks = {
  read: (channel: string, lines: number): void => {
    const { read } = stored.get();
    if (read[channel] !== lines) stored.set({ ...stored.get(), read: { ...read, [channel]: lines } });
  },
  opened: (channels: readonly string[]): void => {
    const { opened } = stored.get();
    const fresh = channels.filter((channel) => !opened.includes(channel));
    if (fresh.length > 0) stored.set({ ...stored.get(), opened: [...opened, ...fresh] });
  },
};
export const useReadMarks = stored.use;
