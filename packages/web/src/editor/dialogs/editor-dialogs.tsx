import type { Slot } from '@ramka/domain/catalogue';
import { type ReactElement, useState } from 'react';
import { useProject } from '../../project/project-query.ts';
import { CopySetDialog, DeleteSetDialog, RenameSetDialog } from '../../sets/set-changes.tsx';
import { BillDialog } from '../bill/bill.tsx';
import type { EditedBill } from '../bill/use-bill.ts';
import type { EditorDialog } from '../editing/editor.ts';
import { useEditor, useEditorNow } from '../editing/editor.ts';
import type { Saving } from '../saving/saving.ts';
import { BoxDialog } from './box-dialog.tsx';
import { ControllerDialog } from './controller-dialog.tsx';
import { Details } from './details.tsx';
import { OptionsDialog } from './options-dialog.tsx';

export type EditorDialogRootProps = {
  readonly dialog: EditorDialog;
  readonly onClose: () => void;
  readonly saving: Saving;
  readonly bill: EditedBill | undefined;
  readonly onDeleted: () => void;
};

/** Renders the dialog that is open in the editor. */
export const EditorDialogRoot = ({
  dialog,
  onClose,
  saving,
  bill,
  onDeleted,
}: EditorDialogRootProps): ReactElement | null => {
  switch (dialog.kind) {
    case 'options':
      return <OptionsOfSlot onClose={onClose} slot={dialog.slot} />;
    case 'controller':
      return <ControllerDialog onClose={onClose} slot={dialog.slot} />;
    case 'corner-box':
    case 'surface-box':
      return <BoxDialog onClose={onClose} box={dialog.kind} />;
    case 'bill':
      return <BillDialog onClose={onClose} bill={bill} />;
    case 'details':
      return <Details onClose={onClose} of={dialog.of} />;
    case 'copy':
    case 'rename':
    case 'delete':
      return <SavedSetDialog kind={dialog.kind} onClose={onClose} saving={saving} onDeleted={onDeleted} />;
  }
};

type OptionsOfSlotProps = { readonly slot: Slot; readonly onClose: () => void };

const OptionsOfSlot = ({ slot, onClose }: OptionsOfSlotProps): ReactElement | null => {
  const { draft, catalogue } = useEditor();
  const choice = draft.set.modules[slot];
  const module = choice && catalogue.findModule(choice.moduleId);
  return module ? <OptionsDialog onClose={onClose} slot={slot} module={module} choice={choice} /> : null;
};

type SavedSetDialogProps = {
  readonly onClose: () => void;
  readonly kind: 'copy' | 'rename' | 'delete';
  readonly saving: Saving;
  readonly onDeleted: () => void;
};

/** Copies, renames or deletes a saved set. If the set is removed meanwhile, the dialog keeps its last known data. */
const SavedSetDialog = (props: SavedSetDialogProps): ReactElement | null => {
  const { kind, onClose, saving, onDeleted } = props;
  const listed = useProject().sets.find(({ id }) => id === saving.saved.setId);
  const [known] = useState(listed);
  const set = listed ?? known;
  if (!set) return null;
  switch (kind) {
    case 'copy':
      return <CopySetDialog set={set} onClose={onClose} />;
    case 'rename':
      return <RenameDialog setId={set.id} saving={saving} onClose={onClose} />;
    case 'delete':
      return <DeleteSetDialog set={set} onClose={onClose} onDeleted={onDeleted} closesOnFailure />;
  }
};

type RenameDialogProps = { readonly setId: number; readonly saving: Saving; readonly onClose: () => void };

/**
 * Renames the saved set immediately. Other unsaved changes, and the version that the next save must find, remain as
 * they are (docs/readings.md#r13).
 */
const RenameDialog = ({ setId, saving: { saved, setSaved, whileBusy }, onClose }: RenameDialogProps): ReactElement => {
  const present = useEditorNow();
  const [start] = useState(present().draft.set.name);
  return (
    <RenameSetDialog
      setId={setId}
      etag={saved.etag}
      start={start}
      whileRenaming={whileBusy}
      onRenamed={({ set: { name }, etag }) => {
        setSaved({ ...saved, etag, set: { ...saved.set, name } });
        const { draft, edit } = present();
        // The dialog may have been closed before the response, and the visitor may have typed another name since.
        if (draft.set.name === start) edit({ kind: 'rename', name });
      }}
      onClose={onClose}
    />
  );
};
