// Dialogs with the library that traps their focus. Loaded by `dialog.tsx` after the screen.
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type FormEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../language/texts.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { useDismiss } from './close-request.ts';
import { usePresence } from './dialog-presence.tsx';
import styles from './dialog.module.css';
// Imported after `dialog.module.css`, whose rules these files override.
import question from './confirm-dialog.module.css';
import drawer from './drawer.module.css';
import { focusAfterDialog } from './focus.ts';
import { useSubmit } from './form.ts';
import { IconButton } from './icon-button.tsx';

export type DialogProps = {
  /** Called on Escape, Back, the close button, or a click outside. */
  readonly onClose: () => void;
  readonly title: string;
  /** Text below the title, read out together with it. */
  readonly description?: ReactNode;
  /**
   * Widths by docs/specification.md#s9-21: 480 px for unsaved changes, 580 px for choosers, half of the window but at
   * least 420 px for module options.
   */
  readonly width?: 480 | 580 | 'half' | 'wide' | 'full' | undefined;
  readonly children?: ReactNode;
  /** Buttons at the lower edge, which do not scroll with the content. */
  readonly footer?: ReactNode;
  /** If set, the dialog is a form and Enter submits it. */
  readonly onSubmit?: (() => void) | undefined;
  /** Whether a click outside is ignored, so that input is not lost. */
  readonly keepOnOutsidePress?: boolean | undefined;
};

/** A modal dialog; on phones it fills the screen. It is open while it is rendered in a `DialogPresence`. */
export const Dialog = (props: DialogProps): ReactElement => {
  const { onClose, width = 480, keepOnOutsidePress } = props;
  const { open, onExited } = usePresence();
  const popup = useRef<HTMLDivElement>(null);
  useDismiss(open, onClose);
  useFocusAfterwards();
  const wasInside = useRef(false);
  useEffect(() => {
    // The focused element may have been removed by another visitor's change.
    const active = document.activeElement;
    if (open && wasInside.current && (active === document.body || active?.matches(':disabled') === true))
      popup.current?.focus();
  });
  return (
    <BaseDialog.Root
      open={open}
      disablePointerDismissal={keepOnOutsidePress === true}
      onOpenChangeComplete={(next) => !next && onExited()}
      onOpenChange={(next, { event }) => {
        if (!next && !isOnMessage(event)) {
          onClose();
        }
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles['veil']} forceRender />
        <BaseDialog.Viewport className={styles['viewport']}>
          <BaseDialog.Popup
            ref={popup}
            // The dialog ignores input during its closing animation.
            inert={!open}
            className={classNames(styles['popup'], styles[`width-${width}`])}
            initialFocus={() => firstOf(popup.current)}
            onFocus={() => (wasInside.current = true)}
          >
            <DialogSheet {...props} />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
};

/**
 * Focuses the screen when the dialog is removed and nothing has the focus. The library returns the focus in a microtask
 * of the same removal, and only if no element has it by then.
 */
const useFocusAfterwards = (): void => {
  useEffect(() => () => queueMicrotask(focusAfterDialog), []);
};

/** Whether a message was clicked. Messages are shown above dialogs. */
const isOnMessage = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-snackbars]') !== null;

/**
 * Returns the element that gets the initial focus: the one marked `data-autofocus`. On touch devices it is the dialog
 * itself if that element is a search field or one of several number fields, because the keyboard would cover the list.
 */
const firstOf = (popup: HTMLElement | null): HTMLElement | null => {
  const first = popup?.querySelector<HTMLElement>('[data-autofocus]') ?? popup;
  const isOfList = first?.matches('[type=search]') === true || numbersIn(popup) > 1;
  return isOfList && matchMedia('(pointer: coarse)').matches ? popup : first;
};

const numbersIn = (popup: HTMLElement | null): number => popup?.querySelectorAll('[inputmode=numeric]').length ?? 0;

const DialogSheet = ({ title, description, children, footer, onClose, onSubmit }: DialogProps): ReactElement => {
  const texts = useTexts();
  const sheet = (
    <>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <BaseDialog.Title className={styles['title']}>{title}</BaseDialog.Title>
          {description !== undefined && (
            <BaseDialog.Description className={styles['description']}>{description}</BaseDialog.Description>
          )}
        </div>
        <IconButton icon={X} label={texts.common.close} silent onClick={onClose} />
      </div>
      {children !== undefined && <div className={styles['body']}>{children}</div>}
      {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
    </>
  );
  if (onSubmit === undefined) {
    return <div className={styles['sheet']}>{sheet}</div>;
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    const unread = event.currentTarget.querySelector<HTMLElement>('input:invalid');
    if (unread) unread.focus();
    else onSubmit();
  };
  return (
    <form className={styles['sheet']} onSubmit={handleSubmit} noValidate>
      {sheet}
    </form>
  );
};

export type ConfirmDialogProps = {
  readonly title: string;
  readonly children?: ReactNode;
  /** The action in one or two words: "Delete room". */
  readonly confirmLabel: string;
  /** Defaults to "Cancel". */
  readonly cancelLabel?: string | undefined;
  /** Whether the action deletes something. */
  readonly danger?: boolean | undefined;
  /** A third button. */
  readonly other?: { readonly label: string; readonly perform: () => void } | undefined;
  /** The question closes if this resolves to true; until then its button is busy. */
  readonly onConfirm: () => Promise<boolean> | void;
  readonly onCancel: () => void;
  /** Returns the element that gets the focus after closing; by default the one that had it before. */
  readonly returnTo?: (() => HTMLElement | null) | undefined;
};

/** A question that has to be answered first, open while it is rendered; 480 px wide (docs/specification.md#s9-24). */
export const ConfirmDialog = (props: ConfirmDialogProps): ReactElement => {
  const { title, children, confirmLabel, cancelLabel, danger, other, onConfirm, onCancel, returnTo } = props;
  const texts = useTexts();
  const { open, onExited } = usePresence();
  useDismiss(open, onCancel);
  useFocusAfterwards();
  const { busy, submit } = useSubmit(async () => (await onConfirm()) === true, onCancel);
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      onOpenChangeComplete={(next) => !next && onExited()}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles['veil']} forceRender />
        <AlertDialog.Viewport className={classNames(styles['viewport'], question['viewport'])}>
          <AlertDialog.Popup
            inert={!open}
            {...(returnTo && { finalFocus: returnTo })}
            className={classNames(styles['popup'], styles['width-480'], question['popup'])}
          >
            <AlertDialog.Title className={styles['title']}>{title}</AlertDialog.Title>
            {children !== undefined && (
              <AlertDialog.Description className={styles['description']} render={<div />}>
                {children}
              </AlertDialog.Description>
            )}
            <div className={question['buttons']}>
              <Button onClick={onCancel}>{cancelLabel ?? texts.common.cancel}</Button>
              {other && <Button onClick={other.perform}>{other.label}</Button>}
              <Button variant={danger === true ? 'danger' : 'primary'} busy={busy} onClick={() => submit()}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};

export type DrawerProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly side: 'left' | 'right';
  readonly title: string;
  readonly children: ReactNode;
};

/** A panel that slides in from the edge of the window. */
export const Drawer = ({ open, onClose, side, title, children }: DrawerProps): ReactElement => {
  const texts = useTexts();
  useDismiss(open, onClose);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles['veil']} />
        <BaseDialog.Popup inert={!open} className={classNames(drawer['popup'], drawer[side])}>
          <div className={drawer['head']}>
            <BaseDialog.Title className={drawer['title']}>{title}</BaseDialog.Title>
            <IconButton icon={X} label={texts.common.close} silent onClick={onClose} />
          </div>
          <div className={drawer['body']}>{children}</div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
};
