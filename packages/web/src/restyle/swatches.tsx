import type { ReactElement, ReactNode } from 'react';
import { RadioTile, Radios } from '../ui/fields/radios.tsx';
import styles from './swatches.module.css';

/** A value to choose, with a colour or picture. */
type Swatch = {
  readonly value: string;
  readonly name: string;
  /** `#RRGGBB`; undefined for a choice without a colour. */
  readonly hexColor?: string | undefined;
  /** Shown above the name instead of a colour. */
  readonly picture?: ReactNode;
};

export type SwatchesProps = {
  readonly title: string;
  readonly swatches: readonly Swatch[];
  /** Undefined while nothing is chosen. */
  readonly value: string | undefined;
  readonly onValue: (value: string) => void;
  /** `tiles` are large buttons with pictures, arranged in columns. */
  readonly variant?: 'chips' | 'tiles' | undefined;
};

/** A group of swatches with names, of which one can be chosen. */
export const Swatches = ({ title, swatches, value, onValue, variant = 'chips' }: SwatchesProps): ReactElement => (
  <section className={styles['section']}>
    <h3 className={styles['title']}>{title}</h3>
    <Radios label={title} className={styles[variant]}>
      {swatches.map(({ value: each, name, hexColor, picture }) => (
        <RadioTile
          key={each}
          chosen={each === value}
          onChosen={() => onValue(each)}
          aria-label={name}
          className={styles['swatch']}
        >
          {picture !== undefined && <span className={styles['picture']}>{picture}</span>}
          {hexColor !== undefined && <span className={styles['colour']} style={{ '--colour': hexColor }} aria-hidden />}
          <span className={styles['name']}>{name}</span>
        </RadioTile>
      ))}
    </Radios>
  </section>
);
