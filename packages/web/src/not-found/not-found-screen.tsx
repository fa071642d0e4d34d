import { MapPinOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Footer } from '../page/footer.tsx';
import { ScreenTitle } from '../page/screen-title.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import styles from './not-found-screen.module.css';

/** The page for addresses that lead nowhere. */
export const NotFoundScreen = (): ReactElement => {
  const { notFound } = useTexts();
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={notFound.title} />
      <main className={styles['main']}>
        <MapPinOff className={styles['icon']} aria-hidden />
        <h1 className={styles['title']}>{notFound.title}</h1>
        <p className={styles['text']}>{notFound.text}</p>
        <LinkButton to="/" look="primary" size="large">
          {notFound.toStart}
        </LinkButton>
      </main>
      <Footer />
    </div>
  );
};
