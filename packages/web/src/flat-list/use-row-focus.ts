import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { isFocusLost } from '../ui/focus.ts';

/**
 * Keeps the focus in the row of a list that has it. A corrected row is read again and may be shown by another element, in
 * another place: the focus then moves to its pencil. Elements of rows name their ids in `data-rows`, the first one first.
 */
export const useRowFocus = () => {
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef<{ readonly control: Element; readonly rowId: string }>(undefined);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.control.isConnected || !isFocusLost()) return;
    const { rowId } = focused.current;
    const rows = [...(container.current?.querySelectorAll('[data-rows]') ?? [])];
    const row = rows.find((each) => each.getAttribute('data-rows')?.split(' ').includes(rowId));
    row?.querySelector<HTMLElement>('[data-pencil]')?.focus();
  });
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const [rowId] = target.closest('[data-rows]')?.getAttribute('data-rows')?.split(' ') ?? [];
    focused.current = rowId === undefined ? undefined : { control: target, rowId };
  };
  return { ref: container, onFocus };
};

/**
 * Whether the words of a row are edited, and the properties of the button with the pencil. It opens the field, and gets
 * the focus when that closes.
 */
export const useRowEditing = () => {
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useLayoutEffect(() => {
    if (wasEditing.current && !isEditing && isFocusLost()) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return { isEditing, setIsEditing, pencil: { ref: button, 'data-pencil': '', onClick: () => setIsEditing(true) } };
};
