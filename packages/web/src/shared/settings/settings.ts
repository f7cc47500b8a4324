import type { AiKind } from '@moonrise/protocol';
import { useSyncExternalStore } from 'react';

/** What this device remembers. To the server go only the name, the profile and, for rooms of one’s own, the bots’ kind and language. */
export interface Settings {
  readonly name: string;
  readonly language: string | null; // null: as the browser wishes
  readonly effects: boolean;
  readonly music: boolean;
  readonly voice: boolean; // of the table display
  readonly vibration: boolean;
  readonly awake: boolean; // keep the screen on during a game
  readonly sameRoom: 'auto' | 'on' | 'off'; // everybody sits around one table and can see this screen
  readonly hideCode: boolean; // for those who stream
  readonly filter: 'off' | 'mild' | 'strict'; // of chat and names
  readonly motion: 'auto' | 'less';
  readonly botKind: AiKind; // chosen last
  readonly profile: string | null; // the secret of one’s own; empty: none was made yet; null: none is wanted
}

const KEY = 'moonrise.settings';
const usual: Settings = {
  name: '',
  language: null,
  effects: false,
  music: false,
  voice: true,
  vibration: false,
  awake: true,
  sameRoom: 'auto',
  hideCode: false,
  filter: 'mild',
  motion: 'auto',
  botKind: 'standard',
  profile: '',
};

const listeners = new Set<() => void>();
let current: Settings = read();

function read(): Settings {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return usual;
  }
}

export const settings = {
  get: (): Settings => current,
  set: (change: Partial<Settings>): void => {
    current = { ...current, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(current));
    } catch {
      // Private windows may refuse; the setting then lasts as long as the page.
    }
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useSettings = (): Settings => useSyncExternalStore(settings.subscribe, settings.get);
