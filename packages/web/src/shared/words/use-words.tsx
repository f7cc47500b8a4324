import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { bestLanguage, type Catalogue, type Language, loadWords, type Translate, translator } from './words.ts';

interface Speech {
  readonly language: Language;
  readonly t: Translate;
  readonly has: (key: string) => boolean;
}
const SpeechContext = createContext<Speech | null>(null);

/** Nothing is drawn before the words are there: a page never speaks two languages. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const { language: chosen } = useSettings();
  const wanted = bestLanguage(chosen ? [chosen] : navigator.languages);
  const [loaded, setLoaded] = useState<{ language: Language; catalogue: Catalogue }>();
  useEffect(() => {
    let isCurrent = true;
    loadWords(wanted).then((catalogue) => isCurrent && setLoaded({ language: wanted, catalogue }));
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  useEffect(() => {
    if (loaded) document.documentElement.lang = loaded.language;
  }, [loaded]);
  const speech = useMemo(
    () =>
      loaded && {
        language: loaded.language,
        t: translator(loaded.catalogue, loaded.language),
        has: (key: string) => Object.hasOwn(loaded.catalogue, key),
      },
    [loaded],
  );
  return speech ? <SpeechContext value={speech}>{children}</SpeechContext> : null;
}

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('There are no words above this component.');
  return speech;
}
export const useWords = (): Translate => useSpeech().t;
