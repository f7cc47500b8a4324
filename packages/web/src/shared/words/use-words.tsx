import { createContext, type ReactNode, startTransition, use, useContext, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import {
  bestLanguage,
  type LoadedWords,
  loadWords,
  needWords,
  type Translate,
  translator,
  type UiLanguage,
  type WordsPart,
  wordsAt,
} from './words.ts';

interface Speech {
  readonly language: UiLanguage;
  readonly catalogue: LoadedWords;
  readonly t: Translate;
  readonly has: (key: string) => boolean;
}
/** The admin page provides its own. */
export const SpeechContext = createContext<Speech | null>(null);

/** Nothing is drawn before its words are there: a page never speaks two languages. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const { language: chosen } = useSettings();
  const wanted = bestLanguage(chosen ? [chosen] : navigator.languages);
  const [speech, setSpeech] = useState<Speech>();
  useEffect(() => {
    let isCurrent = true;
    const opened = location.pathname.includes('/games/') ? 'stories' : 'doors';
    loadWords(wanted, opened).catch(() => {}); // most begin at a door; asked for again when they are needed
    needWords(wanted, 'first').then((catalogue) => {
      // the old language stays until all that is drawn has the new one
      if (isCurrent) startTransition(() => setSpeech(speechOf(wanted, catalogue)));
      void needWords(wanted, 'late'); // before the first refusal
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  useEffect(() => {
    if (speech) document.documentElement.lang = speech.language;
  }, [speech]);
  return speech ? <SpeechContext value={speech}>{children}</SpeechContext> : null;
}

interface WordsProps {
  readonly of: readonly WordsPart[];
  readonly children: ReactNode;
}
/** Around a screen that says more than the table does. */
export function Words({ of, children }: WordsProps) {
  const { language } = useSpeech();
  const added = of.map((part) => wordsAt(language, part) ?? use(needWords(language, part)));
  return (
    <MoreWords key={of.join()} added={added}>
      {children}
    </MoreWords>
  );
}
// On its own: React loses count of hooks that come after `use` in the same component.
function MoreWords({ added, children }: { readonly added: readonly LoadedWords[]; readonly children: ReactNode }) {
  const { language, catalogue } = useSpeech();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part of a language is always the same
  const speech = useMemo(
    () => speechOf(language, Object.assign({}, catalogue, ...added)),
    [language, catalogue, ...added],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

const speechOf = (language: UiLanguage, catalogue: LoadedWords): Speech => ({
  language,
  catalogue,
  t: translator(catalogue, language),
  has: (key) => Object.hasOwn(catalogue, key),
});

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('There are no words above this component.');
  return speech;
}
export const useWords = (): Translate => useSpeech().t;
