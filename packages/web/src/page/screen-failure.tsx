import { TriangleAlert } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../ui/actions/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';

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
