import { ArrowLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import {
  cloneElement,
  createContext,
  type FocusEvent,
  Fragment,
  isValidElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type ShortcutName, shortcutLabel } from '../platform/shortcuts.ts';
import { useTexts } from '../language/texts.ts';
import { classNames } from './class-names.ts';
import { useDismiss } from './close-request.ts';
import styles from './menu.module.css';
import { positionMenu, showOnTop } from './placing.ts';
import { Spinner } from './spinner.tsx';

export type MenuProps = {
  /** The button that opens the menu: a `Button` or `IconButton` (with `silent`). */
  readonly trigger: ReactElement<TriggerProps>;
  /**
   * Groups of actions, separated by lines; empty groups are skipped. Alternatively an element that renders
   * `MenuActions`. It is mounted only while the menu is open, so that the hooks of closed menus do not run.
   */
  readonly groups: Groups | ReactElement;
  readonly align?: 'start' | 'end' | undefined;
};

/** Entries of a menu in groups. */
export type Groups = readonly (readonly MenuItem[])[];

type TriggerProps = {
  id?: string | undefined;
  'aria-haspopup'?: 'menu' | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
};

type Opening = { readonly anchor: HTMLElement; readonly byKeyboard: boolean };

/** The id of the button of a menu, which names the menu. */
const triggerIdOf = (menuId: string): string => `${menuId}-trigger`;

/** A menu of actions. Actions that are not available stay listed with the reason. */
export const Menu = ({ trigger, groups, align = 'end' }: MenuProps): ReactElement => {
  const id = useId();
  const [opening, setOpening] = useState<Opening>();
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    // A click by keyboard has a `detail` of 0.
    setOpening(opening === undefined ? { anchor: event.currentTarget, byKeyboard: event.detail === 0 } : undefined);
  };
  const popup = useMemo(() => {
    const close = (refocus: boolean): void => {
      setOpening(undefined);
      if (refocus) {
        opening?.anchor.focus();
      }
    };
    return opening && { id, align, ...opening, onClose: close };
  }, [id, align, opening]);
  return (
    <>
      {cloneElement(trigger, {
        id: triggerIdOf(id),
        'aria-haspopup': 'menu',
        'aria-expanded': opening !== undefined,
        'aria-controls': opening === undefined ? undefined : id,
        onClick: handleClick,
      })}
      <PopupContext value={popup}>
        {popup && (isValidElement(groups) ? groups : <MenuActions groups={groups} />)}
      </PopupContext>
    </>
  );
};

const PopupContext = createContext<Omit<MenuPopupProps, 'groups'> | undefined>(undefined);

/** The entries of an open menu. */
export const MenuActions = ({ groups }: Pick<MenuPopupProps, 'groups'>): ReactElement | undefined => {
  const popup = use(PopupContext);
  return popup && <MenuPopup {...popup} groups={groups.filter((group) => group.length > 0)} />;
};

/** An action of the visitor. The same record is used for menu, toolbar and keyboard shortcut. */
export type Action = {
  /** Unique within its menu. */
  readonly name: string;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  readonly shortcut?: ShortcutName | undefined;
  /** Reason why the action is not available; undefined if it is. */
  readonly refusal?: string | undefined;
  /** Whether the action is in progress; its entry shows a spinner. */
  readonly busy?: boolean;
  /** Whether the action deletes something. */
  readonly danger?: boolean;
  readonly perform: () => void;
};

/** An entry that opens further entries in place of the menu's own. */
type Submenu = Pick<Action, 'name' | 'label' | 'icon'> & { readonly groups: Groups };

export type MenuItem = Action | Submenu;

type MenuPopupProps = {
  readonly id: string;
  readonly anchor: HTMLElement;
  /** Whether the menu was opened by keyboard; the first entry then gets the focus. */
  readonly byKeyboard: boolean;
  readonly align: 'start' | 'end';
  readonly groups: Groups;
  /** `refocus`: whether the focus returns to the button. */
  readonly onClose: (refocus: boolean) => void;
};

/** The popup of a menu, above all other content. Arrow keys and first letters move between entries. */
const MenuPopup = (props: MenuPopupProps): ReactElement => {
  const { id, anchor, byKeyboard, align, groups: own, onClose } = props;
  const popup = useRef<HTMLDivElement>(null);
  const { groups, enter, leave: leaveSubmenu } = useSubmenus(own, popup, { anchor, align });
  const places = refusalPlaces(groups.flat());
  useDismiss(true, () => onClose(true));
  useLayoutEffect(() => {
    if (popup.current !== null) {
      showOnTop(popup.current);
      positionMenu(popup.current, anchor, align);
      ((byKeyboard ? menuItems(popup.current)[0] : undefined) ?? popup.current).focus({ preventScroll: true });
    }
  }, [anchor, align, byKeyboard]);
  const noteFocus = useStayOpen(popup, { anchor, align });
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !popup.current?.contains(target) && !anchor.contains(target)) {
      onClose(false);
    }
  });
  const follow = useEffectEvent(() => popup.current !== null && positionMenu(popup.current, anchor, align));
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('pointerdown', leave, { capture: true, signal: stop.signal });
    document.addEventListener('scroll', follow, { capture: true, passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    <div
      ref={popup}
      id={id}
      className={styles['popup']}
      role="menu"
      aria-labelledby={triggerIdOf(id)}
      popover="manual"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') leaveSubmenu?.();
        moveInMenu(event, onClose);
      }}
      onFocus={noteFocus}
    >
      {leaveSubmenu && <BackEntry onClick={leaveSubmenu} />}
      {groups.map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a group is its place: what begins it may go while it is open
        <Fragment key={index}>
          {(index > 0 || leaveSubmenu) && <hr className={styles['separator']} />}
          {group.map((item) =>
            'groups' in item ? (
              <SubmenuEntry key={item.name} submenu={item} onClick={() => enter(item.name)} />
            ) : (
              <MenuEntry key={item.name} action={item} refusalPlace={places.get(item)} onClose={onClose} />
            ),
          )}
        </Fragment>
      ))}
    </div>
  );
};

/** The shown entries: those of the menu, or of the submenu that was entered. `leave` goes back from a submenu. */
const useSubmenus = (
  own: Groups,
  popup: RefObject<HTMLElement | null>,
  { anchor, align }: Pick<MenuPopupProps, 'anchor' | 'align'>,
) => {
  const [path, setPath] = useState<readonly string[]>([]);
  const shown = useRef(path);
  const groups = path.reduce<Groups>((outer, name) => {
    const submenu = outer.flat().find((item) => item.name === name);
    return submenu && 'groups' in submenu ? submenu.groups.filter((group) => group.length > 0) : outer;
  }, own);
  useLayoutEffect(() => {
    const closed = path.length < shown.current.length ? shown.current.at(-1) : undefined;
    if (popup.current !== null && shown.current !== path) {
      positionMenu(popup.current, anchor, align);
      const items = menuItems(popup.current);
      const entry = closed === undefined ? undefined : items.find(({ dataset }) => dataset['submenu'] === closed);
      // The first entry of a submenu leads back.
      (entry ?? items[path.length > 0 ? 1 : 0] ?? popup.current).focus({ preventScroll: true });
    }
    shown.current = path;
  }, [path, popup, anchor, align]);
  return {
    groups,
    enter: (name: string): void => setPath([...path, name]),
    leave: path.length > 0 ? (): void => setPath(path.slice(0, -1)) : undefined,
  };
};

/**
 * Keeps an open menu open and focused while the page around it re-renders, because browsers hide a popover whose
 * invoker is moved in the DOM. Returns a focus handler that records the focused entry.
 */
const useStayOpen = (
  popup: RefObject<HTMLElement | null>,
  { anchor, align }: Pick<MenuPopupProps, 'anchor' | 'align'>,
): ((event: FocusEvent<HTMLElement>) => void) => {
  const focused = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    if (popup.current === null || popup.current.contains(document.activeElement)) return;
    showOnTop(popup.current);
    positionMenu(popup.current, anchor, align);
    (focused.current?.isConnected === true ? focused.current : popup.current).focus({ preventScroll: true });
  });
  return ({ target }) => {
    focused.current = target;
  };
};

/** Handles keys in an open menu: arrow keys and first letters move between entries, Escape and Tab close it. */
const moveInMenu = (event: KeyboardEvent<HTMLDivElement>, onClose: MenuPopupProps['onClose']): void => {
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

type MenuEntryProps = {
  readonly action: Action;
  readonly refusalPlace: RefusalPlace | undefined;
  readonly onClose: (refocus: boolean) => void;
};

/** An entry of a menu. It takes the focus on hover, so that only one entry is highlighted. */
const MenuEntry = ({ action, refusalPlace, onClose }: MenuEntryProps): ReactElement => {
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
        {shortcut !== undefined && <kbd className={styles['shortcut']}>{shortcutLabel(shortcut)}</kbd>}
      </button>
    </>
  );
};

type PlainEntryProps = { readonly onClick: () => void };

/** An entry that opens a submenu. */
const SubmenuEntry = ({ submenu, onClick }: PlainEntryProps & { readonly submenu: Submenu }): ReactElement => {
  const { name, label, icon: Icon, groups } = submenu;
  const isBusy = groups.flat().some((item) => 'busy' in item && item.busy);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-haspopup="menu"
      data-submenu={name}
      className={styles['item']}
      onClick={onClick}
      onKeyDown={({ key }) => key === 'ArrowRight' && onClick()}
      onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
    >
      {isBusy ? <Spinner /> : Icon !== undefined && <Icon className={styles['icon']} aria-hidden />}
      <span className={styles['label']}>{label}</span>
      <ChevronRight className={styles['icon']} aria-hidden />
    </button>
  );
};

/** The entry that leads from a submenu back to its menu. */
const BackEntry = ({ onClick }: PlainEntryProps): ReactElement => {
  const { common } = useTexts();
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles['item']}
      onClick={onClick}
      onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
    >
      <ArrowLeft className={styles['icon']} aria-hidden />
      <span className={styles['label']}>{common.back}</span>
    </button>
  );
};

/** Returns the entries of an open menu, in order. */
const menuItems = (menu: HTMLElement): readonly HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];

/** Returns the entry that a key moves to; undefined for other keys. */
const nextMenuItem = (menu: HTMLElement, key: string): HTMLElement | undefined => {
  const items = menuItems(menu);
  const at = items.findIndex((item) => item === document.activeElement);
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return key.length === 1 && key !== ' '
        ? firstWith(key, [...items.slice(at + 1), ...items.slice(0, at + 1)])
        : undefined;
  }
};

const firstWith = (letter: string, items: readonly HTMLElement[]): HTMLElement | undefined =>
  items.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()));

/**
 * Position of a refusal's reason: below the entry, or once above consecutive entries that share it (`repeated` for
 * the second and following ones).
 */
type RefusalPlace = 'below' | 'above' | 'repeated';

/** Returns the position of each reason. Available actions have no entry. */
export const refusalPlaces = (items: readonly MenuItem[]): ReadonlyMap<Action, RefusalPlace> => {
  const places = new Map<Action, RefusalPlace>();
  for (const [index, action] of items.entries()) {
    if ('groups' in action || action.refusal === undefined) continue;
    const isRepeated = refusalOf(items[index - 1]) === action.refusal;
    const position = refusalOf(items[index + 1]) === action.refusal ? 'above' : 'below';
    places.set(action, isRepeated ? 'repeated' : position);
  }
  return places;
};

const refusalOf = (item: MenuItem | undefined): string | undefined =>
  item && 'refusal' in item ? item.refusal : undefined;
