import { settings } from '../../../shared/settings/settings.ts';
import { Button, IconButton } from '../../../shared/ui/controls/button.tsx';
import { useSpeech } from '../../../shared/words/use-words.tsx';
import { allowNarration, stopNarration, useIsNarrating } from './narration.ts';

/** Turns sound and voice of this screen on and off: browsers allow neither before a tap. */
export function VoiceButton({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { t, language } = useSpeech();
  const isNarrating = useIsNarrating();
  const hello = t('display.voiceHello');
  const toggle = () => {
    settings.set({ voice: !isNarrating });
    if (isNarrating) stopNarration();
    else allowNarration(hello, language);
  };
  const icon = isNarrating ? 'sound-on' : 'sound-off';
  if (isSmall && isNarrating)
    return <IconButton icon={icon} label={t('display.voice')} aria-pressed onClick={toggle} />;
  return (
    <Button icon={icon} aria-pressed={isNarrating} onClick={toggle}>
      {t('display.voice')}
    </Button>
  );
}
