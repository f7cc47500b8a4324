import { useAsk } from '../../../shared/connection/hooks/use-ask.ts';
import type { RoomView } from '../../../shared/connection/snapshot.ts';
import { Switch } from '../../../shared/ui/controls/fields.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';

/** Whether the next game is rated. For the host. */
export function RankedPanel({ room }: { readonly room: RoomView }) {
  const t = useWords();
  const ask = useAsk();
  return (
    <Panel>
      <Switch
        label={t('lobby.ranked')}
        hint={t('lobby.rankedHint')}
        checked={room.ranked ?? false}
        onChange={(ranked) => ask('set_options', { ranked })}
      />
      {room.ranked && (
        <Switch
          label={t('lobby.inOneRoom')}
          hint={t('lobby.inOneRoomHint')}
          checked={room.in_one_room ?? false}
          onChange={(in_one_room) => ask('set_options', { in_one_room })}
        />
      )}
    </Panel>
  );
}
