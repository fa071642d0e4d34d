import type { ControllerSlot } from '@ramka/domain/catalogue';
import { picturePath } from '@ramka/domain/drawing';
import { type ControllerOffer, controllerOffers } from '@ramka/domain/set/controllers';
import { frameOfSet } from '@ramka/domain/set/product-set';
import { type ReactElement, useState } from 'react';
import { imageAddress } from '../../api/picture-addresses.ts';
import { useTexts } from '../../language/texts.ts';
import { type RadioChoice, RadioList } from '../../ui/fields/radios.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { DetailsButton, pressDetails } from '../editing/details-button.tsx';
import { controllerProblemText } from '../editing/edit-texts.ts';
import { useEditor } from '../editing/editor.ts';
import { DetailsOver } from './lazy-details-dialog.tsx';

export type ControllerChooseDialogProps = { readonly slot: ControllerSlot; readonly onClose: () => void };

/**
 * Chooses the controller behind a slot of a glass panel. Controllers that conflict with other slots name the
 * conflicting slot (docs/catalogue-rules.md#c5-5).
 */
export const ControllerChooseDialog = ({ slot, onClose }: ControllerChooseDialogProps): ReactElement => {
  const { editor } = useTexts();
  const { draft, edit } = useEditor();
  const [controllerId, setControllerId] = useState(draft.set.controllers[slot]);
  const choices = useControllerChoices(slot);
  const choosable = choices.some(({ value, disabled }) => value === controllerId && !disabled);
  return (
    <FormDialog
      title={editor.controllerDialog.title(slot)}
      width={580}
      submitLabel={editor.controllerDialog.choose}
      disabled={!choosable}
      onSubmit={() => controllerId !== undefined && edit({ kind: 'choose-controller', slot, controllerId })}
      onClose={onClose}
    >
      <DetailsOver>
        <RadioList
          label={editor.controllerDialog.list}
          choices={choices}
          value={controllerId}
          onValue={setControllerId}
          onKeyDown={pressDetails}
        />
      </DetailsOver>
    </FormDialog>
  );
};

const useControllerChoices = (slot: ControllerSlot): readonly RadioChoice<number>[] => {
  const texts = useTexts();
  const { draft, catalogue } = useEditor();
  const frame = frameOfSet(draft.set, catalogue);
  if (!frame) return [];
  const { controllerDialog } = texts.editor;
  const choiceOf = ({ controller, problem }: ControllerOffer): RadioChoice<number> => ({
    value: controller.id,
    label: controller.name,
    note: (
      <>
        <span translate="no">{controller.symbol}</span> ·{' '}
        {problem ? controllerProblemText(problem, texts) : controllerDialog.points(controller.touchPoints)} ·{' '}
        <Price value={controller.price} />
      </>
    ),
    picture: <Picture src={imageAddress(picturePath.controller(frame.seriesTag, controller.image))} alt="" />,
    disabled: problem !== undefined,
    trailing: (
      <DetailsButton of={{ controller, slot }} name={controller.name} place="row" reachable={problem !== undefined} />
    ),
  });
  return controllerOffers(draft.set, slot, catalogue).map(choiceOf);
};
