import { picturePath } from '@ramka/domain/picture-paths';
import type { Editor } from '../state/editor-context.ts';
import { visiblePartOf, type Carried } from './carried.ts';
import { createGhost, type Ghost } from '../drag/ghost.ts';
import styles from '../drag/ghost.module.css';
import type { Point } from '../drag/press.ts';
import type { SlotElements } from '../drag/slot-elements.ts';

/** A ghost of what is carried, as large as it is in its slot; none where the catalogue has no picture of it. */
export const ghostOf = (
  carried: Carried,
  at: Point,
  slots: SlotElements,
  { draft, catalogue }: Editor,
): Ghost | undefined => {
  const part = visiblePartOf(carried, draft.set, catalogue);
  const [area] = slots.areas();
  return part && area && createGhost(picturePath.article(part), area.right - area.left, at, styles['ghost'] ?? '');
};
