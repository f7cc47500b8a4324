import { Choice } from '../ui/controls/fields.tsx';
import { useWords } from '../words/use-words.tsx';
import { languages, type UiLanguage } from '../words/words.ts';
import { settings, useSettings } from './settings.ts';

const spoken = Object.entries(languages).map(([id, name]) => ({ id: id as UiLanguage, name }));

export function LanguageChoice() {
  const t = useWords();
  const { language } = useSettings();
  return (
    <Choice
      label={t('common.language')}
      options={[...spoken, { id: 'auto', name: t('common.languageAuto') }]}
      value={language ?? 'auto'}
      onChange={(id) => settings.set({ language: id === 'auto' ? null : id })}
    />
  );
}
