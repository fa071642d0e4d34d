import { useNavigate } from '@tanstack/react-router';
import { Film } from 'lucide-react';
import type { ReactElement } from 'react';
import { LanguageSelect } from '../language/language-select.tsx';
import { useTexts } from '../language/use-texts.ts';
import { Footer } from '../page/footer.tsx';
import { pageSettings } from '../page/page-settings.ts';
import { ScreenTitle } from '../page/screen-title.tsx';
import { OfflineNotice } from '../shell/offline-notice.tsx';
import { CreateProjectForm } from './create-project-form.tsx';
import { LoadProjectForm } from './load-project-form.tsx';
import { OpenProjectFile } from './open-project-file.tsx';
import { WallPicture } from './wall-picture.tsx';
import styles from './new-project-screen.module.css';

/** The first screen: a new project, or one from before. */
export const NewProjectScreen = (): ReactElement => {
  const { newProject } = useTexts();
  const navigate = useNavigate();
  const openRooms = (projectId: string): void =>
    void navigate({ to: '/projekt/$projectId/pomieszczenia', params: { projectId }, replace: true });
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={newProject.createTitle} />
      <WallPicture />
      <div className={styles['side']}>
        <header className={styles['head']}>
          <span className={styles['brand']}>Ramka</span>
          <LanguageSelect />
        </header>
        <OfflineNotice />
        <main className={styles['main']}>
          <h1 className={styles['title']}>{newProject.title}</h1>
          <p className={styles['info']}>{newProject.info}</p>
          <CreateProjectForm onOpen={openRooms} />
          <LoadProjectForm onOpen={openRooms} />
          <OpenProjectFile onOpen={openRooms} />
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
