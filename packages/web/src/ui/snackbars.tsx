import { useRouter } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import {
  type ReactElement,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTexts } from '../language/texts.ts';
import { type Snackbar, snackbars } from '../platform/messages.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { placeApart } from './placing.ts';
import styles from './snackbars.module.css';

/** Icons of the kinds of messages. */
export const messageIcons = { success: CircleCheck, error: CircleAlert, notice: Info, loss: TriangleAlert };

/** Milliseconds after which a smooth scroll caused by an action has ended. */
const SCROLLED = 450;

/**
 * The page's messages, placed so that they do not cover what they are about; by default at the lower edge. They stay
 * while hovered or focused.
 */
export const Snackbars = (): ReactElement => {
  // Deferred, so that the change itself is rendered before its message.
  const shown = useDeferredValue(useSyncExternalStore(snackbars.subscribe, snackbars.shown));
  const stack = useRef<HTMLDivElement>(null);
  const causeOf = useCause();
  const router = useRouter();
  const last = shown.at(-1)?.key;
  useLayoutEffect(() => {
    if (last === undefined) return undefined;
    const place = (): void => void (stack.current && placeApart(stack.current, causeOf()));
    // Messages that the visitor is about to click are not moved.
    const placeAgain = (): void => {
      if (stack.current?.matches(':hover, :focus-within') === false) place();
    };
    place();
    const timer = setTimeout(placeAgain, SCROLLED);
    const stop = router.subscribe('onRendered', placeAgain);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [last, causeOf, router]);
  return (
    <div ref={stack} className={styles['stack']} data-snackbars="">
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

/** Elements that can be the cause of a message. */
const causes = '[data-slot], [data-card], [data-entry], button, a, input, label, [role="menuitem"]';

/** Position and target of the last `pointerup` event; `point` is undefined after a key press. */
type Released = { point: { readonly x: number; readonly y: number } | undefined; at: Element | null };

/**
 * Returns a function that finds the element that caused a message: the target of the last pointer release, or else the
 * focused element.
 */
const useCause = (): (() => Element | null) => {
  const [released] = useState<Released>({ point: undefined, at: null });
  useEffect(() => {
    const stop = new AbortController();
    const note = ({ clientX: x, clientY: y, target }: PointerEvent): void => {
      // While an item is dragged, pointer events go to the item itself. The drop target is in the list of uncovered
      // elements anyway.
      Object.assign(released, { point: { x, y }, at: target instanceof Element ? target.closest(causes) : null });
    };
    const forget = (): void => {
      released.point = undefined;
    };
    window.addEventListener('pointerup', note, { capture: true, signal: stop.signal });
    window.addEventListener('keydown', forget, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [released]);
  const [causeOf] = useState(() => () => {
    const { point, at } = released;
    if (!point) return document.activeElement?.closest(causes) ?? null;
    // A button that React has recreated is found by its position.
    return at?.isConnected === true ? at : pressedAt(point.x, point.y);
  });
  return causeOf;
};

const pressedAt = (x: number, y: number): Element | null => {
  const under = document.elementsFromPoint(x, y).find((element) => element.closest('[data-snackbars]') === null);
  return under?.closest(causes) ?? null;
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
      data-message=""
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

/** Moves the focus of a closed message to where it was before, or to the screen. */
const giveBackFocus = (cameFrom: EventTarget | null): void => {
  if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
  else focusMain();
};

/** Focuses the screen's `main` element, so that the next Tab moves into it. */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true });
