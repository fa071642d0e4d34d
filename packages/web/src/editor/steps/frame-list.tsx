import { type FrameLine, slotCounts } from '@ramka/domain/catalogue';
import { framesToChoose } from '@ramka/domain/set/frames';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ToggleGroup } from '../../ui/fields/toggle-group.tsx';
import { useEditor } from '../state/editor-context.ts';
import { FrameButton } from './frame-button.tsx';
import styles from './frame-list.module.css';

/** Step 2: how many slots, which kind, and the frames to scale by `sort`. */
export const FrameList = ({ line }: { readonly line: FrameLine }): ReactElement => {
  const { frame: texts } = useTexts().editor;
  const { draft, catalogue } = useEditor();
  const frames = framesToChoose(catalogue.listFrames(line), line, draft);
  return (
    <section className={styles['step']} aria-label={texts.list}>
      <SlotChoice line={line} />
      {line.subcategories.length > 1 && <SubcategoryFilter line={line} />}
      {frames.length === 0 ? (
        <EmptyState title={texts.none} />
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
  const { frame: texts } = useTexts().editor;
  const { draft, view } = useEditor();
  const counts = slotCounts(line);
  return (
    <div className={styles['field']}>
      <span className={styles['label']}>{texts.slots}</span>
      <ToggleGroup
        label={texts.slots}
        choices={counts.map((slots) => ({
          value: `${slots}`,
          label: texts.times(slots),
          name: texts.slotsOf(slots),
        }))}
        chosen={[`${draft.slots}`]}
        onChosen={([value]) => view({ slots: counts.find((slots) => `${slots}` === value) ?? draft.slots })}
      />
    </div>
  );
};

/** The frame line whose subcategories are degrees of protection: its filter is called so (specification §2). */
const protectionLine = 'simon-basic';

const SubcategoryFilter = ({ line }: { readonly line: FrameLine }): ReactElement => {
  const { frame: texts } = useTexts().editor;
  const { draft, view } = useEditor();
  const label = line.tag === protectionLine ? texts.kindsBasic : texts.kinds;
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
