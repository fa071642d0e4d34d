import { LARGEST_QUANTITY } from '@ramka/domain/quantity';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent as KeyPress, useId, useState, type ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import field from './field.module.css';
import styles from './quantity-field.module.css';

export type QuantityFieldProps = {
  readonly label: string;
  readonly value: number;
  readonly onValue: (quantity: number) => void;
  /** The rule for what is typed, such as the domain's `wholePieces`; text that is no number comes as NaN. */
  readonly read: (typed: number) => number;
  readonly labelHidden?: boolean | undefined;
  /** Whether a dialog starts here. */
  readonly first?: boolean | undefined;
  readonly compact?: boolean | undefined;
  /** Enter, outside of a form: what is typed is taken. */
  readonly onEnter?: (() => void) | undefined;
  /** The least that can be counted down to; 1 unless said otherwise. */
  readonly least?: 0 | 1 | undefined;
  /** What it comes to when it is left with less; the least unless said otherwise. */
  readonly fallback?: number | undefined;
};

/** A number of pieces, `least` to 9999, typed or counted up and down. What is typed is tidied when the field is left. */
export const QuantityField = (props: QuantityFieldProps): ReactElement => {
  const { label, value, labelHidden, first, compact, least = 1 } = props;
  const { common } = useTexts();
  const id = useId();
  const { typed, count, type, handleBlur, handleKey } = useTypedQuantity(props);
  return (
    <div className={field['field']}>
      <label htmlFor={id} className={labelHidden === true ? 'visually-hidden' : field['label']}>
        {label}
      </label>
      <div className={classNames(field['frame'], styles['frame'], compact === true && styles['compact'])}>
        <StepButton icon={Minus} label={common.less} disabled={value <= least} onClick={() => count(value - 1)} />
        <input
          id={id}
          className={classNames(field['input'], styles['input'])}
          inputMode="numeric"
          min={least}
          autoComplete="off"
          maxLength={5}
          data-autofocus={first === true ? '' : undefined}
          value={typed ?? String(value)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={handleBlur}
          onKeyDown={handleKey}
        />
        <StepButton
          icon={Plus}
          label={common.more}
          disabled={value >= LARGEST_QUANTITY}
          onClick={() => count(value + 1)}
        />
      </div>
    </div>
  );
};

/** What is typed, tidied when the field is left, and counted up and down by the arrow keys. */
const useTypedQuantity = ({ value, onValue, read, onEnter, least = 1, fallback }: QuantityFieldProps) => {
  const [typed, setTyped] = useState<string>();
  const count = (to: number): void => {
    setTyped(undefined);
    onValue(read(to));
  };
  const type = (text: string): void => {
    setTyped(text);
    onValue(read(numberIn(text)));
  };
  const handleBlur = (): void => {
    setTyped(undefined);
    if (!(value >= least)) onValue(fallback ?? least);
  };
  const handleKey = (event: KeyPress): void => {
    if (isEnter(event.nativeEvent)) onEnter?.();
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    count(Math.min(LARGEST_QUANTITY, Math.max(least, value + step)));
  };
  return { typed, count, type, handleBlur, handleKey };
};

/** Whether a key takes what is typed; not while letters are composed. */
export const isEnter = ({ key, isComposing }: KeyboardEvent): boolean => key === 'Enter' && !isComposing;

/** The number that is typed, with a decimal comma or a point; NaN where it is none. */
const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));

type StepButtonProps = {
  readonly icon: typeof Plus;
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
};

const StepButton = (props: StepButtonProps): ReactElement => <IconButton {...props} size="small" silent />;
