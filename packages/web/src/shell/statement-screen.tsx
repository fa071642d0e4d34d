import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import type { Language } from '@ramka/domain/text';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useLanguage } from '../language/texts.ts';
import { loadPart } from '../platform/lazy-part.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { QueryState } from '../ui/empty-state.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { Footer } from './footer.tsx';
import { LanguageSelect } from './language-select.tsx';
import styles from './statement-screen.module.css';

export type StatementScreenProps<Statement> = {
  /** Name of the statement in the query cache. */
  readonly name: string;
  /** Title until the statement is loaded. */
  readonly title: string;
  readonly load: Readonly<Record<Language, () => Promise<Statement>>>;
  readonly children: (statement: Statement) => ReactNode;
};

/** A page of texts about the pages themselves, which are loaded when it is opened. */
export const StatementScreen = <Statement extends { readonly title: string; readonly back: string }>({
  name,
  title,
  load,
  children,
}: StatementScreenProps<Statement>): ReactElement => {
  const { language, texts } = useLanguage();
  const { history } = useRouter();
  // An installed app has no Back button of the browser.
  const canGoBack = useCanGoBack();
  const {
    data: statement,
    error,
    refetch,
  } = useQuery({
    queryKey: [name, language],
    queryFn: () => loadPart(load[language]),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={statement?.title ?? title} />
      <header className={styles['head']}>
        <div className={styles['ways']}>
          {canGoBack && (
            <Button variant="quiet" icon={ArrowLeft} onClick={() => history.back()}>
              {statement?.back}
            </Button>
          )}
          <LinkButton to="/" variant="quiet" icon={canGoBack ? undefined : ArrowLeft}>
            {texts.notFound.toStart}
          </LinkButton>
        </div>
        <LanguageSelect />
      </header>
      <main className={styles['main']} tabIndex={-1}>
        {statement ? (
          <>
            <h1>{statement.title}</h1>
            {children(statement)}
          </>
        ) : (
          <QueryState failure={error && texts.messages.fetchFailed} onRetry={() => void refetch()} />
        )}
      </main>
      <Footer />
    </div>
  );
};

/** A part of a statement. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement => (
  <section className="stack">
    <h2>{title}</h2>
    {children}
  </section>
);

export const Points = ({ points }: { readonly points: readonly string[] }): ReactElement => (
  <ul className={styles['points']}>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
