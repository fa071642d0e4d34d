import { allSlots, type Frame, isControllerSlot, NO_COLOUR, type Slot, slotsOfFrame } from '@ramka/domain/catalogue';
import { type Drawing, type DrawingLayer, drawSet, frameWidth, slotCentre } from '@ramka/domain/drawing';
import { boxDepth, chosenBox } from '@ramka/domain/set/boxes';
import { framesToChoose } from '@ramka/domain/set/frames';
import { frameOfSet, type ProductSet } from '@ramka/domain/set/product-set';
import { createContext, memo, type ReactElement, useContext, useEffect, useMemo, useState } from 'react';
import { imageAddress } from '../../api/picture-addresses.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { useReconnections } from '../../platform/reconnections.ts';
import { frameSizeText } from '../editing/edit-texts.ts';
import { useCanvasEditor } from '../editing/editor.ts';
import { ControllerSlotOverlay } from './controller-slot.tsx';
import { ModuleSlotOverlay } from './module-slot.tsx';
import { slotPlace } from './slots.ts';
import styles from './set-canvas.module.css';

/** The edited set, drawn to scale on a wall, with buttons over each slot. */
export const SetCanvas = (): ReactElement => {
  const { editor } = useTexts();
  const { draft, catalogue } = useCanvasEditor();
  const { set } = draft;
  const { set: openedSet, picture } = useContext(OpenedPictureContext);
  const frame = frameOfSet(set, catalogue);
  const drawing = useMemo(() => drawSet(set, catalogue), [set, catalogue]);
  const [slotInUse, useSlot] = useSlotInUse(set);
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
        <SetDrawing drawing={drawing} beneath={openedSet === set ? picture : undefined} />
        {set.cornerBoxColourId !== NO_COLOUR && <CornerFold drawing={drawing} frame={frame} />}
        <fieldset className={styles['slots']} aria-label={editor.picture.slots}>
          {slotsOfFrame(frame).map((slot) => (
            <SlotOverlay
              key={slot}
              slot={slot}
              frame={frame}
              drawing={drawing}
              inUse={slot === slotInUse}
              onUse={useSlot}
            />
          ))}
        </fieldset>
      </figure>
      <SetSize frame={frame} boxParts={chosenBox(set, frame).length} />
    </div>
  );
};

/**
 * Returns the slot whose tools a touch screen shows: the one that was tapped, focused or changed last, at first the last
 * filled one.
 */
const useSlotInUse = ({ modules, controllers }: ProductSet) => {
  const contents = { ...modules, ...controllers };
  const [last, setLast] = useState<{ readonly slot: Slot | undefined; readonly contents: typeof contents }>({
    slot: undefined,
    contents,
  });
  const changed = allSlots.find((slot) => contents[slot] !== last.contents[slot]);
  if (changed !== undefined) setLast({ slot: contents[changed] === undefined ? last.slot : changed, contents });
  const use = (slot: Slot): void => setLast({ slot, contents });
  return [last.slot ?? allSlots.findLast((slot) => contents[slot] !== undefined), use] as const;
};

type SetSizeProps = { readonly frame: Frame; readonly boxParts: number };

/**
 * The dimensions of the frame, and the depth of its box. The canvas scales small and large frames alike, so their true
 * size has to be stated.
 */
const SetSize = memo(({ frame, boxParts }: SetSizeProps): ReactElement => {
  const { language, texts } = useLanguage();
  const size = frameSizeText(frame, texts, language);
  return (
    <p className={styles['size']}>
      {boxParts === 0 ? size : `${size}, ${texts.editor.picture.boxDepth(boxDepth(boxParts))}`}
    </p>
  );
});

SetSize.displayName = 'SetSize';

/** The set as it was opened, and the address of the picture that was shown for it before the editor had loaded. */
export const OpenedPictureContext = createContext<{ readonly set?: ProductSet; readonly picture?: string | undefined }>(
  {},
);

type SetDrawingProps = {
  readonly drawing: Drawing;
  readonly className?: string | undefined;
  /** Picture of the whole set, shown until all layers have loaded. */
  readonly beneath?: string | undefined;
};

/** Draws a set from the domain's drawing description, in millimetres (docs/readings.md#r20). */
export const SetDrawing = ({ drawing, className = styles['drawing'], beneath }: SetDrawingProps): ReactElement => {
  const { x, y, width, height, layers } = drawing;
  const isLoaded = useAllLoaded(layers, beneath !== undefined);
  return (
    <svg className={className} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden>
      {beneath !== undefined && (
        <image
          className={styles['beneath']}
          href={beneath}
          {...{ x, y, width, height }}
          data-done={isLoaded ? '' : undefined}
        />
      )}
      {/* All layers appear together; the first ones would otherwise cover the picture of the whole set. */}
      <g className={beneath !== undefined && !isLoaded ? styles['coming'] : undefined}>
        <DrawingLayers layers={layers} />
      </g>
    </svg>
  );
};

/** Returns whether the pictures of all layers have loaded or failed. Always false unless `isRequested`. */
const useAllLoaded = (layers: Drawing['layers'], isRequested: boolean): boolean => {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isRequested) return;
    // Separate image objects are used because `load` events of elements that React is still inserting are lost.
    const decoded = layers.map(({ picture }) => {
      const image = new Image();
      image.src = imageAddress(picture);
      return image.decode();
    });
    void Promise.allSettled(decoded).then(() => setLoaded(true));
  }, [layers, isRequested]);
  return isLoaded;
};

const DrawingLayers = ({ layers }: Pick<Drawing, 'layers'>): ReactElement[] =>
  layers.map((layer) => <Layer key={`${layer.kind} ${layer.picture} ${layer.x}`} layer={layer} />);

/** Milliseconds before a layer's picture is checked for a loading error. */
const LAYER_PATIENCE = 1000;

/** A layer, or its outline while its picture cannot be loaded. The picture is requested again after a reconnection. */
const Layer = ({ layer: { kind, picture, ...place } }: { readonly layer: DrawingLayer }): ReactElement => {
  const href = imageAddress(picture);
  const reconnections = useReconnections();
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const isMissing = failedAttempt === reconnections;
  useEffect(() => {
    if (isMissing) return;
    // An SVG image that fails before React attaches its listeners reports no error, therefore a second image is loaded.
    const image = new Image();
    image.addEventListener('error', () => setFailedAttempt(reconnections), { once: true });
    const timer = setTimeout(() => (image.src = href), LAYER_PATIENCE);
    return () => clearTimeout(timer);
  }, [href, isMissing, reconnections]);
  if (isMissing) return <rect data-missing="" className={styles['missing']} {...place} />;
  const attempt = failedAttempt === undefined ? 0 : reconnections;
  return <image key={attempt} className={styles[kind]} href={href} {...place} preserveAspectRatio="none" />;
};

type CornerFoldProps = { readonly drawing: Drawing; readonly frame: Frame };

/**
 * The corner of the room for a set in a corner box. The fold runs between the first two slots, and the wall beyond it
 * is in shade (docs/catalogue-rules.md#c4).
 */
const CornerFold = ({ drawing, frame }: CornerFoldProps): ReactElement => {
  const middle = (slotCentre(frame, 1).x + slotCentre(frame, 2).x) / 2;
  return <div className={styles['fold']} style={{ left: `${(100 * (middle - drawing.x)) / drawing.width}%` }} />;
};

type SlotOverlayProps = {
  readonly slot: Slot;
  readonly frame: Frame;
  readonly drawing: Drawing;
  readonly inUse: boolean;
  readonly onUse: (slot: Slot) => void;
};

/** Overlay of one slot: its button, and its tools below the frame. */
const SlotOverlay = ({ slot, frame, drawing, inUse, onUse }: SlotOverlayProps): ReactElement => (
  <div
    className={styles['place']}
    style={slotPlace(drawing, frame, slot)}
    data-in-use={inUse ? '' : undefined}
    onFocus={() => onUse(slot)}
    onPointerDown={() => onUse(slot)}
  >
    {isControllerSlot(frame, slot) ? <ControllerSlotOverlay slot={slot} /> : <ModuleSlotOverlay slot={slot} />}
  </div>
);

/** Whether a layer belongs to the content of a slot rather than to the frame. */
const isPart = ({ kind }: DrawingLayer): boolean => kind === 'visible-part' || kind === 'touch-points';

/**
 * Canvas before a frame is chosen: the outline of a frame with the chosen number of slots, to scale, and the modules of
 * the set.
 */
const EmptyFrame = (): ReactElement => {
  const { editor } = useTexts();
  const { draft, catalogue } = useCanvasEditor();
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
      <p className={styles['empty']}>{draft.defaultFrame ? editor.picture.chooseSlots : editor.picture.chooseFrame}</p>
    </div>
  );
};
