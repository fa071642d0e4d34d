import { cloneElement, useId, useState, type MouseEvent, type ReactElement } from 'react';
import type { Action } from './action.ts';
import { MenuPopup } from './popup/menu-popup.tsx';
import styles from './menu.module.css';

export type MenuProps = {
  /** The button that opens it: a `Button` or `IconButton` (with `silent`). */
  readonly trigger: ReactElement<TriggerProps>;
  /** Groups of actions; a line is drawn between groups. Empty groups leave no trace. */
  readonly groups: readonly (readonly Action[])[];
  readonly align?: 'start' | 'end' | undefined;
};

type TriggerProps = {
  'aria-haspopup'?: 'menu' | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
};

type Opening = { readonly anchor: HTMLElement; readonly byKeyboard: boolean };

/** A menu of actions. What cannot be done now stays in the list and says why. */
export const Menu = ({ trigger, groups, align = 'end' }: MenuProps): ReactElement => {
  const id = useId();
  const [opening, setOpening] = useState<Opening>();
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    // A click from the keyboard comes without a pointer's count.
    setOpening(opening === undefined ? { anchor: event.currentTarget, byKeyboard: event.detail === 0 } : undefined);
  };
  const close = (refocus: boolean): void => {
    setOpening(undefined);
    if (refocus) {
      opening?.anchor.focus();
    }
  };
  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': opening !== undefined,
        'aria-controls': opening === undefined ? undefined : id,
        onClick: handleClick,
      })}
      {opening !== undefined && (
        <MenuPopup
          id={id}
          className={styles['popup']}
          anchor={opening.anchor}
          byKeyboard={opening.byKeyboard}
          align={align}
          groups={groups.filter((group) => group.length > 0)}
          onClose={close}
        />
      )}
    </>
  );
};
