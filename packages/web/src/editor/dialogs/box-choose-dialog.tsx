import { type Colour, NO_COLOUR } from '@ramka/domain/catalogue';
import type { MinorUnits } from '@ramka/domain/money';
import { boxColours, boxParts, boxPrice } from '@ramka/domain/set/boxes';
import { frameOfSet } from '@ramka/domain/set/product-set';
import { type ReactElement, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { RadioTile, Radios } from '../../ui/fields/radios.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Price } from '../../ui/price.tsx';
import { priceText } from '../../ui/price-step.tsx';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';
import { colourOfFrame, type Draft } from '../editing/draft.ts';
import { useEditor } from '../editing/editor.ts';
import styles from './box-choose-dialog.module.css';

export type BoxChooseDialogProps = { readonly box: 'corner-box' | 'surface-box'; readonly onClose: () => void };

/**
 * Chooses the colour of a corner or surface box. The colour that matches the frame is preselected; without a match the
 * visitor has to choose one (docs/specification.md#s5-29).
 */
export const BoxChooseDialog = ({ box, onClose }: BoxChooseDialogProps): ReactElement => {
  const { editor } = useTexts();
  const { draft, catalogue, edit } = useEditor();
  const corner = box === 'corner-box';
  const frame = frameOfSet(draft.set, catalogue);
  const entries = (corner ? frame?.cornerBoxes : frame?.surfaceBoxes) ?? [];
  const colours = boxColours(entries);
  const present = corner ? draft.set.cornerBoxColourId : draft.set.surfaceBoxColourId;
  const [colourId, setColourId] = useState(present || boxColourOfFrame(draft, colours, catalogue));
  return (
    <FormDialog
      title={corner ? editor.boxDialog.cornerTitle : editor.boxDialog.surfaceTitle}
      width={580}
      submitLabel={editor.boxDialog.choose}
      disabled={colourId === NO_COLOUR}
      onSubmit={() => edit({ kind: corner ? 'choose-corner-box' : 'choose-surface-box', colourId })}
      onClose={onClose}
    >
      <ColourTiles
        label={editor.boxDialog.colours}
        colours={colours.map((colour) => ({
          ...colour,
          price: boxPrice(boxParts(entries, colour.id), catalogue.findBoxPrice),
        }))}
        colourId={colourId}
        onColour={setColourId}
      />
    </FormDialog>
  );
};

/**
 * Returns the box colour that matches the frame: the only colour, or the one of the same family as the frame's finish;
 * otherwise `NO_COLOUR`.
 */
const boxColourOfFrame = (draft: Draft, colours: readonly Colour[], catalogue: EditorCatalogue): number => {
  const [first, second] = colours;
  if (first && !second) return first.id;
  const familyId = colourOfFrame(draft, catalogue)?.familyId;
  return (familyId && colours.find((colour) => colour.familyId === familyId)?.id) || NO_COLOUR;
};

type ColourTilesProps = {
  readonly label: string;
  readonly colours: readonly (Colour & { readonly price: MinorUnits | undefined })[];
  readonly colourId: number;
  readonly onColour: (colourId: number) => void;
};

const ColourTiles = ({ label, colours, colourId, onColour }: ColourTilesProps): ReactElement => (
  <Radios
    label={label}
    className={styles['colours']}
    onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.closest('form')?.requestSubmit()}
  >
    {colours.map(({ id, name, hexColor, price }) => (
      <RadioTile
        key={id}
        chosen={id === colourId}
        onChosen={() => onColour(id)}
        className={styles['colour']}
        aria-label={name}
        aria-description={price === undefined ? undefined : priceText(price)}
        data-autofocus={id === colourId ? '' : undefined}
        style={{ '--colour': hexColor }}
      >
        <span className={styles['sample']} />
        <span className={styles['words']}>
          {name}
          {price !== undefined && <Price value={price} />}
        </span>
      </RadioTile>
    ))}
  </Radios>
);
