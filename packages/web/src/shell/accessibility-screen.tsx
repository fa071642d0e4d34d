import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../language/texts.ts';
import { pageSettings } from '../page/page-settings.ts';
import { LinkButton } from '../ui/button.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';
import styles from './accessibility-screen.module.css';
import { Footer } from './footer.tsx';
import { LanguageSelect } from './language-select.tsx';

/** What has been done for everybody to be able to use the product, what lacks, its keys, and whom to tell what hinders. */
export const AccessibilityScreen = (): ReactElement => {
  const { accessibility, notFound } = useTexts();
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={accessibility.title} />
      <header className={styles['head']}>
        <LinkButton to="/" look="quiet">
          {notFound.toStart}
        </LinkButton>
        <LanguageSelect />
      </header>
      <main className={styles['main']} tabIndex={-1}>
        <h1 className={styles['title']}>{accessibility.title}</h1>
        <p>{accessibility.standing}</p>
        <Part title={accessibility.worksTitle}>
          <Points points={Object.values(accessibility.works)} />
        </Part>
        <Part title={accessibility.limitsTitle}>
          <Points points={Object.values(accessibility.limits)} />
        </Part>
        <Part title={accessibility.keysTitle}>
          <dl className={styles['keys']}>
            {accessibility.keys().map(([key, does]) => (
              <div key={key} className={styles['entry']}>
                <dt>
                  <kbd className={styles['key']}>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title={accessibility.contactTitle}>
          <Contact address={pageSettings.accessibilityContact} />
        </Part>
        <p className={styles['note']}>{accessibility.checked}</p>
      </main>
      <Footer />
    </div>
  );
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement => (
  <section className={styles['part']}>
    <h2 className={styles['heading']}>{title}</h2>
    {children}
  </section>
);

const Points = ({ points }: { readonly points: readonly string[] }): ReactElement => (
  <ul className={styles['points']}>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);

/** Where to write: an address of mail or of a page; who runs the pages where none is named. */
const Contact = ({ address }: { readonly address: string }): ReactElement => {
  const { accessibility } = useTexts();
  if (address === '') return <p>{accessibility.noContact(pageSettings.copyrightHolder)}</p>;
  const isPage = /^https?:/.test(address);
  return (
    <p>
      {accessibility.contact}{' '}
      <a href={isPage ? address : `mailto:${address}`}>{isPage ? address.replace(/^https?:\/\//, '') : address}</a>
    </p>
  );
};
