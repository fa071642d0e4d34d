import type { Slot } from '@ramka/domain/catalogue';
import { Ban, Plus, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './slot-overlay.module.css';
import type { SlotTarget } from './use-slot-target.ts';

export type SlotMarkProps = Pick<SlotTarget, 'verdict'> & {
  readonly gone: boolean;
  readonly filled: boolean;
  readonly slot: Slot;
};

/** The sign in the middle of a slot: its number, that it takes or refuses what is carried, or that its part is gone. */
export const SlotMark = ({ verdict, gone, filled, slot }: SlotMarkProps): ReactElement | null => {
  if (verdict === 'refuses') return <Ban className={styles['mark']} aria-hidden />;
  if (gone) return <TriangleAlert className={styles['mark']} aria-hidden />;
  if (filled) return null;
  return (
    <span className={styles['mark']} aria-hidden>
      {verdict === 'accepts' ? <Plus size={16} /> : slot}
    </span>
  );
};
