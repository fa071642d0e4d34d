import {
  Fragment,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { placeBelow } from '../../overlays/place-below.ts';
import { useCloseRequest } from '../../overlays/use-close-request.ts';
import type { Action } from '../action.ts';
import { menuItems, nextMenuItem } from './menu-items.ts';
import { MenuEntry } from './menu-entry.tsx';
import styles from '../menu.module.css';
import { refusalPlaces } from './refusal-place.ts';

export type MenuPopupProps = {
  readonly id: string;
  readonly className: string | undefined;
  readonly anchor: HTMLElement;
  /** Opened from the keyboard, it starts at its first entry. */
  readonly byKeyboard: boolean;
  readonly align: 'start' | 'end';
  readonly groups: readonly (readonly Action[])[];
  /** `refocus`: the focus goes back to the button. */
  readonly onClose: (refocus: boolean) => void;
};

/** The opened list of a menu: over everything else, moved through with the arrows and by first letters. */
export const MenuPopup = (props: MenuPopupProps): ReactElement => {
  const { id, className, anchor, byKeyboard, align, groups, onClose } = props;
  const popup = useRef<HTMLDivElement>(null);
  const places = refusalPlaces(groups.flat());
  useCloseRequest(true, () => onClose(true));
  useLayoutEffect(() => {
    if (popup.current !== null) {
      popup.current.showPopover();
      placeBelow(popup.current, anchor, align);
      ((byKeyboard ? menuItems(popup.current)[0] : undefined) ?? popup.current).focus({ preventScroll: true });
    }
  }, [anchor, align, byKeyboard]);
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !popup.current?.contains(target) && !anchor.contains(target)) {
      onClose(false);
    }
  });
  const follow = useEffectEvent(() => popup.current !== null && placeBelow(popup.current, anchor, align));
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('pointerdown', leave, { capture: true, signal: stop.signal });
    document.addEventListener('scroll', follow, { capture: true, passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  const handleKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = nextMenuItem(event.currentTarget, event.key);
    if (event.key === 'Escape' || event.key === 'Tab') {
      onClose(true);
    }
    if (next !== undefined || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      next?.focus();
    }
  };
  return (
    <div ref={popup} id={id} className={className} role="menu" popover="manual" tabIndex={-1} onKeyDown={handleKey}>
      {groups.map((group, index) => (
        <Fragment key={group[0]?.name}>
          {index > 0 && <hr className={styles['separator']} />}
          {group.map((action) => (
            <MenuEntry key={action.name} action={action} refusalPlace={places.get(action)} onClose={onClose} />
          ))}
        </Fragment>
      ))}
    </div>
  );
};
