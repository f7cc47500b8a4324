import { LanguageButton } from './language-button.tsx';
import { SettingsButton } from './settings-button.tsx';

/** The buttons in the header of most pages. */
export const PageButtons = () => (
  <>
    <LanguageButton />
    <SettingsButton />
  </>
);
