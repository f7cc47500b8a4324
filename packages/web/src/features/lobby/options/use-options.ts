import type { PayloadOf } from '@moonrise/protocol';
import { useSyncExternalStore } from 'react';
import { useAsk } from '../../../shared/connection/hooks/use-ask.ts';
import type { Lobby } from '../use-lobby.ts';
import { type OptionValue, type OptionValues, type Path, withValue } from './option-values.ts';
import { PendingChanges } from './pending-changes.ts';

const pending = new PendingChanges<OptionValues>();

type More = Omit<PayloadOf<'set_options'>, 'options'>;

/** The options of the room with the host's pending changes, and ways to change them. */
export function useOptions({ room }: Lobby) {
  const ask = useAsk();
  const shown = room.options as OptionValues;
  const wanted = useSyncExternalStore(pending.subscribe, pending.get);
  return {
    options: wanted ?? shown,
    /** Sets one option; undefined: the default. */
    change: (path: Path, value: OptionValue | undefined) =>
      pending.change(
        shown,
        (latest) => withValue(latest, path, value),
        (options) => ask('set_options', { options: options as Lobby['room']['options'] }),
      ),
    /** Replaces all options, together with other settings. */
    replace: (options: OptionValues, more: More = {}) =>
      pending.change(
        shown,
        () => options,
        (options) => ask('set_options', { ...more, options: options as Lobby['room']['options'] }),
      ),
  };
}
