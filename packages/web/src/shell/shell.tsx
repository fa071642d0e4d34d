import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatch, useRouterState } from '@tanstack/react-router';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { failureWithReason, readingFailure } from '../api/failure.ts';
import { FrameNotice } from '../embed/frame-notice.tsx';
import { useReportChanges } from '../embed/use-report-changes.ts';
import { usePrefetchProject } from '../offline/use-prefetch-project.ts';
import { useRememberSummary } from '../offline/use-remember-summary.ts';
import { useQueueLifecycle } from '../offline/use-queue-lifecycle.ts';
import { useProjectSync } from '../project/project-sync.ts';
import { downloads, lastSaved, useLeaveDownloads } from '../downloads/download.ts';
import { useTexts } from '../language/texts.ts';
import { lazyPart, usePreload } from '../platform/lazy-part.ts';
import { whenIdle } from '../platform/idle.ts';
import { snackbars } from '../platform/messages.ts';
import { useShortcuts } from '../platform/shortcuts.ts';
import { PlanningTool } from '../planning-tool/planning-tool.tsx';
import { catalogueQuery } from '../project/catalogue.ts';
import { useOtherTabs, useProject, useProjectLookup } from '../project/project-query.ts';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { loadDialogs } from '../ui/dialog.tsx';
import { useMatches } from '../ui/media.ts';
import { ProjectFooter } from './footer.tsx';
import { NavigationDrawer } from './navigation.tsx';
import { OtherDeploymentNotice } from './other-deployment-notice.tsx';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { PunchOutNotice } from '../punch-out/punch-out-notice.tsx';
import { isPartShown } from './shown-parts.ts';
import type { OpenSets } from './sets-drawer.tsx';
import styles from './shell.module.css';
import { Toolbar } from './toolbar.tsx';

/** Sends and shows queued changes. Loaded after the screen. */
const PendingChanges = lazyPart(async () => {
  await whenIdle();
  return (await import('../offline/pending-changes.tsx')).PendingChanges;
});

const QuickEntryInProject = lazyPart(
  async () => (await import('../editor/quick-entry/quick-entry-in-project.tsx')).QuickEntryInProject,
);

/** The dialog of share links, loaded on first use. */
const ShareDialog = lazyPart(async () => (await import('../share-links/share-dialog.tsx')).ShareDialog);

/** The drawer of sets, loaded on first use. */
const SetsDrawer = lazyPart(async () => (await import('./sets-drawer.tsx')).SetsDrawer);

/** Layout of all screens of a project. */
export const Shell = (): ReactElement => {
  const { shell } = useTexts();
  usePreload(loadDialogs);
  useLeaveDownloads();
  useOtherTabs();
  const project = useProject();
  usePrefetchProject(project);
  useRememberSummary(project);
  useReportChanges(project);
  useQueueLifecycle(useProjectLookup());
  const { onChanged, onDeleted } = useProjectSync();
  useFailureMessage(useQuery(catalogueQuery).error);
  const address = useRouterState({ select: ({ location }) => location.href });
  const [navigation, setNavigation] = useState({ isOpen: false, address });
  // Every change of the address closes the navigation, including Back and Forward (docs/readings.md#r34-2-20).
  if (navigation.address !== address) setNavigation({ isOpen: false, address });
  const sets = useSetsDrawer();
  const [isSharing, setIsSharing] = useState(false);
  const inEditor = useInEditor();
  const typing = useQuickEntryInProject();
  useShortcuts({ quickEntry: inEditor ? undefined : typing.start });
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#content">
        {shell.skipToContent}
      </a>
      <Toolbar
        onOpenNavigation={() => setNavigation({ isOpen: true, address })}
        onOpenSets={sets.toggle}
        onShare={() => setIsSharing(true)}
        onType={inEditor ? undefined : typing.start}
      />
      <FrameNotice />
      <OfflineNotice />
      <PunchOutNotice />
      <PendingChanges
        key={project.id}
        projectId={project.id}
        onChanged={onChanged}
        onProjectDeleted={() => onDeleted(project.id)}
      />
      <OtherDeploymentNotice />
      <main id="content" className={styles['content']} tabIndex={-1}>
        <PlanningTool>
          <Outlet />
        </PlanningTool>
      </main>
      {isPartShown('footer') && <ProjectFooter />}
      <DownloadStatus />
      <NavigationDrawer open={navigation.isOpen} onClose={() => setNavigation({ isOpen: false, address })} />
      {sets.drawer}
      {typing.dialog}
      <DialogPresence>{isSharing && <ShareDialog onClose={() => setIsSharing(false)} />}</DialogPresence>
    </div>
  );
};

/**
 * Announces to screen readers that a file is being created or was saved. Sighted visitors see the spinner and the
 * browser's list of downloads.
 */
const DownloadStatus = (): ReactElement => {
  const { downloads: words } = useTexts();
  const isDownloading = useSyncExternalStore(downloads.subscribe, downloads.isAnyInProgress);
  const saved = useSyncExternalStore(lastSaved.subscribe, lastSaved.get);
  return <output className="visually-hidden">{isDownloading ? words.making : saved && words.saved(saved)}</output>;
};

const desktop = '(width >= 1240px)';

/** State of the drawer of sets. It is mounted on first use. Next to the rooms, the button toggles it. */
const useSetsDrawer = () => {
  const [open, setOpen] = useState<OpenSets>();
  const isBeside = useIsBesideRooms();
  const beside = open?.beside === true;
  return {
    toggle: (): void => setOpen(isBeside ? { over: false, beside: !beside } : { over: true, beside }),
    drawer: open && <SetsDrawer open={open} onOpen={setOpen} isBeside={isBeside} />,
  };
};

/** Whether the rooms screen is shown in a window wide enough for the drawer next to it. */
const useIsBesideRooms = (): boolean => {
  const inRooms = useMatch({ from: '/projekt/$projectId/pomieszczenia', shouldThrow: false }) !== undefined;
  const isDesktop = useMatches(desktop);
  return inRooms && isDesktop;
};

/** Whether the editor is open, which has its own quick entry. */
const useInEditor = (): boolean =>
  useMatch({ from: '/projekt/$projectId/zestawy/$id', shouldThrow: false }) !== undefined;

/** Quick entry of new sets, opened for the room that the visitor is probably looking at. */
const useQuickEntryInProject = () => {
  const [typing, setTyping] = useState<{ readonly roomId: number | undefined }>();
  const last = useRef({ roomId: 0, scrolled: 0 });
  const start = (): void => {
    const { roomId, scrolled } = last.current;
    // Without scrolling in between, the room of the previous quick entry is used again.
    setTyping({ roomId: roomAtHand(scrolled === window.scrollY ? roomId : 0) });
  };
  const dialog = (
    <DialogPresence>
      {typing && (
        <QuickEntryInProject
          roomId={typing.roomId}
          onClose={() => setTyping(undefined)}
          onSaved={(roomId) => {
            last.current = { roomId, scrolled: window.scrollY };
          }}
        />
      )}
    </DialogPresence>
  );
  return { start, dialog };
};

/**
 * Returns the room for quick entry: the visitor's own room that has the focus, or the room of the previous entry, or
 * the first room well in view; at the end of the page, the last one in view.
 */
const roomAtHand = (typedFor: number): number | undefined => {
  const own = '[data-room]:not([data-locked])';
  const rooms = [...document.querySelectorAll(own)];
  const room =
    document.activeElement?.closest(own) ??
    rooms.find((each) => idOf(each) === typedFor) ??
    (isAtEnd() ? rooms.findLast(isHeadInSight) : rooms.find(isWellInSight)) ??
    rooms.at(-1);
  return room && idOf(room);
};

const idOf = (room: Element): number => Number(room.getAttribute('data-room'));

/**
 * Whether a room is well in view: its head is visible below the toolbar, or it reaches into the lower half of the
 * window.
 */
const isWellInSight = (room: Element): boolean => {
  const { top, bottom } = room.getBoundingClientRect();
  return top > window.innerHeight / 10 || bottom > window.innerHeight / 2;
};

/** Whether the page is scrolled to its end, where the last rooms cannot move further up. */
const isAtEnd = (): boolean =>
  window.scrollY > 0 && window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 2;

const isHeadInSight = (room: Element): boolean => {
  const { top } = room.getBoundingClientRect();
  return top > window.innerHeight / 10 && top < window.innerHeight;
};

/** Reports a failed request once, if no other part of the screen shows the error (docs/specification.md#s8-9). */
const useFailureMessage = (failure: unknown): void => {
  const { messages } = useTexts();
  const showError = useEffectEvent(() =>
    snackbars.error(failureWithReason(failure, readingFailure(failure, messages))),
  );
  useEffect(() => {
    if (failure !== null) {
      showError();
    }
  }, [failure]);
};
