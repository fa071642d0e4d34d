import { useState, type ReactElement, type ReactNode } from 'react';
import { browserStorage } from '../page/browser-storage.ts';
import { useProjectId } from '../project/use-project-id.ts';
import { externalUpdates } from './external-updates.ts';
import { LinkDialog } from './link-dialog.tsx';
import { wantsLinkDialog } from './link-dialog-wish.ts';
import { PlanningToolContext } from './planning-tool-context.ts';
import { useUpdateNotice } from './use-update-notice.ts';

/** Around the screens of a project: the question before the planning tool opens, and the notice of what it has sent. */
export const PlanningTool = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const projectId = useProjectId();
  const [asked, setAsked] = useState({ open: false, address: '' });
  const close = (): void => setAsked({ ...asked, open: false });
  useUpdateNotice(projectId);
  const follow = (address: string): boolean => {
    if (wantsLinkDialog(browserStorage)) {
      setAsked({ open: true, address });
      return false;
    }
    externalUpdates.start(projectId);
    return true;
  };
  return (
    <PlanningToolContext value={follow}>
      {children}
      <LinkDialog
        {...asked}
        onClose={close}
        onFollow={() => {
          close();
          externalUpdates.start(projectId);
        }}
      />
    </PlanningToolContext>
  );
};
