import { useNavigate } from '@tanstack/react-router';
import { Film } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { CloseFrameButton } from '../embed/close-frame-button.tsx';
import { FrameNotice } from '../embed/frame-notice.tsx';
import { useTexts } from '../language/texts.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { Footer } from '../shell/footer.tsx';
import { LanguageSelect } from '../shell/language-select.tsx';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { PunchOutNotice } from '../punch-out/punch-out-notice.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { CreateProjectForm, type StartOpening } from './create-project-form.tsx';
import { LoadProjectForm } from './load-project-form.tsx';
import { OpenProjectFile } from './open-project-file.tsx';
import styles from './home-screen.module.css';

/** The home screen: creates a project or opens an existing one. */
export const NewProjectScreen = (): ReactElement => {
  const { newProject } = useTexts();
  const startOpening = useStartOpening();
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={newProject.createTitle} />
      <WallPicture />
      <div className={styles['side']}>
        <header className={styles['head']}>
          <span className={styles['brand']}>Ramka</span>
          <LanguageSelect />
          <CloseFrameButton />
        </header>
        <FrameNotice />
        <OfflineNotice />
        <PunchOutNotice />
        <main className={styles['main']} tabIndex={-1}>
          <h1 className={styles['title']}>{newProject.title}</h1>
          <p className={styles['info']}>{newProject.info}</p>
          <CreateProjectForm onStart={startOpening} />
          <LoadProjectForm onStart={startOpening} />
          <OpenProjectFile onStart={startOpening} />
          {pageSettings.videoLink !== '' && (
            <a className={styles['video']} href={pageSettings.videoLink} target="_blank" rel="noreferrer">
              <Film aria-hidden />
              {newProject.video}
            </a>
          )}
        </main>
        <Footer />
      </div>
    </div>
  );
};

/**
 * Navigates to a requested project once it has loaded, unless another one was requested since or the screen was left.
 */
const useStartOpening = (): StartOpening => {
  const navigate = useNavigate();
  const latest = useRef<symbol>(undefined);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  return () => {
    const id = Symbol('opening');
    latest.current = id;
    const isWanted = (): boolean => latest.current === id;
    const open = (projectId: string): void => {
      if (!isWanted()) return;
      void navigate({ to: '/projekt/$projectId/pomieszczenia', params: { projectId }, replace: true });
    };
    return { isWanted, open };
  };
};

/** Decorative picture of a set on a wall. */
const WallPicture = (): ReactElement => <div className={styles['wall']} aria-hidden />;
