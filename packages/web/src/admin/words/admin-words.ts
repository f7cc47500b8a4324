import type { LoadedWords, UiLanguage } from '../../shared/words/words.ts';
import type * as english from './en/index.ts';

type Topics = Omit<typeof english, 'shared'>;
export type AdminKey = { [Topic in keyof Topics]: keyof Topics[Topic] & string }[keyof Topics];
export type AdminCatalogue = Readonly<Record<AdminKey, string>>;

interface AdminWords {
  readonly shared: LoadedWords; // for the parts that the client uses too
  readonly own: AdminCatalogue;
}
type Loaded = { readonly [Topic in keyof Topics]: Readonly<Record<keyof Topics[Topic], string>> } & {
  readonly shared: LoadedWords;
};
const loaders: Readonly<Record<UiLanguage, () => Promise<Loaded>>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  hi: () => import('./hi/index.ts'),
  ja: () => import('./ja/index.ts'),
};

export async function loadAdminWords(language: UiLanguage): Promise<AdminWords> {
  const { shared, ...topics } = await loaders[language]();
  return { shared, own: Object.assign({}, ...Object.values(topics)) as AdminCatalogue };
}
