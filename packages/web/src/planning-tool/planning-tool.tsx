import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { failureText } from '../api/failure.ts';
import { useTexts } from '../language/texts.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { snackbars } from '../platform/messages.ts';
import { externalUpdates } from '../project/external-updates.ts';
import { openProject } from '../project/opening.ts';
import { projectEvents, useProjectEvent } from '../project/project-events.ts';
import { useProjectId } from '../project/project-query.ts';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { PlanningToolContext, wantsLinkDialog } from './link.ts';
import { ToolOpenDialog } from './tool-open-dialog.tsx';

/** Wraps the screens of a project: shows the dialog before the planning tool opens, and reports its updates. */
export const PlanningTool = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const projectId = useProjectId();
  const [pendingAddress, setPendingAddress] = useState<string>();
  const close = (): void => setPendingAddress(undefined);
  useUpdateNotice(projectId);
  const follow = (address: string): boolean => {
    if (wantsLinkDialog(browserStorage)) {
      setPendingAddress(address);
      return false;
    }
    externalUpdates.start(projectId);
    return true;
  };
  return (
    <PlanningToolContext value={follow}>
      {children}
      <DialogPresence>
        {pendingAddress !== undefined && (
          <ToolOpenDialog
            address={pendingAddress}
            onClose={close}
            onFollow={() => {
              close();
              externalUpdates.start(projectId);
            }}
          />
        )}
      </DialogPresence>
    </PlanningToolContext>
  );
};

/**
 * Shows a notice when the planning tool has updated the project, with a button that reloads it. A set being edited is
 * not affected. After a failure the notice is shown again. Leaving the project withdraws the notice.
 */
const useUpdateNotice = (projectId: string): void => {
  const { planningTool, messages } = useTexts();
  const queries = useQueryClient();
  const withdrawNotice = useRef<() => void>(undefined);
  const onScreen = useRef<string>(undefined);

  const offer = (id: string): void => {
    withdrawNotice.current = snackbars.notice(planningTool.updated, {
      label: planningTool.reload,
      perform: () => projectEvents.emit({ kind: 'reloadProject', projectId: id }),
    });
  };

  useProjectEvent('externalProjectUpdate', offer);
  useProjectEvent('reloadProject', (id) => {
    snackbars.clear();
    openProject(queries, id, 'always').then(
      () => snackbars.success(planningTool.reloaded),
      (failure: unknown) => {
        snackbars.error(failureText(failure, messages.storeFailed));
        if (onScreen.current === id) offer(id);
      },
    );
  });
  useEffect(() => {
    onScreen.current = projectId;
    return () => {
      onScreen.current = undefined;
      externalUpdates.stop(projectId);
      withdrawNotice.current?.();
    };
  }, [projectId]);
};
