import { LARGEST_QUANTITY, parseQuantity } from '@ramka/domain/quantity';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent as KeyPress, useId, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import field from './field.module.css';
import styles from './quantity-field.module.css';

export type QuantityFieldProps = {
  readonly label: string;
  readonly value: number;
  readonly onValue: (quantity: number) => void;
  /** Validates typed numbers, such as the domain's `clampQuantity`. Receives NaN for other text. */
  readonly read: (typed: number) => number;
  readonly labelHidden?: boolean | undefined;
  /** Whether it gets the initial focus of a dialog. */
  readonly first?: boolean | undefined;
  readonly compact?: boolean | undefined;
  /** Called on Enter outside of a form, after the typed value was applied. */
  readonly onEnter?: (() => void) | undefined;
  /** Lower limit of the minus button; defaults to 1. */
  readonly least?: 0 | 1 | undefined;
  /**
   * Whether the field is one of many in a list or table: it may be empty, which is 0, and its buttons are no tab stops,
   * because the arrow keys do the same.
   */
  readonly cell?: boolean | undefined;
  /** Value if a smaller number was typed; defaults to `least`. */
  readonly fallback?: number | undefined;
};

/**
 * Field for a number of pieces from `least` to 9999. The text is normalised on blur. A number that cannot be parsed stays in
 * the field with an error message, and its dialog cannot be submitted.
 */
export const QuantityField = (props: QuantityFieldProps): ReactElement => {
  const { label, value, labelHidden, first, compact, cell = false, least = cell ? 0 : 1 } = props;
  const { common } = useTexts();
  const id = useId();
  const { typed, isUnread, showsError, count, type, handleBlur, handleKey } = useTypedQuantity(props);
  const unread = isUnread ? common.unreadQuantity(typed ?? '') : '';
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.setCustomValidity(unread), [unread]);
  const problem = showsError && isUnread ? unread : undefined;
  return (
    <div className={field['field']}>
      <label htmlFor={id} className={labelHidden === true ? 'visually-hidden' : field['label']}>
        {label}
      </label>
      <div
        className={classNames(
          field['frame'],
          styles['frame'],
          compact === true && styles['compact'],
          cell && styles['cell'],
        )}
      >
        <StepButton
          icon={Minus}
          label={common.less}
          disabled={value <= least}
          tabIndex={cell ? -1 : undefined}
          onClick={() => count(value - 1)}
        />
        <input
          ref={input}
          id={id}
          className={classNames(field['input'], styles['input'])}
          inputMode="numeric"
          min={least}
          autoComplete="off"
          maxLength={20}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          data-autofocus={first === true ? '' : undefined}
          placeholder={cell ? '0' : undefined}
          value={typed ?? (cell && value === 0 ? '' : String(value))}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={handleBlur}
          onKeyDown={handleKey}
        />
        <StepButton
          icon={Plus}
          label={common.more}
          disabled={value >= LARGEST_QUANTITY}
          tabIndex={cell ? -1 : undefined}
          onClick={() => count(value + 1)}
        />
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={field['problem']} aria-live="polite">
          {problem}
        </p>
      )}
    </div>
  );
};

/** State of the field: typed text is normalised on blur, and the arrow keys change the value. */
const useTypedQuantity = (props: QuantityFieldProps) => {
  const { value, onValue, read, onEnter, cell = false, least = cell ? 0 : 1, fallback } = props;
  const [typed, setTyped] = useState<string>();
  const [showsError, setShowsError] = useState(false);
  const isUnread = typed !== undefined && isUnreadQuantity(typed);
  const count = (to: number): void => {
    setTyped(undefined);
    onValue(cell && to === 0 ? 0 : read(to));
  };
  const type = (text: string): void => {
    setTyped(text);
    setShowsError(showsError && isUnreadQuantity(text));
    onValue(cell && text.trim() === '' ? 0 : read(parseQuantity(text) ?? Number.NaN));
  };
  const handleBlur = (): void => {
    setShowsError(isUnread);
    if (!isUnread) setTyped(undefined);
    if (!(value >= least)) onValue(fallback ?? least);
  };
  const handleKey = (event: KeyPress): void => {
    if (isEnter(event.nativeEvent)) {
      setShowsError(isUnread);
      if (!isUnread) onEnter?.();
    }
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    count(Math.min(LARGEST_QUANTITY, Math.max(least, value + step)));
  };
  return { typed, isUnread, showsError, count, type, handleBlur, handleKey };
};

/**
 * Whether the text contains digits or fractions of any script but cannot be parsed. Text without them counts as no number
 * (docs/specification.md#s5-14).
 */
const isUnreadQuantity = (typed: string): boolean => /\p{N}/u.test(typed) && parseQuantity(typed) === undefined;

/** Whether a key event is Enter, but not one that ends an input method's composition. */
export const isEnter = ({ key, isComposing }: KeyboardEvent): boolean => key === 'Enter' && !isComposing;

type StepButtonProps = {
  readonly icon: typeof Plus;
  readonly label: string;
  readonly disabled: boolean;
  readonly tabIndex: -1 | undefined;
  readonly onClick: () => void;
};

const StepButton = (props: StepButtonProps): ReactElement => <IconButton {...props} size="small" silent />;
