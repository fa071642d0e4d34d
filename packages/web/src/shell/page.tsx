import { onlineManager } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { CloudOff, TriangleAlert } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { useTexts } from '../language/texts.ts';
import { ProjectAway } from '../project/opening.ts';
import { BusyBar } from '../ui/busy-bar.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { focusMain, isFocusLost } from '../ui/focus.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { Snackbars } from '../ui/snackbars.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** The elements of every page. */
export const Page = (): ReactElement => (
  <>
    <BusyBar />
    <Outlet />
    <Snackbars />
    <ScreenAnnouncer />
  </>
);

/** Milliseconds after navigation in which a new screen sets its title and focus. */
const SETTLED = 150;

/**
 * Announces a new screen by its document title. Focuses it if the focused element was removed, so that the next Tab
 * moves into the new screen.
 */
const ScreenAnnouncer = (): ReactElement => {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (!pathChanged || !fromLocation) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        setTitle(document.title);
        if (isFocusLost()) focusMain();
      }, SETTLED);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [router]);
  return (
    <output className="visually-hidden" aria-live="polite">
      {title}
    </output>
  );
};

export type ScreenFailureProps = { readonly error: unknown };

/** Error screen: states that saved data is safe, and offers to reload. */
export const ScreenFailure = ({ error }: ScreenFailureProps): ReactElement => {
  const { shell } = useTexts();
  useEffect(() => reportError(error), [error]);
  return (
    <EmptyState
      icon={TriangleAlert}
      title={shell.screenFailedTitle}
      isWholeScreen
      actions={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {shell.reload}
        </Button>
      }
    >
      {shell.screenFailedText}
    </EmptyState>
  );
};

/**
 * Error screen of a project. A project that is not cached on this device opens automatically when the device is online.
 */
export const ProjectFailure = ({ error }: ScreenFailureProps): ReactElement => {
  const { messages, notFound, shell } = useTexts();
  const router = useRouter();
  const away = error instanceof ProjectAway;
  useEffect(
    () => (away ? onlineManager.subscribe((online) => void (online && router.invalidate())) : undefined),
    [away, router],
  );
  if (!away) return <ScreenFailure error={error} />;
  return (
    <>
      <ScreenTitle screen={messages.notKept} />
      <EmptyState
        icon={CloudOff}
        title={messages.notKept}
        isWholeScreen
        actions={<LinkButton to="/">{notFound.toStart}</LinkButton>}
      >
        {shell.opensWithNetwork}
      </EmptyState>
    </>
  );
};

/** Placeholder while a screen is loading. */
export const ScreenPending = (): ReactElement => <Spinner label={useTexts().common.loading} />;
