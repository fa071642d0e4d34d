import { onlineManager } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { CloudOff, TriangleAlert } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { useTexts } from '../language/texts.ts';
import { ProjectAway } from '../project/opening.ts';
import { BusyBar } from '../ui/busy-bar.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { focusMain, Snackbars } from '../ui/snackbars.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** What is on every page, whatever its address. */
export const Page = (): ReactElement => (
  <>
    <BusyBar />
    <Outlet />
    <Snackbars />
    <SpokenScreen />
  </>
);

/** Milliseconds that a new screen gets to name itself, and to put the focus where it wants it. */
const SETTLED = 150;

/**
 * Names a new screen to screen readers, by the title of the window, and gives it the focus where the last one took that with
 * it: the next Tab begins in what is new.
 */
const SpokenScreen = (): ReactElement => {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (!pathChanged || !fromLocation) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        setTitle(document.title);
        if (document.activeElement === document.body) focusMain();
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

/** What stands in place of a screen that broke: nothing saved is lost, and how to go on. */
export const ScreenFailure = ({ error }: ScreenFailureProps): ReactElement => {
  const { shell } = useTexts();
  useEffect(() => reportError(error), [error]);
  return (
    <EmptyState
      icon={TriangleAlert}
      title={shell.screenFailedTitle}
      alone
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

/** What stands in place of a project that could not be drawn: one that is not on this device opens once there is a connection. */
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
        alone
        actions={<LinkButton to="/">{notFound.toStart}</LinkButton>}
      >
        {shell.opensWithNetwork}
      </EmptyState>
    </>
  );
};

/** What stands in place of a screen that is still on its way. */
export const ScreenPending = (): ReactElement => <Spinner label={useTexts().common.loading} />;
