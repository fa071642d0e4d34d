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
  /** Validates typed numbers, such as the domain's `wholePieces`. Receives NaN for other text. */
  readonly read: (typed: number) => number;
  readonly labelHidden?: boolean | undefined;
  /** Whether it gets the initial focus of a dialog. */
  readonly first?: boolean | undefined;
  readonly compact?: boolean | undefined;
  /** Called on Enter outside of a form, after the typed value was applied. */
  readonly onEnter?: (() => void) | undefined;
  /** Lower limit of the minus button; defaults to 1. */
  readonly least?: 0 | 1 | undefined;
  /** Value if a smaller number was typed; defaults to `least`. */
  readonly fallback?: number | undefined;
};

/** A quantity from `least` to 9999, typed or changed by buttons. Typed text is normalised on blur. */
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

/** State of the field: typed text is normalised on blur, and the arrow keys change the value. */
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

/** Whether a key event is Enter, but not one that ends an input method's composition. */
export const isEnter = ({ key, isComposing }: KeyboardEvent): boolean => key === 'Enter' && !isComposing;

/** Parses a number with decimal comma or point; NaN for other text. */
const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));

type StepButtonProps = {
  readonly icon: typeof Plus;
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
};

const StepButton = (props: StepButtonProps): ReactElement => <IconButton {...props} size="small" silent />;
