import { useAsk } from '../../../shared/connection/hooks/use-ask.ts';
import type { RoomView } from '../../../shared/connection/snapshot.ts';
import { Choice, Switch } from '../../../shared/ui/controls/fields.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from './entry-panel.module.css';

/** The options that belong to the room, whatever is played. */
export function RoomOptionsFields({ room }: { readonly room: RoomView }) {
  const t = useWords();
  const ask = useAsk();
  const { approve_seats = false, remove_by_vote = false, word_filter = 'off' } = room.roomOptions;
  const set = (option: RoomView['options']) => ask('set_options', { options: { ...room.options, ...option } });
  return (
    <>
      <Switch
        label={t('people.approve')}
        hint={t('people.approveHint')}
        checked={approve_seats}
        onChange={(isOn) => set({ approve_seats: isOn })}
      />
      <Switch
        label={t('people.voteOut')}
        hint={t('people.voteOutHint')}
        checked={remove_by_vote}
        onChange={(isOn) => set({ remove_by_vote: isOn })}
      />
      <div>
        <Choice
          label={t('people.filter')}
          options={[
            { id: 'off', name: t('people.filterOff') },
            { id: 'mild', name: t('people.filterMild') },
            { id: 'strict', name: t('people.filterStrict') },
          ]}
          value={word_filter}
          onChange={(level) => set({ word_filter: level })}
        />
        <p className={classes.hint}>{t('people.filterHint')}</p>
      </div>
    </>
  );
}
