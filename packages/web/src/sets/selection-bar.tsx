import { ListChecks } from 'lucide-react';
import type { ReactElement } from 'react';
import { DownloadButton } from '../downloads/download-button.tsx';
import { useTexts } from '../language/use-texts.ts';
import { ShopButton } from '../shop/shop-button.tsx';
import { Button } from '../ui/actions/button.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import type { SetDialog } from './dialogs/set-dialog.ts';
import type { Selection } from './use-selection.ts';
import styles from './selection-bar.module.css';

export type SelectionBarProps = { readonly selection: Selection; readonly onDialog: (dialog: SetDialog) => void };

/** Choosing all sets or none, and what can be done with the chosen ones. */
export const SelectionBar = ({ selection, onDialog }: SelectionBarProps): ReactElement => {
  const { sets } = useTexts();
  return (
    <div className={styles['bar']} data-active={selection.ids.length > 0 ? '' : undefined}>
      <Checkbox
        checked={selection.all}
        onChecked={selection.toggleAll}
        label={selection.all ? sets.deselectAll : sets.selectAll}
      />
      <span className={styles['count']} aria-live="polite">
        {selection.ids.length > 0 && sets.selected(selection.ids.length)}
      </span>
      {selection.ids.length > 0 && (
        <>
          <Button
            size="small"
            icon={ListChecks}
            onClick={() => onDialog({ kind: 'components', setIds: selection.ids })}
          >
            {sets.showComponents}
          </Button>
          <DownloadButton subject={{ kind: 'sets', setIds: selection.ids }} size="small" />
          <ShopButton subject={{ kind: 'sets', setIds: selection.ids }} size="small" />
        </>
      )}
    </div>
  );
};
