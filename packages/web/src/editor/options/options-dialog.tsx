import type { Module, Slot } from '@ramka/domain/catalogue';
import type { ModuleChoice } from '@ramka/domain/set/product-set';
import { hasEditableGroup, settleOptions } from '@ramka/domain/set/options';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useEditor } from '../state/editor-context.ts';
import type { DialogState } from '../dialogs/dialog-state.ts';
import { GroupField } from './group-field.tsx';
import styles from './options-dialog.module.css';
import { VisiblePart } from './visible-part.tsx';

export type OptionsDialogProps = DialogState & {
  readonly slot: Slot;
  readonly module: Module;
  readonly choice: ModuleChoice;
};

/** What of a placed module can be chosen: a mechanism, claws, lamps (catalogue.md §5.3). */
export const OptionsDialog = ({ open, onClose, slot, module, choice }: OptionsDialogProps): ReactElement => {
  const { optionsDialog: texts } = useTexts().editor;
  const { edit } = useEditor();
  const [options, setOptions] = useState(() => settleOptions(module, choice.colourId, choice.options));
  const editable = hasEditableGroup(module, choice.colourId);
  const save = (): void => {
    if (edit({ kind: 'choose-options', slot, options })) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="half"
      title={texts.title(slot)}
      description={module.name}
      onSubmit={editable ? save : undefined}
      footer={<OptionsFooter editable={editable} onClose={onClose} />}
    >
      <div className={styles['groups']}>
        <VisiblePart module={module} choice={choice} />
        {!editable && <p className={styles['note']}>{texts.fixed}</p>}
        {module.groups.map((group) => {
          const option = options[group.id];
          return (
            option && (
              <GroupField
                key={group.id}
                module={module}
                group={group}
                colourId={choice.colourId}
                option={option}
                onOption={(next) => setOptions({ ...options, [group.id]: next })}
              />
            )
          );
        })}
      </div>
    </Dialog>
  );
};

type OptionsFooterProps = Pick<DialogState, 'onClose'> & { readonly editable: boolean };

/** Saving is offered only where something can be edited (specification §2). */
const OptionsFooter = ({ editable, onClose }: OptionsFooterProps): ReactElement => {
  const { optionsDialog: texts } = useTexts().editor;
  return editable ? (
    <>
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button look="primary" type="submit">
        {texts.save}
      </Button>
    </>
  ) : (
    <Button onClick={onClose}>{texts.close}</Button>
  );
};
