import { useAsk } from '../../../shared/connection/hooks/use-ask.ts';
import { Choice } from '../../../shared/ui/controls/fields.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { languages, type UiLanguage } from '../../../shared/words/words.ts';
import type { Lobby } from '../use-lobby.ts';

const spoken = Object.entries(languages).map(([id, name]) => ({ id: id as UiLanguage, name }));

/** Which language the bots speak: one for the whole table. */
export function LanguageField({ lobby: { room, mayChange } }: { readonly lobby: Lobby }) {
  const t = useWords();
  const ask = useAsk();
  if (room.ai_count === 0) return null;
  if (!mayChange) return <p>{t('bots.speakNow', { language: languages[room.language] })}</p>;
  return (
    <Choice
      label={t('bots.speak')}
      options={spoken}
      value={room.language}
      onChange={(language) => ask('set_options', { language })}
    />
  );
}
