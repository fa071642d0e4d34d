import { panelSymbol } from '@ramka/domain/bill';
import { type Frame, type FrameLine, slotCounts } from '@ramka/domain/catalogue';
import { frameWidth } from '@ramka/domain/drawing';
import { picturePath } from '@ramka/domain/picture-paths';
import { framesToChoose } from '@ramka/domain/set/frames';
import type { ReactElement } from 'react';
import { imageAddress } from '../../api/picture-addresses.ts';
import { useTexts } from '../../language/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ToggleGroup } from '../../ui/fields/toggle-group.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useEditor } from '../editing/editor.ts';
import styles from './frame-step.module.css';

/** Step 2: how many slots, which kind, and the frames to scale by `sort`. */
export const FrameList = ({ line }: { readonly line: FrameLine }): ReactElement => {
  const { editor } = useTexts();
  const { draft, catalogue } = useEditor();
  const frames = framesToChoose(catalogue.listFrames(line), line, draft);
  return (
    <section className={styles['step']} aria-label={editor.frame.list}>
      <SlotChoice line={line} />
      {line.subcategories.length > 1 && <SubcategoryFilter line={line} />}
      {frames.length === 0 ? (
        <EmptyState title={editor.frame.none} />
      ) : (
        <ul className={styles['frames']} data-slots={draft.slots}>
          {frames.map((frame) => (
            <li key={frame.id}>
              <FrameButton frame={frame} chosen={frame.id === draft.set.frameId} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const SlotChoice = ({ line }: { readonly line: FrameLine }): ReactElement => {
  const { editor } = useTexts();
  const { draft, view } = useEditor();
  const counts = slotCounts(line);
  return (
    <div className={styles['field']}>
      <span className={styles['label']}>{editor.frame.slots}</span>
      <ToggleGroup
        label={editor.frame.slots}
        choices={counts.map((slots) => ({
          value: `${slots}`,
          label: editor.frame.times(slots),
          name: editor.frame.slotsOf(slots),
        }))}
        chosen={[`${draft.slots}`]}
        onChosen={([value]) => view({ slots: counts.find((slots) => `${slots}` === value) ?? draft.slots })}
      />
    </div>
  );
};

/**
 * The frame line whose subcategories are degrees of protection: its filter is called so (docs/specification.md#s2-93).
 */
const protectionLine = 'simon-basic';

const SubcategoryFilter = ({ line }: { readonly line: FrameLine }): ReactElement => {
  const { editor } = useTexts();
  const { draft, view } = useEditor();
  const label = line.tag === protectionLine ? editor.frame.kindsBasic : editor.frame.kinds;
  return (
    <div className={styles['field']}>
      <span className={styles['label']}>{label}</span>
      <ToggleGroup
        label={label}
        multiple
        chips
        choices={line.subcategories.map(({ id, name }) => ({ value: String(id), label: name }))}
        chosen={draft.subcategoryIds.map(String)}
        onChosen={(values) => view({ subcategoryIds: values.map(Number) })}
      />
    </div>
  );
};

type FrameButtonProps = { readonly frame: Frame; readonly chosen: boolean };

/** A frame to choose, as wide as it is compared with its neighbours. */
const FrameButton = ({ frame, chosen }: FrameButtonProps): ReactElement => {
  const { editor } = useTexts();
  const { draft, catalogue, edit } = useEditor();
  const width = frameWidth(frame);
  const choose = (): void => {
    // The page scrolls to its top (docs/specification.md#s4-45); the list keeps its place.
    if (edit({ kind: 'choose-frame', frameId: frame.id })) window.scrollTo({ top: 0 });
  };
  return (
    <button
      type="button"
      className={styles['frame']}
      aria-pressed={chosen}
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
      <span className={styles['facts']}>
        <span>{chosen ? panelSymbol(draft.set, frame, catalogue) : frame.symbol}</span>
        {frame.supportsIp44 && <span>{editor.frame.ip44}</span>}
      </span>
    </button>
  );
};

/** The large picture is there when the frame is chosen. */
const preload = (frame: Frame): void => {
  new Image().src = imageAddress(picturePath.frame(frame));
};
