import type { WireBundle } from '@ramka/contract/wire/bundle';
import type { ReactElement } from 'react';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { useTexts } from '../../language/texts.ts';
import { useSetChanges } from '../../sets/set-changes.ts';

export type CopyDialogProps = { readonly set: WireBundle; readonly onClose: () => void };

/** Copies the set as it was saved, under a name that may be empty. */
export const CopyDialog = ({ set, onClose }: CopyDialogProps): ReactElement => {
  const { sets, common } = useTexts();
  const { copySet } = useSetChanges();
  return (
    <NameDialog
      title={sets.copySet}
      label={sets.setName}
      hint={sets.copyNameHint}
      subject="set"
      start=""
      confirmLabel={common.copy}
      onName={(name) => copySet({ set, name })}
      onClose={onClose}
    />
  );
};
