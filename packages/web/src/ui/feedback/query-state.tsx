import { RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { Button } from '../actions/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Spinner } from './spinner.tsx';

export type QueryStateProps = {
  /** Why it could not be had; null while it is still on its way. */
  readonly failure: string | null;
  readonly onRetry: () => void;
};

/** What stands in place of something that is still on its way, or could not be had. */
export const QueryState = ({ failure, onRetry }: QueryStateProps): ReactElement => {
  const { common } = useTexts();
  return failure === null ? (
    <Spinner label={common.loading} />
  ) : (
    <EmptyState
      title={failure}
      actions={
        <Button icon={RotateCw} onClick={onRetry}>
          {common.retry}
        </Button>
      }
    />
  );
};
