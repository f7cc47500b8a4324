import { useAsk } from '../../../shared/connection/use-ask.ts';
import type { Lobby } from '../use-lobby.ts';
import { type Path, type Value, type Values, withValue } from './option-values.ts';
import { Pending } from './pending.ts';

const pending = new Pending<Values>();

/** Changes one option of the room; undefined: as usual again. */
export function useOptions({ room }: Lobby) {
  const ask = useAsk();
  const options = room.options as Values;
  return {
    options,
    change: async (path: Path, value: Value | undefined) => {
      const next = pending.change(options, (latest) => withValue(latest, path, value));
      const { ok } = await ask('set_options', { options: next as Lobby['room']['options'] });
      if (!ok) pending.forget();
    },
  };
}
