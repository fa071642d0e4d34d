import { CircleAlert, CircleCheck, History, Info, X } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../language/texts.ts';
import { type Snackbar, snackbars } from '../page/messages.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Dialog } from './dialog.tsx';
import { DialogPresence } from './dialog-presence.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './snackbars.module.css';

const icons = { success: CircleCheck, error: CircleAlert, notice: Info };

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

/**
 * What was told lately, behind a button of the bar: what can be undone stays within reach there, and by Ctrl+Z outside of
 * fields (docs/readings.md#r26). `keyless` where these keys belong to something else.
 */
export const RecentMessages = ({ keyless }: { readonly keyless: boolean }): ReactElement | null => {
  const { shell } = useTexts();
  const recent = useSyncExternalStore(snackbars.recent.subscribe, snackbars.recent.get);
  const [open, setOpen] = useState(false);
  // What was told of a project means nothing in the next one.
  useEffect(() => snackbars.forget, []);
  useEffect(() => {
    if (keyless) return undefined;
    window.addEventListener('keydown', undoByKey);
    return () => window.removeEventListener('keydown', undoByKey);
  }, [keyless]);
  if (recent.length === 0) return null;
  return (
    <>
      <IconButton icon={History} label={shell.recentMessages} silent onClick={() => setOpen(true)} />
      <DialogPresence>
        {open && (
          <Dialog title={shell.recentMessages} onClose={() => setOpen(false)}>
            <ol className={styles['recent']}>
              {recent.map(({ key, kind, text, action }) => (
                <li key={key} className={styles['told']}>
                  <RecentIcon kind={kind} />
                  <span className={styles['text']}>{text}</span>
                  {action !== undefined && (
                    <Button
                      aria-label={`${action.label}: ${text}`}
                      onClick={() => {
                        setOpen(false);
                        action.perform();
                      }}
                    >
                      {action.label}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          </Dialog>
        )}
      </DialogPresence>
    </>
  );
};

const RecentIcon = ({ kind }: Pick<Snackbar, 'kind'>): ReactElement => {
  const Icon = icons[kind];
  return <Icon className={styles['icon']} aria-hidden />;
};

/** Ctrl+Z takes back the last change that can be, but in a field, or over a dialog. */
const undoByKey = (event: KeyboardEvent): void => {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
  if (target instanceof Element && target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]'))
    return;
  const action = snackbars.recent.get().find((told) => told.action !== undefined)?.action;
  if (action === undefined) return;
  event.preventDefault();
  action.perform();
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
  const Icon = icons[kind];
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
  const before = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : undefined;
  (before ?? document.querySelector('main'))?.focus({ preventScroll: true });
};
