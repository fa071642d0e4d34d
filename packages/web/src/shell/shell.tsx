import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatch, useRouterState } from '@tanstack/react-router';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { failureWithReason, readingFailure } from '../api/failure.ts';
import { usePrefetchProject } from '../offline/use-prefetch-project.ts';
import { useQueueLifecycle } from '../offline/use-queue-lifecycle.ts';
import { useProjectSync } from '../project/project-sync.ts';
import { downloads, lastSaved, useLeaveDownloads } from '../downloads/download.ts';
import { useTexts } from '../language/texts.ts';
import { lazyPart, useLoadedAhead } from '../platform/lazy-part.ts';
import { whenIdle } from '../platform/idle.ts';
import { snackbars } from '../platform/messages.ts';
import { useShortcuts } from '../platform/shortcuts.ts';
import { PlanningTool } from '../planning-tool/planning-tool.tsx';
import { catalogueQuery } from '../project/catalogue.ts';
import { useOtherTabs, useProject, useProjectLookup } from '../project/project-query.ts';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { loadDialogs } from '../ui/dialog.tsx';
import { useMatches } from '../ui/media.ts';
import { Footer } from './footer.tsx';
import { NavigationDrawer } from './navigation.tsx';
import { OtherDeploymentNotice } from './other-deployment-notice.tsx';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import type { OpenSets } from './sets-drawer.tsx';
import styles from './shell.module.css';
import { Toolbar } from './toolbar.tsx';

/** What waits is sent, and told, once the screen is there. */
const PendingChanges = lazyPart(async () => {
  await whenIdle();
  return (await import('../offline/pending-changes.tsx')).PendingChanges;
});

const QuickEntryInProject = lazyPart(
  async () => (await import('../editor/quick-entry/quick-entry-in-project.tsx')).QuickEntryInProject,
);

/** The drawer of the sets, which comes when somebody opens it for the first time. */
const SetsDrawer = lazyPart(async () => (await import('./sets-drawer.tsx')).SetsDrawer);

/** The frame around every screen of a project. */
export const Shell = (): ReactElement => {
  const { shell } = useTexts();
  useLoadedAhead(loadDialogs);
  useLeaveDownloads();
  useOtherTabs();
  const project = useProject();
  usePrefetchProject(project);
  useQueueLifecycle(useProjectLookup());
  const { onChanged, onGone } = useProjectSync();
  useFailureMessage(useQuery(catalogueQuery).error);
  const address = useRouterState({ select: ({ location }) => location.href });
  const [navigation, setNavigation] = useState({ isOpen: false, address });
  // Every change of address hides it, there and back included (docs/readings.md#r34-2-20).
  if (navigation.address !== address) setNavigation({ isOpen: false, address });
  const sets = useSetsDrawer();
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
        onType={inEditor ? undefined : typing.start}
      />
      <OfflineNotice />
      <PendingChanges key={project.id} projectId={project.id} onChanged={onChanged} onGone={() => onGone(project.id)} />
      <OtherDeploymentNotice />
      <main id="content" className={styles['content']} tabIndex={-1}>
        <PlanningTool>
          <Outlet />
        </PlanningTool>
      </main>
      <Footer />
      <DownloadStatus />
      <NavigationDrawer open={navigation.isOpen} onClose={() => setNavigation({ isOpen: false, address })} />
      {sets.drawer}
      {typing.dialog}
    </div>
  );
};

/** Says to screen readers that a file is being made, and that it was saved: others see the button turn and the browser's list. */
const DownloadStatus = (): ReactElement => {
  const { downloads: words } = useTexts();
  const underWay = useSyncExternalStore(downloads.subscribe, downloads.isAnyUnderWay);
  const saved = useSyncExternalStore(lastSaved.subscribe, lastSaved.get);
  return <output className="visually-hidden">{underWay ? words.making : saved && words.saved(saved)}</output>;
};

const desktop = '(width >= 1240px)';

/** The drawer of the sets, once it was opened, and the button for it: beside the rooms the second press puts it away. */
const useSetsDrawer = () => {
  const [open, setOpen] = useState<OpenSets>();
  const isBeside = useBesideRooms();
  const beside = open?.beside === true;
  return {
    toggle: (): void => setOpen(isBeside ? { over: false, beside: !beside } : { over: true, beside }),
    drawer: open && <SetsDrawer open={open} onOpen={setOpen} isBeside={isBeside} />,
  };
};

/** Whether the rooms are on screen in a window that has room for the sets beside them. */
const useBesideRooms = (): boolean => {
  const inRooms = useMatch({ from: '/projekt/$projectId/pomieszczenia', shouldThrow: false }) !== undefined;
  const isDesktop = useMatches(desktop);
  return inRooms && isDesktop;
};

/** Whether a set is open in the editor, whose own field takes what is typed. */
const useInEditor = (): boolean =>
  useMatch({ from: '/projekt/$projectId/zestawy/$id', shouldThrow: false }) !== undefined;

/** The field for typing new sets, and what opens it for the room that is at hand. */
const useQuickEntryInProject = () => {
  const [typing, setTyping] = useState<{ readonly roomId: number | undefined }>();
  const last = useRef({ roomId: 0, scrolled: 0 });
  const start = (): void => {
    const { roomId, scrolled } = last.current;
    // Who goes on without scrolling goes on in the same room.
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
 * The visitor's own room where the focus is, or the one that a set was typed for just now, or else the first that is well in
 * sight on the screen of rooms; at the end of the page the last one.
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

/** Whether a room is where one looks first: its head is in sight, below the bar, or it reaches into the lower half of the window. */
const isWellInSight = (room: Element): boolean => {
  const { top, bottom } = room.getBoundingClientRect();
  return top > window.innerHeight / 10 || bottom > window.innerHeight / 2;
};

/** Whether the page is scrolled to its end: its last rooms come no further up. */
const isAtEnd = (): boolean =>
  window.scrollY > 0 && window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 2;

const isHeadInSight = (room: Element): boolean => {
  const { top } = room.getBoundingClientRect();
  return top > window.innerHeight / 10 && top < window.innerHeight;
};

/**
 * Says once that something could not be fetched, where nothing on the screen stands in its place
 * (docs/specification.md#s8-9).
 */
const useFailureMessage = (failure: unknown): void => {
  const { messages } = useTexts();
  const tell = useEffectEvent(() => snackbars.error(failureWithReason(failure, readingFailure(failure, messages))));
  useEffect(() => {
    if (failure !== null) {
      tell();
    }
  }, [failure]);
};
