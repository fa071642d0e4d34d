import { cloneElement, type ReactElement, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { positionTooltip, showOnTop } from './placing.ts';
import styles from './tooltip.module.css';

export type TooltipProps = {
  readonly text: string;
  /** A single element that accepts DOM props. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined; 'aria-label'?: string | undefined }>;
  readonly side?: 'top' | 'bottom' | undefined;
};

/**
 * Milliseconds after which a held finger opens the tooltip. The finger can slide off the button without pressing it.
 */
const LONG_PRESS = 500;

/**
 * A tooltip, for example with the reason of a disabled button. It opens after a delay on hover, immediately on keyboard
 * focus, and on a long press on touch devices.
 */
export const Tooltip = ({ text, children, side = 'top' }: TooltipProps): ReactElement => {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [open, setOpen] = useState(false);
  const change = (next: boolean, delay: number): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), delay);
  };
  useEffect(() => {
    const own = bubble.current;
    const anchor = own?.previousElementSibling;
    if (open && own && anchor) {
      showOnTop(own);
      positionTooltip(own, anchor, side);
    }
  }, [open, side]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  // On touch devices a press elsewhere hides it, although the focus stays.
  const hide = useEffectEvent((event: KeyboardEvent | PointerEvent): void => {
    if ('key' in event ? event.key === 'Escape' : event.pointerType === 'touch') change(false, 0);
  });
  // Escape hides a tooltip opened by hover as well, wherever the focus is (WCAG 1.4.13).
  useEffect(() => {
    if (!open) return undefined;
    const shown = new AbortController();
    for (const kind of ['keydown', 'pointerdown'] as const) document.addEventListener(kind, hide, shown);
    return () => shown.abort();
  }, [open]);
  const describes = text !== children.props['aria-label'];
  return (
    <span
      role="presentation"
      className={styles['anchor']}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && change(true, 450)}
      onPointerDown={({ pointerType }) => pointerType === 'touch' && change(true, LONG_PRESS)}
      onPointerUp={({ pointerType }) => pointerType === 'touch' && change(false, 0)}
      onPointerCancel={() => change(false, 0)}
      onPointerLeave={() => change(false, 80)}
      onFocus={({ target }) => target.matches(':focus-visible') && change(true, 0)}
      onBlur={() => change(false, 0)}
    >
      {describes ? cloneElement(children, { 'aria-describedby': id }) : children}
      {/* Always in the DOM, because `aria-describedby` refers to it; `hidden` unless open. */}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles['bubble']} hidden={!open}>
        {text}
      </span>
    </span>
  );
};
