import { nameOfCard } from '@ramka/domain/set/modules';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DialogPresence } from '../../ui/dialog-presence.tsx';
import { useEditor } from '../editing/editor.ts';
import type { Edit } from '../editing/edits.ts';

export type SealQuestionProps = {
  /** The module that was to be placed into a sealed set, which it rules out. */
  readonly asked: Extract<Edit, { readonly kind: 'place-module' }> | undefined;
  readonly onAnswered: () => void;
};

/** Asks before a module takes the seal off a set: it is placed without the seal, or those that fit are shown. */
export const SealQuestion = ({ asked, onAnswered }: SealQuestionProps): ReactElement => {
  const { question } = useTexts().seal;
  const { edit, view } = useEditor();
  return (
    <DialogPresence>
      {asked && (
        <ConfirmDialog
          title={question.title}
          confirmLabel={question.without}
          other={{
            label: question.fitting,
            perform: () => {
              view({ onlySealed: true });
              onAnswered();
            },
          }}
          onConfirm={() => {
            edit(asked, 'without-seal');
            onAnswered();
          }}
          onCancel={onAnswered}
        >
          {question.text(nameOfCard(asked.card))}
        </ConfirmDialog>
      )}
    </DialogPresence>
  );
};
