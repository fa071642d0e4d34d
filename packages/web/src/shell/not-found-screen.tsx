import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { Footer } from './footer.tsx';
import styles from './not-found-screen.module.css';

/** The screen for unknown addresses. */
export const NotFoundScreen = (): ReactElement => {
  const { notFound } = useTexts();
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={notFound.title} />
      <main className={styles['main']}>
        <h1 className={styles['title']}>{notFound.title}</h1>
        <p className={styles['text']}>{notFound.text}</p>
        <LinkButton to="/" variant="primary" size="large">
          {notFound.toStart}
        </LinkButton>
      </main>
      <Footer />
    </div>
  );
};
