import { Outlet } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { useTexts } from '../language/texts.ts';
import { BusyBar } from '../ui/busy-bar.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Snackbars } from '../ui/snackbars.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** What is on every page, whatever its address. */
export const Page = (): ReactElement => (
  <>
    <BusyBar />
    <Outlet />
    <Snackbars />
  </>
);

export type ScreenFailureProps = { readonly error: unknown };

/** What stands in place of a screen that broke: nothing saved is lost, and how to go on. */
export const ScreenFailure = ({ error }: ScreenFailureProps): ReactElement => {
  const { shell } = useTexts();
  useEffect(() => reportError(error), [error]);
  return (
    <EmptyState
      icon={TriangleAlert}
      title={shell.screenFailedTitle}
      actions={
        <Button look="primary" onClick={() => window.location.reload()}>
          {shell.reload}
        </Button>
      }
    >
      {shell.screenFailedText}
    </EmptyState>
  );
};

/** What stands in place of a screen that is still on its way. */
export const ScreenPending = (): ReactElement => <Spinner label={useTexts().common.loading} />;
