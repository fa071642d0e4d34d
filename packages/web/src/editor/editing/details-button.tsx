import type { KeyboardEvent, ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { isShortcut } from '../../platform/shortcuts.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './details-button.module.css';
import { type Described, useOpenDialog } from './editor.ts';

export type DetailsButtonProps = {
  readonly of: Described;
  readonly name: string;
  /** On a card a mouse finds it when it points there; in a row of choices it is always seen. */
  readonly place?: 'card' | 'row';
  /** Whether the Tab key stops at it: where nothing beside it can have the focus. */
  readonly reachable?: boolean;
};

/**
 * Asks for the details of what it lies on; beside the card or choice itself, so that a press or a drag of that stays what
 * it is. The Tab key passes it by: from the card the key I leads there.
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
      onClick={() => open({ kind: 'details', of })}
    >
      <span aria-hidden>i</span>
    </button>
  );
};

/** The key I on a choice presses the button for details that stands beside it. */
export const pressDetails = (event: KeyboardEvent<HTMLElement>): void => {
  if (!isShortcut(event, 'details')) return;
  event.currentTarget.closest('[data-described]')?.querySelector<HTMLElement>('[data-details]')?.click();
};
