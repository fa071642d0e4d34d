import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { failureText } from '../api/failure.ts';
import { useTexts } from '../language/texts.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { snackbars } from '../platform/messages.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { externalUpdates } from '../project/external-updates.ts';
import { openProject } from '../project/opening.ts';
import { projectEvents, useProjectEvent } from '../project/project-events.ts';
import { useProjectId } from '../project/project-query.ts';
import { AnchorButton, Button } from '../ui/button.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { PlanningToolContext, setLinkDialog, wantsLinkDialog } from './link.ts';

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
          <LinkDialog
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

type LinkDialogProps = {
  readonly address: string;
  readonly onClose: () => void;
  readonly onFollow: () => void;
};

/**
 * Dialog that announces that the planning tool opens in a new tab, with a checkbox to hide it in future
 * (docs/specification.md#s4-18).
 */
const LinkDialog = ({ address, onClose, onFollow }: LinkDialogProps): ReactElement => {
  const { planningTool, common } = useTexts();
  const [unwanted, setUnwanted] = useState(false);
  const tool = pageSettings.planningTool?.name ?? '';
  const handleUnwanted = (next: boolean): void => {
    setUnwanted(next);
    setLinkDialog(browserStorage, !next);
  };
  return (
    <Dialog
      onClose={onClose}
      title={planningTool.dialogTitle(tool)}
      description={planningTool.dialogText(tool)}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <AnchorButton
            variant="primary"
            icon={ExternalLink}
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            data-autofocus=""
            onClick={onFollow}
          >
            {planningTool.follow(tool)}
          </AnchorButton>
        </>
      }
    >
      <Checkbox checked={unwanted} onChecked={handleUnwanted} label={planningTool.notAgain} />
    </Dialog>
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
      perform: () => projectEvents.tell({ kind: 'reloadProject', projectId: id }),
    });
  };

  useProjectEvent('externalProjectUpdate', offer);
  useProjectEvent('reloadProject', (id) => {
    snackbars.clear();
    openProject(queries, id, 'anew').then(
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
