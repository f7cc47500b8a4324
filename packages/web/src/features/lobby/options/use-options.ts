import { useAsk } from '../../../shared/connection/use-ask.ts';
import type { Lobby } from '../use-lobby.ts';
import { type Path, type Value, type Values, withValue } from './option-values.ts';

/** Changes one option of the room; undefined: as usual again. */
export function useOptions({ room }: Lobby) {
  const ask = useAsk();
  const options = room.options as Values;
  return {
    options,
    change: (path: Path, value: Value | undefined) =>
      ask('set_options', { options: withValue(options, path, value) as Lobby['room']['options'] }),
  };
}
