import type { PictureFinish } from '@ramka/contract/deployment';
import { useNavigate } from '@tanstack/react-router';
import { Film } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { CloseFrameButton } from '../embed/close-frame-button.tsx';
import { FrameNotice } from '../embed/frame-notice.tsx';
import { useTexts } from '../language/texts.ts';
import { whenIdle } from '../platform/idle.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { Footer } from '../shell/footer.tsx';
import { LanguageSelect } from '../shell/language-select.tsx';
import { hasPendingChanges } from '../offline/remembered-projects.ts';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { Brand } from '../shell/brand.tsx';
import { isPartShown } from '../shell/shown-parts.ts';
import { RETURN_ADDRESS, tabStorage } from '../platform/browser-storage.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { CreateProjectForm, usePreloadRooms } from './create-project-form.tsx';
import { LoadProjectForm, useLoadProjectForm } from './load-project-form.tsx';
import { OpenProjectFile } from './open-project-file.tsx';
import { useOpenProject } from './use-open-project.ts';
import { useStartOpening } from './start-opening.ts';
import styles from './home-screen.module.css';

/** The finish of the picture at first: oak, or the first one that the catalogue has. */
const startFinish = (): PictureFinish =>
  (pageSettings.picture.find(({ finish }) => finish === 'oak') ?? pageSettings.picture[0])?.finish ?? 'oak';

const isShowcase = pageSettings.picture.length > 0 || pageSettings.sampleProject;

/** Loaded for returning visitors only. */
const RecentProjects = lazyPart(async () => (await import('./recent-projects.tsx')).RecentProjects);

/** Loaded after the first page. */
const Showcase = lazyPart(
  async () => {
    await whenIdle();
    return (await import('./showcase.tsx')).Showcase;
  },
  null,
  { optional: true },
);

/** The home screen: creates a project or opens an existing one. */
export const NewProjectScreen = (): ReactElement => {
  const { newProject } = useTexts();
  const preloadRooms = usePreloadRooms();
  const navigate = useNavigate();
  const [finish, setFinish] = useState(startFinish);
  const startOpening = useStartOpening((projectId) => {
    void navigate({ to: '/projekt/$projectId/pomieszczenia', params: { projectId }, replace: true });
  });
  const opening = useOpenProject(startOpening);
  const form = useLoadProjectForm(opening.open);
  // The list stays mounted after its last project was removed, which can be undone.
  const [hasRecent] = useState(() => opening.remembered.length > 0 || hasPendingChanges());
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={newProject.createTitle} />
      <WallPicture finish={finish} />
      {isShowcase && <Showcase finish={finish} onFinish={setFinish} onStart={startOpening} />}
      <div className={styles['side']}>
        <header className={styles['head']}>
          <span className={styles['brand']}>{isPartShown('header') && <Brand />}</span>
          {tabStorage.getItem(RETURN_ADDRESS) !== null && <ReturnButton />}
          <LanguageSelect />
          <CloseFrameButton />
        </header>
        <FrameNotice />
        <OfflineNotice />
        {pageSettings.punchOutOrigins.length > 0 && <PunchOutNotice />}
        <main className={styles['main']} tabIndex={-1}>
          <h1 className={styles['title']}>{newProject.title}</h1>
          <p className={styles['info']}>{newProject.info}</p>
          {hasRecent && (
            <RecentProjects
              {...opening}
              onOpen={({ id }) => {
                preloadRooms();
                form.setValue(id);
                void opening.open(id);
              }}
            />
          )}
          <CreateProjectForm action={newProject.create} onFocus={preloadRooms} onStart={startOpening} />
          <LoadProjectForm {...opening} form={form} />
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

// Few visits come from a shop's page or a purchasing system.
const ReturnButton = lazyPart(async () => (await import('../shell/return-link.tsx')).ReturnButton);
const PunchOutNotice = lazyPart(async () => (await import('../punch-out/punch-out-notice.tsx')).PunchOutNotice);

/** Decorative picture of a set on a wall. */
const WallPicture = ({ finish }: { readonly finish: PictureFinish }): ReactElement => (
  <div className={styles['wall']} data-finish={finish} aria-hidden />
);
