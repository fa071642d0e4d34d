import { allLanguages, ownNameOf } from '@ramka/domain/text';
import { Globe } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLanguage } from '../language/texts.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { Select } from '../ui/fields/select.tsx';

const offered = allLanguages
  .filter((language) => pageSettings.languages.includes(language))
  .map((language) => ({ value: language, label: ownNameOf(language), language }));

/** Select for the language. Changing it keeps the screen's state. `brief` shows only its icon on phones. */
export const LanguageSelect = ({ brief = false }: { readonly brief?: boolean }): ReactElement => {
  const { language, texts, chooseLanguage } = useLanguage();
  return (
    <Select
      variant="quiet"
      iconOnPhones={brief}
      icon={Globe}
      label={texts.shell.language}
      labelHidden
      options={offered}
      value={language}
      onValue={chooseLanguage}
    />
  );
};
