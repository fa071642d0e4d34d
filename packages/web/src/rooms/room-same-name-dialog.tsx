import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { namesInUse, numberedNames } from './room-names.ts';

export type RoomSameNameDialogProps = {
  readonly names: readonly string[];
  readonly there: readonly string[];
  /** Called with the names to add; null to add none. */
  readonly onAnswer: (names: readonly string[] | null) => void;
};

/** Asks before rooms with existing names are added: with the same names, or with numbered ones. */
export const RoomSameNameDialog = ({ names, there, onAnswer }: RoomSameNameDialogProps): ReactElement => {
  const { rooms } = useTexts();
  const numbered = numberedNames(names, there);
  return (
    <ConfirmDialog
      title={rooms.sameName(namesInUse(names, there).join(', '))}
      confirmLabel={rooms.addAnyway}
      other={{
        label: rooms.addNumbered(numbered.filter((name) => !names.includes(name)).join(', ')),
        perform: () => onAnswer(numbered),
      }}
      onConfirm={() => onAnswer(names)}
      onCancel={() => onAnswer(null)}
    />
  );
};
