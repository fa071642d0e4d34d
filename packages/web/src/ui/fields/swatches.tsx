import { type ReactElement, useState } from 'react';
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
  /** Whether a small gap separates the colour from the one before it. */
  readonly beginsGroup?: boolean | undefined;
};

export type SwatchesProps<Id> = {
  readonly label: string;
  readonly swatches: readonly Swatch<Id>[];
  /** Null if none of the swatches is chosen. */
  readonly chosen: Id | null;
  /** Also called for the colour that is already chosen. */
  readonly onChosen: (id: Id) => void;
  /**
   * Whether a line above shows the label, and the name of the colour that is pointed at or chosen. On small screens each
   * colour shows its name instead.
   */
  readonly titled?: boolean | undefined;
  /** Content next to the name of the chosen colour. Space is reserved for it even if it is null. */
  readonly children?: ReactElement | null | undefined;
};

/** Colours to choose from in one line, with the name of the chosen one. */
export const Swatches = <Id extends string | number>(props: SwatchesProps<Id>): ReactElement => {
  const { label, swatches, chosen, onChosen, titled = false, children } = props;
  const [pointed, setPointed] = useState<Id | null>(null);
  const nameOf = (id: Id | null): string | undefined => swatches.find((swatch) => swatch.id === id)?.name;
  return (
    <div className={classNames(styles['row'], titled && styles['titled'])}>
      {titled && (
        <p className={styles['title']} aria-hidden>
          {label}
          <span className={styles['shown']}>{nameOf(pointed) ?? nameOf(chosen)}</span>
        </p>
      )}
      <Radios label={label} className={classNames(styles['swatches'], titled && styles['names'])}>
        {swatches.map(({ id, name, hexColor, mark, beginsGroup }) => {
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
          return titled ? (
            <label
              key={id}
              className={styles['named']}
              data-begins-group={beginsGroup === true ? '' : undefined}
              onPointerEnter={() => setPointed(id)}
              onPointerLeave={() => setPointed(null)}
            >
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
      {!titled && (
        <div className={styles['chosen']} data-roomy={children === undefined ? undefined : ''}>
          <span className="muted" aria-hidden>
            {nameOf(chosen)}
          </span>
          {children}
        </div>
      )}
    </div>
  );
};
