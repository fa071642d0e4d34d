import { type AccessibilityTexts, loadAccessibility } from '@ramka/texts/load-accessibility';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useLanguage } from '../language/texts.ts';
import { loadPart } from '../platform/lazy-part.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { shortcutLabel, shortcutNames } from '../platform/shortcuts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { QueryState } from '../ui/empty-state.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';
import styles from './accessibility-screen.module.css';
import { Footer } from './footer.tsx';
import { LanguageSelect } from './language-select.tsx';

/** The accessibility statement: supported features, known limitations, keyboard shortcuts, and contact for problems. */
export const AccessibilityScreen = (): ReactElement => {
  const { language, texts } = useLanguage();
  const { history } = useRouter();
  // An installed app has no Back button of the browser.
  const canGoBack = useCanGoBack();
  const {
    data: statement,
    error,
    refetch,
  } = useQuery({
    queryKey: ['accessibility', language],
    queryFn: () => loadPart(loadAccessibility[language]),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={statement?.title ?? texts.shell.accessibility} />
      <header className={styles['head']}>
        <div className={styles['ways']}>
          {canGoBack && (
            <Button variant="quiet" icon={ArrowLeft} onClick={() => history.back()}>
              {statement?.back}
            </Button>
          )}
          <LinkButton to="/" variant="quiet">
            {texts.notFound.toStart}
          </LinkButton>
        </div>
        <LanguageSelect />
      </header>
      <main className={styles['main']} tabIndex={-1}>
        {statement ? (
          <Statement statement={statement} />
        ) : (
          <QueryState failure={error && texts.messages.fetchFailed} onRetry={() => void refetch()} />
        )}
      </main>
      <Footer />
    </div>
  );
};

const Statement = ({ statement }: { readonly statement: AccessibilityTexts }): ReactElement => (
  <>
    <h1>{statement.title}</h1>
    <p>{statement.standing}</p>
    <Part title={statement.worksTitle}>
      <Points points={Object.values(statement.works)} />
    </Part>
    <Part title={statement.limitsTitle}>
      <Points points={Object.values(statement.limits)} />
    </Part>
    <Part title={statement.keysTitle}>
      <dl className="stack">
        {[...statement.keys(), ...shortcutRows(statement)].map(([key, does]) => (
          <div key={key} className={styles['entry']}>
            <dt>
              <kbd className={styles['key']}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Part>
    <Part title={statement.contactTitle}>
      <Contact statement={statement} address={pageSettings.accessibilityContact} />
    </Part>
    <p className="muted">{statement.checked}</p>
  </>
);

const shortcutRows = ({ shortcuts }: AccessibilityTexts): readonly (readonly [keys: string, does: string])[] =>
  shortcutNames.map((name) => [shortcutLabel(name), shortcuts[name]]);

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement => (
  <section className="stack">
    <h2>{title}</h2>
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

type ContactProps = { readonly statement: AccessibilityTexts; readonly address: string };

/** Contact: an e-mail address, the address of a page, or else the operator's name. */
const Contact = ({ statement, address }: ContactProps): ReactElement => {
  if (address === '') return <p>{statement.noContact(pageSettings.copyrightHolder)}</p>;
  const isPage = /^https?:/.test(address);
  return (
    <p>
      {statement.contact}{' '}
      <a href={isPage ? address : `mailto:${address}`}>{isPage ? address.replace(/^https?:\/\//, '') : address}</a>
    </p>
  );
};
