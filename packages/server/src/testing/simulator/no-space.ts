import type { Soundness } from '../../store/soundness.ts';
import { bytesByKind, type SpaceStore } from '../../store/space-store.ts';

/** The simulator neither measures nor deletes anything. */
export const noSpace: SpaceStore = {
  disk: async () => ({ stored: 0, free: null }),
  bytes: async () => bytesByKind([], 0),
  bytesIn: async () => 0,
  bytesOf: async () => 0,
  ownerOf: async () => undefined,
  saltFor: async (_, made) => made,
  forgetSalts: async () => {},
  oldGames: async () => [],
  closedRooms: async () => [],
  profilesAfter: async () => [],
  removeGame: async () => true,
  removeRoom: async () => true,
  removeRows: async () => 0,
  hasChat: async () => true,
  rewriteChat: async () => {},
  pin: async () => false,
  pins: async () => [],
  claimSweep: async () => false,
  noticeUntil: async () => 0,
};

/** The simulated disk damages nothing. */
export const alwaysSound: Soundness = {
  streams: async () => 0,
  streamsAfter: async () => [],
  unfinished: async () => [],
  newest: async () => [],
  rowsAfter: async () => [],
  lostGames: async () => [],
  faults: async () => [],
  setAside: async () => false,
  damaged: async () => [],
};
