import type { AiKind } from '@moonrise/protocol';
import { Stored } from '../device/stored.ts';

/** Settings of this device. The server gets only the name, the form of address, the profile and, for a room it hosts, the bots’ kind and language. */
export interface DeviceSettings {
  readonly name: string;
  readonly language: string | null; // null: the browser's
  readonly effects: boolean;
  readonly music: boolean;
  readonly voice: boolean; // of the table display
  readonly vibration: boolean;
  readonly awake: boolean; // keep the screen on during a game
  readonly sameRoom: 'auto' | 'on' | 'off'; // the players sit around one table and can see this screen
  readonly hideCode: boolean; // for streamers
  readonly filter: 'off' | 'mild' | 'strict'; // of chat and names
  readonly motion: 'auto' | 'less';
  readonly botKind: AiKind; // chosen last
  readonly address: 'plain' | 'feminine'; // how bots speak of the player in Hindi
  readonly profile: string | null; // its secret; empty: none yet; null: declined
}

const usual: DeviceSettings = {
  name: '',
  language: null,
  effects: true, // from the first tap on
  music: false,
  voice: true,
  vibration: true,
  awake: true,
  sameRoom: 'auto',
  hideCode: false,
  filter: 'mild',
  motion: 'auto',
  botKind: 'standard',
  address: 'plain',
  profile: '',
};

const stored = new Stored<DeviceSettings>('localStorage', 'moonrise.settings', (found) => ({
  ...usual,
  ...Object(found),
}));

export const settings = {
  get: stored.get,
  set: (change: Partial<DeviceSettings>): void => stored.set({ ...stored.get(), ...change }),
  subscribe: stored.subscribe,
};

export const useSettings = stored.use;
