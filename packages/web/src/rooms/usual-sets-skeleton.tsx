import type { CSSProperties, ReactElement } from 'react';
import { usualSetsTexts } from '@ramka/texts/usual-sets';
import { useLanguage } from '../language/texts.ts';
import { millimetresWide } from './set-width.ts';
import styles from './room-entries.module.css';

/** Placeholders for the usual sets while the catalogue is loading. */
export const UsualSetsSkeleton = (): ReactElement => {
  const { title } = usualSetsTexts[useLanguage().language];
  return (
    <>
      <p className={styles['offer']}>{title}</p>
      {[1, 2, 3].map((slots) => (
        <CardSkeleton key={slots} slots={slots} />
      ))}
    </>
  );
};

const CardSkeleton = ({ slots }: { readonly slots: number }): ReactElement => {
  const style: CSSProperties & Record<'--millimetres', number> = { '--millimetres': millimetresWide(slots) };
  return (
    <div className={styles['card']} style={style} data-offered="" aria-hidden>
      <div className={styles['well']} />
      <div className={styles['foot']} />
    </div>
  );
};
