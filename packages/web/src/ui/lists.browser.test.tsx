import { type ReactElement, useRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useFocusRestore } from './lists.ts';

type ListInDialogProps = { readonly names: readonly string[]; readonly asks?: boolean };

/** A list in a dialog above the screen, and a question above both. */
const ListInDialog = ({ names, asks = false }: ListInDialogProps): ReactElement => {
  const list = useRef<HTMLUListElement>(null);
  useFocusRestore(list, names);
  return (
    <>
      <div id="app">
        <button type="button">Share</button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the dialogs of the library */}
      <div role="dialog" aria-label="Links">
        <ul ref={list}>
          {names.map((name) => (
            <li key={name}>
              <button type="button">{name}</button>
            </li>
          ))}
        </ul>
      </div>
      {asks && <div role="alertdialog" aria-label="Revoke?" />}
    </>
  );
};

// A closing dialog returns the focus to the screen if the control that opened it has been removed.
test.each(['before', 'after'])(
  'the focus moves to the next item although it returns behind the dialog %s the item is removed',
  async (order) => {
    const { getByRole, rerender } = await render(<ListInDialog names={['one', 'two']} asks />);
    const focus = (name: string): void => {
      const button = getByRole('button', { name }).element();
      if (button instanceof HTMLElement) button.focus();
    };
    focus('two');
    if (order === 'before') focus('Share');
    await rerender(<ListInDialog names={['one']} asks />);
    if (order === 'after') focus('Share');
    await rerender(<ListInDialog names={['one']} />);
    await expect.element(getByRole('button', { name: 'one' })).toHaveFocus();
  },
);
