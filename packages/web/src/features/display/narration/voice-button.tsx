import { settings } from '../../../shared/settings/settings.ts';
import { Button, IconButton } from '../../../shared/ui/controls/button.tsx';
import { useSpeech } from '../../../shared/words/use-words.tsx';
import { allowNarration, mayNarrate, stopNarration, useIsNarrating } from './narration.ts';

/** Turns the voice of this screen on and off. */
export function VoiceButton({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { t, language } = useSpeech();
  const isNarrating = useIsNarrating();
  if (!mayNarrate()) return null;
  const toggle = () => {
    settings.set({ voice: !isNarrating });
    if (isNarrating) stopNarration();
    else allowNarration(t('display.voiceHello'), language);
  };
  const icon = isNarrating ? 'sound-on' : 'sound-off';
  if (isSmall) return <IconButton icon={icon} label={t('display.voice')} aria-pressed={isNarrating} onClick={toggle} />;
  return (
    <Button icon={icon} aria-pressed={isNarrating} onClick={toggle}>
      {t('display.voice')}
    </Button>
  );
}
