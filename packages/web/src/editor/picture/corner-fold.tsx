import type { Frame } from '@ramka/domain/catalogue';
import { type Drawing, slotCentre } from '@ramka/domain/drawing';
import type { ReactElement } from 'react';
import styles from './corner-fold.module.css';

export type CornerFoldProps = { readonly drawing: Drawing; readonly frame: Frame };

/** The corner of the wall behind a set in a corner box: it runs between the first two slots (catalogue.md §4). */
export const CornerFold = ({ drawing, frame }: CornerFoldProps): ReactElement => {
  const middle = (slotCentre(frame, 1).x + slotCentre(frame, 2).x) / 2;
  return <div className={styles['fold']} style={{ left: `${(100 * (middle - drawing.x)) / drawing.width}%` }} />;
};
