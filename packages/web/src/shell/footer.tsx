import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { pageSettings } from '../page/page-settings.ts';
import styles from './footer.module.css';

const year = new Date().getFullYear();

/** Whose work this is, and that the prices are samples where they are. */
export const Footer = (): ReactElement => {
  const { shell } = useTexts();
  return (
    <footer className={styles['footer']}>
      <span>{`© ${year} ${pageSettings.copyrightHolder}`}</span>
      <Link to="/dostepnosc">{shell.accessibility}</Link>
      {pageSettings.sampleCatalogue && <span>{shell.sampleCatalogue}</span>}
    </footer>
  );
};
