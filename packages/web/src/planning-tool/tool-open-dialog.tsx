import { ExternalLink } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTexts } from '../language/texts.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { AnchorButton, Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { setLinkDialog } from './link.ts';

export type ToolOpenDialogProps = {
  readonly address: string;
  readonly onClose: () => void;
  readonly onFollow: () => void;
};

/**
 * Dialog that announces that the planning tool opens in a new tab, with a checkbox to hide it in future
 * (docs/specification.md#s4-18).
 */
export const ToolOpenDialog = ({ address, onClose, onFollow }: ToolOpenDialogProps): ReactElement => {
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
