import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactElement, useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../language/texts.ts';
import { type Snackbar, snackbars } from '../platform/messages.ts';
import { classNames } from './class-names.ts';
import { focusMain } from './focus.ts';
import { IconButton } from './icon-button.tsx';
import styles from './snackbars.module.css';

/** Icons of the kinds of messages. */
export const messageIcons = { success: CircleCheck, error: CircleAlert, notice: Info, loss: TriangleAlert };

/** The page's messages, above all other content. They stay while hovered or focused. */
export const Snackbars = (): ReactElement => {
  // Deferred, so that the change itself is rendered before its message.
  const shown = useDeferredValue(useSyncExternalStore(snackbars.subscribe, snackbars.shown));
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
  const [paused, setPaused] = useState(false);
  const previousFocus = useRef<EventTarget>(null);
  const { key, kind, text, note, action, timeout } = snackbar;
  useEffect(() => {
    if (timeout === 0 || paused) {
      return undefined;
    }
    const timer = setTimeout(() => snackbars.close(key), timeout);
    return () => clearTimeout(timer);
  }, [key, timeout, paused]);
  const close = (): void => {
    restoreFocus(previousFocus.current);
    snackbars.close(key);
  };
  const Icon = messageIcons[kind];
  return (
    <div
      className={classNames(styles['strip'], styles[kind])}
      data-message=""
      role={kind === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
        setPaused(true);
      }}
      onBlur={() => setPaused(false)}
    >
      <Icon className={styles['icon']} aria-hidden />
      <div className={styles['text']}>
        <p>{text}</p>
        {note !== undefined && <p>{note}</p>}
      </div>
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

/** Moves the focus of a closed message to where it was before, or to the screen. */
const restoreFocus = (element: EventTarget | null): void => {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
  else focusMain();
};
