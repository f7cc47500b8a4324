import { createContext, type ReactNode, startTransition, use, useContext, useEffect, useMemo, useState } from 'react';
import { at } from '../install/base.ts';
import { settings, useSettings } from '../settings/settings.ts';
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

const wantedOf = (chosen: string | null): UiLanguage => bestLanguage(chosen ? [chosen] : navigator.languages);

/** What the page that is being opened says from the first drawing on. */
const opening: readonly WordsPart[] = location.pathname.includes('/games/')
  ? ['first', 'stories']
  : location.pathname === at('/')
    ? ['first', 'doors', 'late']
    : ['first'];

/** Asks for these words before anything is drawn. Returns their language. */
export function askForWords(): UiLanguage {
  const wanted = wantedOf(settings.get().language);
  for (const part of [...opening, 'doors'] as const) loadWords(wanted, part).catch(() => {}); // asked for again when they are needed
  return wanted;
}

/** Nothing is drawn before its words are there: a page never speaks two languages. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const { language: chosen } = useSettings();
  const wanted = wantedOf(chosen);
  const [speech, setSpeech] = useState<Speech>();
  useEffect(() => {
    let isCurrent = true;
    // All of them: React shows what it has to wait for a third of a second later.
    Promise.all(opening.map((part) => needWords(wanted, part))).then(([catalogue = {}]) => {
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
