import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../shared/settings/settings.ts';
import { SpeechContext } from '../../shared/words/use-words.tsx';
import { bestLanguage, type Translate, translator, type UiLanguage } from '../../shared/words/words.ts';
import { type AdminCatalogue, type AdminKey, loadAdminWords } from './admin-words.ts';
import { type Formats, formatsOf } from './formats.ts';

interface AdminSpeech extends Formats {
  readonly language: UiLanguage;
  readonly t: Translate<AdminKey>;
  readonly has: (key: string) => key is AdminKey;
}
const AdminSpeechContext = createContext<AdminSpeech | null>(null);

type LoadedSpeech = Awaited<ReturnType<typeof loadAdminWords>> & { readonly language: UiLanguage };

/** Nothing is drawn before its words are there. */
export function AdminWordsProvider({ children }: { readonly children: ReactNode }) {
  const { language: chosen } = useSettings();
  const wanted = bestLanguage(chosen ? [chosen] : navigator.languages);
  const [words, setWords] = useState<LoadedSpeech>();
  useEffect(() => {
    let isCurrent = true;
    loadAdminWords(wanted).then((loaded) => {
      if (!isCurrent) return;
      document.documentElement.lang = wanted;
      setWords({ ...loaded, language: wanted });
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return words ? <Spoken words={words}>{children}</Spoken> : null;
}

function Spoken({ words, children }: { readonly words: LoadedSpeech; readonly children: ReactNode }) {
  const { language, own, shared } = words;
  const speech = useMemo(() => speechOf(own, language), [own, language]);
  const sharedSpeech = useMemo(
    () => ({
      language,
      catalogue: shared,
      t: translator(shared, language),
      has: (key: string) => Object.hasOwn(shared, key),
    }),
    [shared, language],
  );
  return (
    <SpeechContext value={sharedSpeech}>
      <AdminSpeechContext value={speech}>{children}</AdminSpeechContext>
    </SpeechContext>
  );
}

function speechOf(own: AdminCatalogue, language: UiLanguage): AdminSpeech {
  const t = translator<AdminKey>(own, language);
  return {
    language,
    t,
    has: (key): key is AdminKey => Object.hasOwn(own, key),
    ...formatsOf(language, t),
  };
}

export function useAdminWords(): AdminSpeech {
  const speech = useContext(AdminSpeechContext);
  if (!speech) throw new Error('There are no words above this component.');
  return speech;
}

/** The word for a value that the server sends; a value that this page does not know is shown as it is. */
export function useValueWord(): (topic: string, value: string) => string {
  const { t, has } = useAdminWords();
  return (topic, value) => {
    const key = `${topic}.${value}`;
    return has(key) ? t(key) : value.replaceAll('_', ' ');
  };
}
