import { NO_COLOUR, slotsOfFrame } from '@ramka/domain/catalogue';
import { drawSet } from '@ramka/domain/drawing';
import { frameOfSet } from '@ramka/domain/set/product-set';
import { useMemo, type ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useEditor } from '../state/editor-context.ts';
import { CornerFold } from './corner-fold.tsx';
import { EmptyFrame } from './empty-frame.tsx';
import { SetDrawing } from './set-drawing.tsx';
import { SlotOverlay } from '../slots/slot-overlay.tsx';
import styles from './stage.module.css';

/** The set on its wall, large and to scale, with what can be done in each slot. */
export const Stage = (): ReactElement => {
  const { editor: texts } = useTexts();
  const { draft, catalogue } = useEditor();
  const { set } = draft;
  const frame = frameOfSet(set, catalogue);
  const drawing = useMemo(() => drawSet(set, catalogue), [set, catalogue]);
  if (!frame || !drawing) {
    return (
      <div className={styles['wall']}>
        <EmptyFrame />
      </div>
    );
  }
  const size = { '--width': drawing.width, '--height': drawing.height };
  return (
    <div className={styles['wall']}>
      <figure
        className={styles['product']}
        style={size}
        data-slots={frame.slots}
        aria-label={texts.picture.label(frame.name)}
      >
        <SetDrawing drawing={drawing} />
        {set.cornerBoxColourId !== NO_COLOUR && <CornerFold drawing={drawing} frame={frame} />}
        <fieldset className={styles['slots']} aria-label={texts.picture.slots}>
          {slotsOfFrame(frame).map((slot) => (
            <SlotOverlay key={slot} slot={slot} frame={frame} drawing={drawing} />
          ))}
        </fieldset>
      </figure>
    </div>
  );
};
