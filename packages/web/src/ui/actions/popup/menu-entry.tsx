import type { ReactElement } from 'react';
import { classNames } from '../../class-names.ts';
import { Spinner } from '../../feedback/spinner.tsx';
import type { Action } from '../action.ts';
import styles from '../menu.module.css';
import type { RefusalPlace } from './refusal-place.ts';

export type MenuEntryProps = {
  readonly action: Action;
  readonly refusalPlace: RefusalPlace | undefined;
  readonly onClose: (refocus: boolean) => void;
};

/** One action of a menu; pointed at, it takes the focus, so that there is one mark and not two. */
export const MenuEntry = ({ action, refusalPlace, onClose }: MenuEntryProps): ReactElement => {
  const { icon: Icon, label, shortcut, refusal, busy, danger, perform } = action;
  const choose = (): void => {
    if (refusal === undefined) {
      onClose(true);
      perform();
    }
  };
  return (
    <>
      {refusalPlace === 'above' && (
        <p className={styles['shared']} aria-hidden>
          {refusal}
        </p>
      )}
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-disabled={refusal === undefined ? undefined : true}
        className={classNames(styles['item'], danger === true && styles['danger'])}
        onClick={choose}
        onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
      >
        {busy === true ? <Spinner /> : Icon !== undefined && <Icon className={styles['icon']} aria-hidden />}
        <span className={styles['label']}>
          {label}
          {refusal !== undefined && (
            <span className={refusalPlace === 'below' ? styles['refusal'] : 'visually-hidden'}>{refusal}</span>
          )}
        </span>
        {shortcut !== undefined && <kbd className={styles['shortcut']}>{shortcut}</kbd>}
      </button>
    </>
  );
};
