import type { KeyboardEvent, ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { isShortcut } from '../../platform/shortcuts.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './details-button.module.css';
import { type Described, useOpenDialog } from './editor.ts';

export type DetailsButtonProps = {
  readonly of: Described;
  readonly name: string;
  /** A button on a card is visible on hover and focus only; in a row of choices it is always visible. */
  readonly place?: 'card' | 'row';
  /** Whether the button is a tab stop. Needed if no focusable element next to it offers the shortcut. */
  readonly reachable?: boolean;
};

/**
 * Opens the details of the item next to it. The button is a sibling of the card or choice, so that pressing or dragging
 * the item still works. It is not a tab stop by default: the key I on the focused card opens the details.
 */
export const DetailsButton = ({ of, name, place = 'card', reachable = false }: DetailsButtonProps): ReactElement => {
  const { details } = useTexts();
  const open = useOpenDialog();
  return (
    <button
      type="button"
      className={classNames(styles['open'], styles[place])}
      tabIndex={reachable ? 0 : -1}
      data-details=""
      aria-label={details.open(name)}
      title={details.open(name)}
      onClick={() => open({ dialog: 'details', of })}
    >
      <span aria-hidden>i</span>
    </button>
  );
};

/** Opens the details of the focused choice on the key I, by clicking its details button. */
export const pressDetails = (event: KeyboardEvent<HTMLElement>): void => {
  if (!isShortcut(event, 'details')) return;
  event.currentTarget.closest('[data-described]')?.querySelector<HTMLElement>('[data-details]')?.click();
};
