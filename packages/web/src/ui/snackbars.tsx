import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../language/texts.ts';
import { type Snackbar, snackbars } from '../page/messages.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './snackbars.module.css';

/** The sign of each kind of message. */
export const messageIcons = { success: CircleCheck, error: CircleAlert, notice: Info };

/** The messages of the page, at its lower edge. While pointed at or focused they stay. */
export const Snackbars = (): ReactElement => {
  const shown = useSyncExternalStore(snackbars.subscribe, snackbars.shown);
  return (
    <div className={styles['stack']} data-snackbars="">
      <div className={styles['region']} aria-live="polite" aria-relevant="additions">
        {shown
          .filter(({ kind }) => kind !== 'error')
          .map((snackbar) => (
            <SnackbarStrip key={snackbar.key} snackbar={snackbar} />
          ))}
      </div>
      {shown
        .filter(({ kind }) => kind === 'error')
        .map((snackbar) => (
          <SnackbarStrip key={snackbar.key} snackbar={snackbar} />
        ))}
    </div>
  );
};

const SnackbarStrip = ({ snackbar }: { readonly snackbar: Snackbar }): ReactElement => {
  const { common } = useTexts();
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget>(null);
  const { key, kind, text, action, timeout } = snackbar;
  useEffect(() => {
    if (timeout === 0 || held) {
      return undefined;
    }
    const timer = setTimeout(() => snackbars.close(key), timeout);
    return () => clearTimeout(timer);
  }, [key, timeout, held]);
  const close = (): void => {
    giveBackFocus(cameFrom.current);
    snackbars.close(key);
  };
  const Icon = messageIcons[kind];
  return (
    <div
      className={classNames(styles['strip'], styles[kind])}
      role={kind === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        setHeld(true);
      }}
      onBlur={() => setHeld(false)}
    >
      <Icon className={styles['icon']} aria-hidden />
      <p className={styles['text']}>{text}</p>
      {action !== undefined && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            close();
            action.perform();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton icon={X} label={common.close} size="small" silent onClick={close} />
    </div>
  );
};

/** A message that goes leaves the focus where it was before, or with the screen. */
const giveBackFocus = (cameFrom: EventTarget | null): void => {
  if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
  else focusMain();
};

/** The focus goes to the screen as a whole: the next Tab leads into it. */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true });
