import { type CSSProperties, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './windowed-grid.module.css';

export type WindowedGridProps<Entry> = {
  readonly entries: readonly Entry[];
  readonly keyOf: (entry: Entry) => string | number;
  readonly children: (entry: Entry) => ReactNode;
};

/** Lists that are shorter are on the page whole. */
const SHORTEST_WINDOWED = 200;

/**
 * Entries as a grid of cards. Of a long list only those stand on the page that are seen, some rows around them, and the
 * one with the focus and its neighbours, so that Tab goes on; each says its place among all of them.
 */
export const WindowedGrid = <Entry,>({ entries, keyOf, children }: WindowedGridProps<Entry>): ReactElement => {
  const list = useRef<HTMLUListElement>(null);
  const windowed = entries.length >= SHORTEST_WINDOWED;
  const [seen, setSeen] = useState<Seen>(atFirst);
  const [focused, setFocused] = useState<number>();
  useEffect(() => (windowed && list.current ? watch(list.current, setSeen, setFocused) : undefined), [windowed]);
  const shown = windowed ? indicesOf(seen, focused, entries.length) : entries.map((_, index) => index);
  const style: GridStyle | undefined = windowed
    ? { '--columns': seen.columns, '--rows': Math.ceil(entries.length / seen.columns) }
    : undefined;
  return (
    <ul ref={list} className={styles['grid']} data-windowed={windowed ? '' : undefined} style={style}>
      {shown.map((index) => {
        const entry = entries[index];
        return (
          entry !== undefined && (
            <li
              key={keyOf(entry)}
              data-index={index}
              className={styles['item']}
              aria-setsize={windowed ? entries.length : undefined}
              aria-posinset={windowed ? index + 1 : undefined}
              style={windowed ? placeOf(index, seen.columns) : undefined}
            >
              {children(entry)}
            </li>
          )
        );
      })}
    </ul>
  );
};

type GridStyle = CSSProperties & Readonly<Record<'--columns' | '--rows', number>>;

const placeOf = (index: number, columns: number): CSSProperties & Readonly<Record<'--row' | '--column', number>> => ({
  '--row': Math.floor(index / columns),
  '--column': index % columns,
});

/** The rows that are in sight or near it, and how many cards stand in each. */
type Seen = { readonly columns: number; readonly first: number; readonly last: number };

const atFirst: Seen = { columns: 1, first: 0, last: 8 };

/** Rows beyond what is in sight, above and below. */
const AROUND = 2;

const indicesOf = ({ columns, first, last }: Seen, focused: number | undefined, count: number): readonly number[] => {
  const from = first * columns;
  const seen = Array.from({ length: Math.max(0, Math.min(count, (last + 1) * columns) - from) }, (_, at) => from + at);
  if (focused === undefined) return seen;
  const beside = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...seen, ...beside])].toSorted((one, other) => one - other);
};

/** Tells which rows of a list are seen and which entry has the focus, now and whenever that changes; answers how to stop. */
const watch = (
  list: HTMLElement,
  tell: (change: (seen: Seen) => Seen) => void,
  tellFocused: (index: number | undefined) => void,
): (() => void) => {
  const scroller = scrollerOf(list);
  const look = (): void => {
    const next = seenOf(list, scroller);
    tell((seen) => (isSame(seen, next) ? seen : next));
  };
  const handleFocus = ({ target }: FocusEvent): void => {
    const item = target instanceof Element ? target.closest('[data-index]') : null;
    tellFocused(item === null ? undefined : Number(item.getAttribute('data-index')));
  };
  list.addEventListener('focusin', handleFocus);
  const observer = new ResizeObserver(look);
  observer.observe(list);
  observer.observe(scroller);
  const scrolling = scroller === document.documentElement ? document : scroller;
  scrolling.addEventListener('scroll', look, { passive: true });
  return () => {
    observer.disconnect();
    list.removeEventListener('focusin', handleFocus);
    scrolling.removeEventListener('scroll', look);
  };
};

const isSame = (one: Seen, other: Seen): boolean =>
  one.columns === other.columns && one.first === other.first && one.last === other.last;

/** What of a list its scroller shows, by the sizes that the styles give to columns and rows. */
const seenOf = (list: HTMLElement, scroller: Element): Seen => {
  const { columnGap, fontSize, getPropertyValue } = sizesOf(list);
  const least = getPropertyValue('--least') * fontSize;
  const row = getPropertyValue('--height') * fontSize + columnGap;
  const columns = Math.max(1, Math.floor((list.clientWidth + columnGap) / (least + columnGap)));
  const top = Math.max(0, scroller.getBoundingClientRect().top) - list.getBoundingClientRect().top;
  const rows = Math.max(1, Math.ceil(list.getBoundingClientRect().height / row));
  const first = Math.min(rows - 1, Math.max(0, Math.floor(top / row) - AROUND));
  return { columns, first, last: Math.max(first, Math.ceil((top + scroller.clientHeight) / row) + AROUND) };
};

const sizesOf = (list: HTMLElement) => {
  const style = getComputedStyle(list);
  return {
    columnGap: Number.parseFloat(style.columnGap) || 0,
    fontSize: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    getPropertyValue: (name: string) => Number.parseFloat(style.getPropertyValue(name)),
  };
};

const scrollerOf = (element: HTMLElement): Element => {
  for (let above = element.parentElement; above !== null; above = above.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  }
  return document.documentElement;
};
