import type { Id } from '@moonrise/engine';
import { de as aiwolfDe } from '../aiwolf/languages/de.ts';
import { hi as aiwolfHi } from '../aiwolf/languages/hi.ts';
import { ja as aiwolfJa } from '../aiwolf/languages/ja.ts';
import { de as classicDe } from '../classic/languages/de.ts';
import { hi as classicHi } from '../classic/languages/hi.ts';
import { ja as classicJa } from '../classic/languages/ja.ts';
import { de as launchDe } from '../launch/languages/de.ts';
import { hi as launchHi } from '../launch/languages/hi.ts';
import { ja as launchJa } from '../launch/languages/ja.ts';
import { de as moonriseDe } from '../moonrise/languages/de.ts';
import { hi as moonriseHi } from '../moonrise/languages/hi.ts';
import { ja as moonriseJa } from '../moonrise/languages/ja.ts';
import { de as oneNightDe } from '../one-night/languages/de.ts';
import { hi as oneNightHi } from '../one-night/languages/hi.ts';
import { ja as oneNightJa } from '../one-night/languages/ja.ts';
import { type Presets, presetWords } from '../presets.ts';
import type { Catalogue, RulesLanguage } from './catalogue.ts';
import { de } from './de.ts';
import { hi } from './hi.ts';
import { ja } from './ja.ts';

interface Translation {
  readonly presets: Presets;
  readonly rulesets: Readonly<Record<Id, Catalogue>>;
}

/** All translations. English stands in the code. */
export const translations: Readonly<Record<RulesLanguage, Translation>> = {
  en: { presets: presetWords, rulesets: {} },
  de: {
    presets: de.presets,
    rulesets: {
      moonrise: moonriseDe,
      launch: launchDe,
      classic: classicDe,
      aiwolf: aiwolfDe,
      'one-night': oneNightDe,
    },
  },
  hi: {
    presets: hi.presets,
    rulesets: {
      moonrise: moonriseHi,
      launch: launchHi,
      classic: classicHi,
      aiwolf: aiwolfHi,
      'one-night': oneNightHi,
    },
  },
  ja: {
    presets: ja.presets,
    rulesets: {
      moonrise: moonriseJa,
      launch: launchJa,
      classic: classicJa,
      aiwolf: aiwolfJa,
      'one-night': oneNightJa,
    },
  },
};
