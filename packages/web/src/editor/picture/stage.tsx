import { type Frame, isControllerSlot, NO_COLOUR, type Slot, slotsOfFrame } from '@ramka/domain/catalogue';
import { type Drawing, type DrawingLayer, drawSet, frameWidth, slotCentre } from '@ramka/domain/drawing';
import { framesToChoose } from '@ramka/domain/set/frames';
import { frameOfSet } from '@ramka/domain/set/product-set';
import { type ReactElement, useMemo } from 'react';
import { imageAddress } from '../../api/picture-addresses.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { useEditor } from '../editing/editor.ts';
import { ControllerSlotOverlay } from './controller-slot.tsx';
import { ModuleSlotOverlay } from './module-slot.tsx';
import { slotPlace } from './slots.ts';
import styles from './stage.module.css';

/** The set on its wall, large and to scale, with what can be done in each slot. */
export const Stage = (): ReactElement => {
  const { editor } = useTexts();
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
      <figure className={styles['product']} style={size} aria-label={editor.picture.label(frame.name)}>
        <SetDrawing drawing={drawing} />
        {set.cornerBoxColourId !== NO_COLOUR && <CornerFold drawing={drawing} frame={frame} />}
        <fieldset className={styles['slots']} aria-label={editor.picture.slots}>
          {slotsOfFrame(frame).map((slot) => (
            <SlotOverlay key={slot} slot={slot} frame={frame} drawing={drawing} />
          ))}
        </fieldset>
      </figure>
      <FrameSize frame={frame} />
    </div>
  );
};

/** How large the frame is: small ones are drawn to the same scale as large ones, and neither as large as it is. */
const FrameSize = ({ frame }: { readonly frame: Frame }): ReactElement => {
  const { language, texts } = useLanguage();
  const length = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const { size } = texts.editor.picture;
  return (
    <p className={styles['size']}>{size(length.format(frameWidth(frame)), length.format(frame.geometry.height))}</p>
  );
};

type SetDrawingProps = { readonly drawing: Drawing; readonly className?: string | undefined };

/** A set as the domain's drawing rule says, in millimetres (docs/readings.md#r20). */
export const SetDrawing = ({ drawing, className = styles['drawing'] }: SetDrawingProps): ReactElement => (
  <svg className={className} viewBox={`${drawing.x} ${drawing.y} ${drawing.width} ${drawing.height}`} aria-hidden>
    <DrawingLayers layers={drawing.layers} />
  </svg>
);

const DrawingLayers = ({ layers }: Pick<Drawing, 'layers'>): ReactElement[] =>
  layers.map(({ kind, picture, x, y, width, height }) => (
    <image
      key={`${kind} ${picture} ${x}`}
      className={styles[kind]}
      href={imageAddress(picture)}
      x={x}
      y={y}
      width={width}
      height={height}
      preserveAspectRatio="none"
    />
  ));

type CornerFoldProps = { readonly drawing: Drawing; readonly frame: Frame };

/**
 * The corner of the room that a set in a corner box reaches into: it runs between the first two slots, and what lies
 * beyond it is in the shade (docs/catalogue-rules.md#c4).
 */
const CornerFold = ({ drawing, frame }: CornerFoldProps): ReactElement => {
  const middle = (slotCentre(frame, 1).x + slotCentre(frame, 2).x) / 2;
  return <div className={styles['fold']} style={{ left: `${(100 * (middle - drawing.x)) / drawing.width}%` }} />;
};

type SlotOverlayProps = { readonly slot: Slot; readonly frame: Frame; readonly drawing: Drawing };

/** What lies over one slot of the picture: its button, and the tools under the frame. */
const SlotOverlay = ({ slot, frame, drawing }: SlotOverlayProps): ReactElement => (
  <div className={styles['place']} style={slotPlace(drawing, frame, slot)}>
    {isControllerSlot(frame, slot) ? <ControllerSlotOverlay slot={slot} /> : <ModuleSlotOverlay slot={slot} />}
  </div>
);

/** What is in the slots, rather than around them. */
const isPart = ({ kind }: DrawingLayer): boolean => kind === 'visible-part' || kind === 'touch-points';

/** Where the frame will hang: the outline of one with the wanted number of slots, to scale, and what the set has in them. */
const EmptyFrame = (): ReactElement => {
  const { editor } = useTexts();
  const { draft, catalogue } = useEditor();
  const line = catalogue.findLine(draft.lineId);
  const [frame] = line ? framesToChoose(catalogue.listFrames(line), line, { ...draft, subcategoryIds: [] }) : [];
  if (!frame) return <p className={styles['empty']}>{editor.picture.chooseFrame}</p>;
  const { height, window } = frame.geometry;
  const width = frameWidth(frame);
  const parts = drawSet({ ...draft.set, frameId: frame.id }, catalogue)?.layers.filter(isPart) ?? [];
  return (
    <div className={styles['product']} style={{ '--width': width, '--height': height }}>
      <svg className={styles['outline']} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <rect width={width} height={height} rx={4} />
        {slotsOfFrame(frame).map((slot) => {
          const { x, y } = slotCentre(frame, slot);
          return <rect key={slot} x={x - window / 2} y={y - window / 2} width={window} height={window} rx={2} />;
        })}
        <DrawingLayers layers={parts} />
      </svg>
      <p className={styles['empty']}>{editor.picture.chooseFrame}</p>
    </div>
  );
};
