import { Link } from '@tanstack/react-router';
import { SunMoon } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useTexts } from '../language/texts.ts';
import { allSchemes, chooseScheme, colourScheme } from '../platform/colour-scheme.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { publicPath } from '../platform/public-path.ts';
import { Select } from '../ui/fields/select.tsx';
import styles from './footer.module.css';

const currentYear = (): number => new Date().getFullYear();

const copyright = (): string => `© ${currentYear()} ${pageSettings.copyrightHolder}`;

const SampleNote = (): ReactElement | null => {
  const { shell } = useTexts();
  return pageSettings.sampleCatalogue ? <span className={styles['note']}>{shell.sampleCatalogue}</span> : null;
};

/** Footer of a project's screens. Its navigation drawer has the complete footer. */
export const ProjectFooter = (): ReactElement => (
  <footer className={styles['footer']}>
    <span>{copyright()}</span>
    <SampleNote />
  </footer>
);

export type FooterProps = { readonly withScheme?: boolean };

/** Footer: copyright, licences, a hint if prices are samples, and the colour scheme. */
export const Footer = ({ withScheme = true }: FooterProps): ReactElement => {
  const { shell } = useTexts();
  return (
    <footer className={styles['footer']}>
      <span>
        {`${copyright()} · `}
        <a href={publicPath('/licences.txt')}>{shell.licences}</a>
        {' · '}
        <Link to="/dostepnosc">{shell.accessibility}</Link>
        {' · '}
        <Link to="/prywatnosc">{shell.privacy}</Link>
      </span>
      <SampleNote />
      {withScheme && (
        <div className={styles['scheme']}>
          <SchemeSelect brief />
        </div>
      )}
    </footer>
  );
};

/** Select for the colour scheme. `brief` shows only its icon on phones. */
export const SchemeSelect = ({ brief = false }: { readonly brief?: boolean }): ReactElement => {
  const { shell } = useTexts();
  return (
    <Select
      variant="quiet"
      iconOnPhones={brief}
      icon={SunMoon}
      label={shell.scheme}
      labelHidden
      options={allSchemes.map((scheme) => ({ value: scheme, label: shell.schemes[scheme] }))}
      value={useSyncExternalStore(colourScheme.subscribe, colourScheme.get)}
      onValue={chooseScheme}
    />
  );
};
