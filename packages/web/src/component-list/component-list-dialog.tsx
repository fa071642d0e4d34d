import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { call } from '../api/call.ts';
import { failureText } from '../api/failure-text.ts';
import { DownloadButton } from '../downloads/download-button.tsx';
import { useTexts } from '../language/use-texts.ts';
import { useProjectId } from '../project/use-project-id.ts';
import { QueryState } from '../ui/feedback/query-state.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { ComponentTable } from './component-table.tsx';
import { CopyTableButton } from './copy-table-button.tsx';

export type ComponentListDialogProps = {
  /** Each set counts once. */
  readonly setIds: readonly number[];
  readonly onClose: () => void;
};

/** What to order for the given sets. */
export const ComponentListDialog = ({ setIds, onClose }: ComponentListDialogProps): ReactElement => {
  const { componentList, messages } = useTexts();
  const projectId = useProjectId();
  const rows = useQuery({
    queryKey: ['component-list', projectId, setIds],
    queryFn: ({ signal }) =>
      call('listComponents', { params: { projectId }, query: { sets: setIds.join(',') }, signal }),
    gcTime: 0,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={componentList.title}
      width="wide"
      footer={
        <>
          {rows.data !== undefined && rows.data.length > 0 && <CopyTableButton rows={rows.data} />}
          <DownloadButton subject={{ kind: 'sets', setIds }} />
        </>
      }
    >
      {rows.data === undefined ? (
        <QueryState
          failure={rows.error && failureText(rows.error, messages.fetchFailed)}
          onRetry={() => void rows.refetch()}
        />
      ) : (
        <ComponentTable rows={rows.data} />
      )}
    </Dialog>
  );
};
