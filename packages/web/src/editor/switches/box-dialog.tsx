import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { type Colour, NO_COLOUR } from '@ramka/domain/catalogue';
import { boxColours } from '@ramka/domain/set/boxes';
import { frameOfSet } from '@ramka/domain/set/product-set';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useEditor } from '../state/editor-context.ts';
import styles from './box-dialog.module.css';
import type { DialogState } from '../dialogs/dialog-state.ts';

export type BoxDialogProps = DialogState & { readonly box: 'corner-box' | 'surface-box' };

/** The colour of a corner or surface box; nothing is chosen until a colour is (specification §5). */
export const BoxDialog = ({ open, onClose, box }: BoxDialogProps): ReactElement => {
  const { boxDialog: texts } = useTexts().editor;
  const { draft, catalogue, edit } = useEditor();
  const corner = box === 'corner-box';
  const frame = frameOfSet(draft.set, catalogue);
  const colours = boxColours((corner ? frame?.cornerBoxes : frame?.surfaceBoxes) ?? []);
  const [colourId, setColourId] = useState(corner ? draft.set.cornerBoxColourId : draft.set.surfaceBoxColourId);
  const none = colourId === NO_COLOUR;
  const choose = (): void => {
    if (!none && edit({ kind: corner ? 'choose-corner-box' : 'choose-surface-box', colourId })) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={580}
      title={corner ? texts.cornerTitle : texts.surfaceTitle}
      onSubmit={choose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button look="primary" type="submit" disabled={none}>
            {texts.choose}
          </Button>
        </>
      }
    >
      <ColourTiles label={texts.colours} colours={colours} colourId={colourId} onColour={setColourId} />
    </Dialog>
  );
};

type ColourTilesProps = {
  readonly label: string;
  readonly colours: readonly Colour[];
  readonly colourId: number;
  readonly onColour: (colourId: number) => void;
};

const ColourTiles = ({ label, colours, colourId, onColour }: ColourTilesProps): ReactElement => (
  <RadioGroup
    className={styles['colours']}
    aria-label={label}
    value={colourId}
    onValueChange={(next) => onColour(next)}
  >
    {colours.map(({ id, name, hexColor }) => (
      <Radio.Root key={id} value={id} className={styles['colour']} aria-label={name} style={{ '--colour': hexColor }}>
        <span className={styles['sample']} />
        <span>{name}</span>
      </Radio.Root>
    ))}
  </RadioGroup>
);
