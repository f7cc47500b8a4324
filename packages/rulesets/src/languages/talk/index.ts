import type { Role, Spoken, TableTalk } from '@moonrise/engine';
import type { RulesLanguage } from '../catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { ja } from './ja.ts';

/** Cards and results that go by the same id mean the same in every rule set, so that one table serves them all. */
export const translatedTalk: Readonly<Record<Exclude<RulesLanguage, 'en'>, TableTalk>> = { de, hi, ja };

/** How people speak of these roles, per language. What is not translated is English. */
export function talkOf(roles: readonly Role[]): Readonly<Record<RulesLanguage, TableTalk>> {
  const english = englishTalk(roles);
  const inOther = (talk: TableTalk): TableTalk => ({
    ...talk,
    roles: { ...english.roles, ...talk.roles },
    answers: { ...english.answers, ...talk.answers },
    reports: { ...english.reports, ...talk.reports },
  });
  return { en: english, de: inOther(de), hi: inOther(hi), ja: inOther(ja) };
}

const englishTalk = (roles: readonly Role[]): TableTalk => ({
  ...en,
  roles: Object.fromEntries(roles.map((role) => [role.id, spoken(role)])),
  answers: Object.assign({}, ...roles.map(({ words }) => words.talk?.answers)),
  reports: Object.assign({}, ...roles.map(({ words }) => words.talk?.reports)),
});

const spoken = ({ words: { name, talk } }: Role): Spoken =>
  talk ? { is: talk.is, names: talk.names } : { is: `the ${name}`, names: name };
