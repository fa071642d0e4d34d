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

/** Footer: copyright, licences, a hint if prices are samples, and the colour scheme. */
export const Footer = (): ReactElement => {
  const { shell } = useTexts();
  return (
    <footer className={styles['footer']}>
      <span>
        {`© ${currentYear()} ${pageSettings.copyrightHolder} · `}
        <a href={publicPath('/licences.txt')}>{shell.licences}</a>
        {' · '}
        <Link to="/dostepnosc">{shell.accessibility}</Link>
        {' · '}
        <Link to="/prywatnosc">{shell.privacy}</Link>
      </span>
      {pageSettings.sampleCatalogue && <span className={styles['note']}>{shell.sampleCatalogue}</span>}
      <div className={styles['scheme']}>
        <SchemeSelect />
      </div>
    </footer>
  );
};

const SchemeSelect = (): ReactElement => {
  const { shell } = useTexts();
  return (
    <Select
      variant="quiet"
      iconOnPhones
      icon={SunMoon}
      label={shell.scheme}
      labelHidden
      options={allSchemes.map((scheme) => ({ value: scheme, label: shell.schemes[scheme] }))}
      value={useSyncExternalStore(colourScheme.subscribe, colourScheme.get)}
      onValue={chooseScheme}
    />
  );
};
