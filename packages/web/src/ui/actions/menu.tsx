import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Fragment, type ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import type { Action } from './action.ts';
import styles from './menu.module.css';

export type MenuProps = {
  /** The button that opens it: a `Button` or `IconButton` (with `silent`). */
  readonly trigger: ReactElement<Record<string, unknown>>;
  /** Groups of actions; a line is drawn between groups. Empty groups leave no trace. */
  readonly groups: readonly (readonly Action[])[];
  readonly align?: 'start' | 'end' | undefined;
};

/** A menu of actions. What cannot be done now stays in the list and says why. */
export const Menu = ({ trigger, groups, align = 'end' }: MenuProps): ReactElement => (
  <BaseMenu.Root modal={false}>
    <BaseMenu.Trigger render={trigger} />
    <BaseMenu.Portal>
      <BaseMenu.Positioner className={styles['positioner']} sideOffset={4} align={align} collisionPadding={8}>
        <BaseMenu.Popup className={styles['popup']}>
          {groups
            .filter((group) => group.length > 0)
            .map((group, index) => (
              <Fragment key={group[0]?.name}>
                {index > 0 && <BaseMenu.Separator className={styles['separator']} />}
                {group.map((action) => (
                  <MenuEntry key={action.name} action={action} />
                ))}
              </Fragment>
            ))}
        </BaseMenu.Popup>
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  </BaseMenu.Root>
);

const MenuEntry = ({ action }: { readonly action: Action }): ReactElement => {
  const { icon: Icon, label, shortcut, refusal, danger, perform } = action;
  return (
    <BaseMenu.Item
      className={classNames(styles['item'], danger === true && styles['danger'])}
      disabled={refusal !== undefined}
      label={label}
      onClick={perform}
    >
      {Icon !== undefined && <Icon className={styles['icon']} aria-hidden />}
      <span className={styles['label']}>
        {label}
        {refusal !== undefined && <span className={styles['refusal']}>{refusal}</span>}
      </span>
      {shortcut !== undefined && <kbd className={styles['shortcut']}>{shortcut}</kbd>}
    </BaseMenu.Item>
  );
};
