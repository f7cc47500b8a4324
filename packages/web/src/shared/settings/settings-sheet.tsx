import { Suspense } from 'react';
import { useSnapshot } from '../connection/hooks/use-connection.ts';
import { NoticesSection } from '../notices/notices-panel.tsx';
import { Choice, Switch } from '../ui/controls/fields.tsx';
import { Sheet } from '../ui/overlays/sheet.tsx';
import { useWords, Words } from '../words/use-words.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { type DeviceSettings, settings, useSettings } from './settings.ts';
import classes from './settings-sheet.module.css';

type Flag = { [K in keyof DeviceSettings]: DeviceSettings[K] extends boolean ? K : never }[keyof DeviceSettings];

interface SettingsSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const SettingsSheet = (props: SettingsSheetProps) => (
  <Suspense fallback={null}>
    <Words of={['late']}>
      <Settings {...props} />
    </Words>
  </Suspense>
);

function Settings({ isOpen, onClose }: SettingsSheetProps) {
  const t = useWords();
  return (
    <Sheet title={t('common.settings')} isOpen={isOpen} onClose={onClose}>
      <div className={classes.settings}>
        <LanguageChoice />
        <NoticeSettings />
        <SoundSettings />
        <MotionAndScreen />
        <PrivacySettings />
        <p className={classes.note}>{t('settings.kept')}</p>
      </div>
    </Sheet>
  );
}

/** Only a slow game has notices. */
function NoticeSettings() {
  const pushKey = useSnapshot(({ room, me }) => (me === null ? undefined : room?.push_key));
  return pushKey === undefined ? null : <NoticesSection pushKey={pushKey} />;
}

function Flagged({ flag }: { readonly flag: Flag }) {
  const t = useWords();
  const chosen = useSettings();
  return (
    <Switch
      label={t(`settings.${flag}`)}
      hint={t(`settings.${flag}Hint`)}
      checked={chosen[flag]}
      onChange={(checked) => settings.set({ [flag]: checked })}
    />
  );
}

function SoundSettings() {
  const t = useWords();
  return (
    <section className={classes.group}>
      <h3>{t('settings.sound')}</h3>
      <Flagged flag="effects" />
      <Flagged flag="music" />
      <Flagged flag="voice" />
    </section>
  );
}

function MotionAndScreen() {
  const t = useWords();
  const { motion } = useSettings();
  return (
    <section className={classes.group}>
      <h3>{t('settings.device')}</h3>
      <Flagged flag="vibration" />
      <Flagged flag="awake" />
      <Switch
        label={t('settings.motion')}
        checked={motion === 'less'}
        onChange={(isLess) => settings.set({ motion: isLess ? 'less' : 'auto' })}
      />
    </section>
  );
}

const SAME_ROOM = ['auto', 'on', 'off'] as const;
const FILTERS = ['off', 'mild', 'strict'] as const;

function PrivacySettings() {
  const t = useWords();
  const { sameRoom, filter } = useSettings();
  return (
    <section className={classes.group}>
      <h3>{t('settings.privacy')}</h3>
      <Choice
        label={t('settings.sameRoom')}
        options={SAME_ROOM.map((id) => ({ id, name: t(`settings.sameRoom.${id}`) }))}
        value={sameRoom}
        onChange={(value) => settings.set({ sameRoom: value })}
      />
      <p className={classes.note}>{t('settings.sameRoomHint')}</p>
      <Flagged flag="hideCode" />
      <Choice
        label={t('settings.filter')}
        options={FILTERS.map((id) => ({ id, name: t(`settings.filter.${id}`) }))}
        value={filter}
        onChange={(value) => settings.set({ filter: value })}
      />
      <p className={classes.note}>{t('settings.filterHint')}</p>
    </section>
  );
}
