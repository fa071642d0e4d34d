import { panelSymbol } from '@ramka/domain/bill';
import { controllerSlots, type Frame, type FrameLine, slotCounts } from '@ramka/domain/catalogue';
import { frameWidth, picturePath } from '@ramka/domain/drawing';
import { chooseFrame, frameWithFewestLosses, framesToChoose } from '@ramka/domain/set/frames';
import { frameOfSet } from '@ramka/domain/set/product-set';
import type { Finish } from '@ramka/domain/substitutes';
import { ChevronDown } from 'lucide-react';
import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { imageAddress } from '../../api/picture-addresses.ts';
import { useTexts } from '../../language/texts.ts';
import { ariaShortcut, isShortcut } from '../../platform/shortcuts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Swatches } from '../../ui/fields/swatches.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ToggleGroup } from '../../ui/fields/toggle-group.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { priceText } from '../../ui/price-step.tsx';
import { moveBetweenCards } from '../drawer/module-cards.tsx';
import { similarFrameWithSlots } from '../editing/draft.ts';
import { DetailsButton } from '../editing/details-button.tsx';
import { useEditor, useOpenDialog } from '../editing/editor.ts';
import { useGoToStep } from '../editing/steps.ts';
import styles from './frame-step.module.css';

/** Step 2: filters for slots and subcategories, and the frames to scale, ordered by `sort`. */
export const FrameList = ({ line }: { readonly line: FrameLine }): ReactElement => {
  const { editor } = useTexts();
  const { draft, catalogue } = useEditor();
  const frames = framesToChoose(catalogue.listFrames(line), line, draft);
  const reached = frames.find(({ id }) => id === draft.set.frameId);
  const before = draft.set.frameId === null ? similarFrameWithSlots(draft, line, draft.slots, catalogue) : undefined;
  return (
    <section className={styles['step']} aria-label={editor.frame.list}>
      <SlotChoice line={line} />
      <FinishChoice frames={frames} />
      {line.subcategories.length > 1 && <SubcategoryFilter line={line} />}
      {frames.length === 0 ? (
        <EmptyState title={editor.frame.none} />
      ) : (
        <ul className={styles['frames']} data-cards="" data-slots={draft.slots}>
          {frames.map((frame) => (
            <li key={frame.id}>
              <FrameButton
                frame={frame}
                chosen={frame.id === draft.set.frameId}
                asBefore={frame.id === before?.id}
                first={frame.id === (reached ?? before ?? frames[0])?.id}
              />
              <DetailsButton of={{ frame }} name={frame.name} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/**
 * Chooses the number of slots. A chosen frame is replaced by one of the same finish if the set loses nothing. If only
 * one frame matches the defaults of a new set, no number is selected at first: one click then chooses that frame and
 * continues.
 */
const SlotChoice = ({ line }: { readonly line: FrameLine }): ReactElement => {
  const { draft, catalogue, view } = useEditor();
  const takeFrame = useTakeFrame();
  const { frame } = useTexts().editor;
  const isNew = draft.set.frameId === null;
  const choices = slotCounts(line).map((slots) => {
    const next = slots === draft.slots && !isNew ? undefined : similarFrameWithSlots(draft, line, slots, catalogue);
    const isTaken =
      next && next.id !== draft.set.frameId && chooseFrame(draft.set, next, catalogue).losses.length === 0;
    return { slots, next: isTaken ? next : undefined };
  });
  const open = isNew && choices.some(({ slots, next }) => next && slots === draft.slots);
  const choose = (value: string | undefined): void => {
    const choice = choices.find(({ slots }) => `${slots}` === value);
    if (choice?.next) takeFrame(choice.next);
    else if (choice) view({ slots: choice.slots });
  };
  return (
    <div className={classNames(styles['field'], styles['slots'])}>
      <span className="muted">{frame.slots}</span>
      <ToggleGroup
        label={frame.slots}
        choices={choices.map(({ slots }) => ({
          value: `${slots}`,
          label: frame.times(slots),
          name: frame.slotsOf(slots),
        }))}
        chosen={open ? [] : [`${draft.slots}`]}
        onChosen={([value]) => choose(value)}
      />
    </div>
  );
};

/** Chooses the frame for a number of slots. The first frame of a new set leads to step 3. */
const useTakeFrame = (): ((frame: Frame) => void) => {
  const { draft, edit } = useEditor();
  const goToStep = useGoToStep();
  return (frame) => {
    if (!edit({ kind: 'choose-frame', frameId: frame.id })) return;
    if (draft.set.frameId === null && controllerSlots(frame).length === 0) goToStep('modules');
  };
};

/**
 * Keeps the position of an element in the window while a choice changes the height of the content above it, so that
 * another choice can be tried without moving the finger. The element is never left behind the Next button. Returns a
 * function to call before the choice.
 */
const usePreservedPosition = (element: RefObject<HTMLElement | null>): (() => void) => {
  const top = useRef<number>(undefined);
  useLayoutEffect(() => {
    const [before, here] = [top.current, element.current?.getBoundingClientRect()];
    top.current = undefined;
    if (before === undefined || !here) return;
    const next = document.querySelector('[data-next]');
    const isOver = next !== null && getComputedStyle(next).position === 'fixed';
    const free = isOver ? next.getBoundingClientRect().top - here.height : before;
    window.scrollBy({ top: here.top - Math.min(before, free), behavior: 'instant' });
  });
  return () => {
    top.current = element.current?.getBoundingClientRect().top;
  };
};

/**
 * The finishes of the listed frames, grouped by kind. A click chooses a frame of that finish, similar to the current one if possible. A
 * new set starts with the finish of its defaults, which the number of slots then takes.
 */
const FinishChoice = ({ frames }: { readonly frames: readonly Frame[] }): ReactElement | null => {
  const { editor } = useTexts();
  const { draft, catalogue, edit } = useEditor();
  const present = frameOfSet(draft.set, catalogue);
  const field = useRef<HTMLDivElement>(null);
  const rememberPosition = usePreservedPosition(field);
  const finishIds = new Set(frames.flatMap(({ finishId }) => finishId ?? []));
  const finishes = [...finishIds].flatMap((id) => catalogue.findFinish(id) ?? []);
  const kindOf = (finish: Finish | undefined): number | undefined =>
    frames.find(({ finishId }) => finishId === finish?.id)?.subcategoryId;
  const choose = (finishId: string): void => {
    const ofFinish = frames.filter((frame) => frame.finishId === finishId);
    const frame = present ? frameWithFewestLosses(draft.set, present, ofFinish, catalogue) : ofFinish[0];
    if (!frame || present?.finishId === finishId) return;
    rememberPosition();
    edit({ kind: 'choose-frame', frameId: frame.id });
  };
  if (finishes.length < 2) return null;
  return (
    <div ref={field} className={styles['field']}>
      <Swatches
        label={editor.frame.finish}
        titled
        swatches={finishes.map((finish, index) => ({
          ...finish,
          beginsGroup: index > 0 && kindOf(finish) !== kindOf(finishes[index - 1]),
        }))}
        chosen={
          present ? (present.slots === draft.slots ? present.finishId : null) : (draft.defaultFrame?.finishId ?? null)
        }
        onChosen={choose}
      />
    </div>
  );
};

/**
 * The series whose frame subcategories are degrees of protection; its filter is labelled accordingly
 * (docs/specification.md#s2-93).
 */
const protectionSeries = 'simon-basic';

/** Filter for frame subcategories. Closed at first, because few visitors need it; it names the chosen ones. */
const SubcategoryFilter = ({ line }: { readonly line: FrameLine }): ReactElement => {
  const { editor } = useTexts();
  const { draft, view, catalogue } = useEditor();
  const chosen = line.subcategories.filter(({ id }) => draft.subcategoryIds.includes(id));
  const [isOpen, setOpen] = useState(chosen.length > 0);
  const label =
    catalogue.findSeriesOfLine(line)?.tag === protectionSeries ? editor.frame.kindsBasic : editor.frame.kinds;
  return (
    <details className={styles['kinds']} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {label}
        {!isOpen && <span className={styles['chosen']}>{chosen.map(({ name }) => name).join(', ')}</span>}
        <ChevronDown className={styles['chevron']} aria-hidden />
      </summary>
      <ToggleGroup
        label={label}
        multiple
        chips
        choices={line.subcategories.map(({ id, name }) => ({ value: String(id), label: name }))}
        chosen={draft.subcategoryIds.map(String)}
        onChosen={(values) => view({ subcategoryIds: values.map(Number) })}
      />
    </details>
  );
};

type FrameButtonProps = {
  readonly frame: Frame;
  readonly chosen: boolean;
  /** Whether a number of slots would take a frame that looks like this one, as in the set before. */
  readonly asBefore: boolean;
  /** Whether the button is the list's tab stop; arrow keys move to the others. */
  readonly first: boolean;
};

/** Button of a frame. Its width is to scale with the other frames. */
const FrameButton = ({ frame, chosen, asBefore, first }: FrameButtonProps): ReactElement => {
  const { editor } = useTexts();
  const { draft, catalogue, edit } = useEditor();
  const open = useOpenDialog();
  const width = frameWidth(frame);
  const price = catalogue.findFramePrice(frame.id);
  const panelPrice = catalogue.findPanelPrice(frame.id);
  const choose = (): void => {
    // The page scrolls to the top (docs/specification.md#s4-45); the list keeps its scroll position.
    if (edit({ kind: 'choose-frame', frameId: frame.id })) window.scrollTo({ top: 0 });
  };
  return (
    <button
      type="button"
      className={styles['frame']}
      data-as-before={asBefore ? '' : undefined}
      aria-pressed={chosen}
      tabIndex={first ? 0 : -1}
      aria-keyshortcuts={ariaShortcut('details')}
      onKeyDown={(event) =>
        isShortcut(event, 'details') ? open({ dialog: 'details', of: { frame } }) : moveBetweenCards(event)
      }
      onPointerEnter={() => preload(frame)}
      onFocus={() => preload(frame)}
      onClick={choose}
    >
      <span className={styles['plaster']}>
        <span className={styles['picture']} style={{ '--width': width }}>
          <Picture src={imageAddress(picturePath.frameThumbnail(frame))} alt="" ratio={width / frame.geometry.height} />
        </span>
      </span>
      <span className={styles['name']}>{frame.name}</span>
      {asBefore && <span className={styles['before']}>{editor.frame.asBefore}</span>}
      <span className={styles['facts']}>
        <FrameSymbol symbol={chosen ? panelSymbol(draft.set, frame, catalogue) : frame.symbol} />
        {frame.supportsIp44 && <span>{editor.frame.ip44}</span>}
        {price !== undefined && <Price value={price} />}
        {panelPrice !== undefined && <span>{editor.frame.panelFrom(priceText(panelPrice))}</span>}
      </span>
    </button>
  );
};

/** A symbol. Dots stand for the touch points of controllers that are not chosen yet (docs/catalogue-rules.md#d12). */
const FrameSymbol = ({ symbol }: { readonly symbol: string }): ReactElement => (
  <span translate="no">
    {symbol.includes('@') ? (
      <>
        <span aria-hidden>{symbol.replaceAll('@', '·')}</span>
        <span className="visually-hidden">{symbol}</span>
      </>
    ) : (
      symbol
    )}
  </span>
);

/** Loads the large picture before the frame is chosen. */
const preload = (frame: Frame): void => {
  new Image().src = imageAddress(picturePath.frame(frame));
};
