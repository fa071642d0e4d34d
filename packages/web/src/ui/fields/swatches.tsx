import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import { Tooltip } from '../tooltip.tsx';
import { Radio, Radios } from './radios.tsx';
import styles from './swatches.module.css';

/** A colour to choose. */
type Swatch<Id> = {
  readonly id: Id;
  readonly name: string;
  readonly hexColor: string;
  /** A short mark on the colour, and its meaning for screen readers. */
  readonly mark?: { readonly sign: string; readonly meaning: string } | undefined;
};

export type SwatchesProps<Id> = {
  readonly label: string;
  readonly swatches: readonly Swatch<Id>[];
  /** Null if none of the swatches is chosen. */
  readonly chosen: Id | null;
  /** Also called for the colour that is already chosen. */
  readonly onChosen: (id: Id) => void;
  /** Whether each colour shows its name. Otherwise only the chosen one does. */
  readonly named?: boolean | undefined;
  /** Content next to the name of the chosen colour. Space is reserved for it even if it is null. */
  readonly children?: ReactElement | null | undefined;
};

/** Colours to choose from, with the name of the chosen one. */
export const Swatches = <Id extends string | number>(props: SwatchesProps<Id>): ReactElement => {
  const { label, swatches, chosen, onChosen, named = false, children } = props;
  return (
    <div className={classNames(styles['row'], named && styles['wide'])}>
      <Radios label={label} className={classNames(styles['swatches'], named && styles['names'])}>
        {swatches.map(({ id, name, hexColor, mark }) => {
          const radio = (
            <Radio
              chosen={id === chosen}
              onChosen={() => onChosen(id)}
              onClick={() => id === chosen && onChosen(id)}
              aria-label={mark === undefined ? name : `${name}, ${mark.sign}`}
              aria-description={mark?.meaning}
              className={styles['swatch']}
              data-mark={mark?.sign}
              style={{ '--colour': hexColor }}
            />
          );
          return named ? (
            <label key={id} className={styles['named']}>
              {radio}
              <span aria-hidden>{name}</span>
            </label>
          ) : (
            <Tooltip key={id} text={name}>
              {radio}
            </Tooltip>
          );
        })}
      </Radios>
      {!named && (
        <div className={styles['chosen']} data-roomy={children === undefined ? undefined : ''}>
          <span className="muted" aria-hidden>
            {swatches.find(({ id }) => id === chosen)?.name}
          </span>
          {children}
        </div>
      )}
    </div>
  );
};
