import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { InPolish } from '../testing/in-polish.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { useShortcuts } from './shortcuts.ts';

const done: string[] = [];
beforeEach(() => {
  done.length = 0;
});

const Screen = ({ question = false }: { readonly question?: boolean }): ReactElement => {
  useShortcuts({ undo: () => done.push('undo'), save: () => done.push('save') });
  return (
    <InPolish>
      <input aria-label="name" />
      <DialogPresence>
        {question && (
          <ConfirmDialog title="Unsaved" confirmLabel="Yes" onConfirm={() => undefined} onCancel={() => undefined} />
        )}
      </DialogPresence>
    </InPolish>
  );
};

/** Presses Ctrl with a key; returns whether the page prevented the browser's default action. */
const press = (key: string, code: string, target: EventTarget = document.body): boolean =>
  !target.dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey: true, bubbles: true, cancelable: true }));

describe('shortcuts', () => {
  test('work on a Ukrainian keyboard, and prevent the browser from saving the page', async () => {
    await render(<Screen />);
    expect([press('я', 'KeyZ'), press('і', 'KeyS')]).toEqual([true, true]);
    expect(done).toEqual(['undo', 'save']);
  });

  test('leave editing keys to text fields', async () => {
    const page = await render(<Screen />);
    const field = page.getByLabelText('name').element();
    expect([press('z', 'KeyZ', field), press('s', 'KeyS', field)]).toEqual([false, true]);
    expect(done).toEqual(['save']);
  });

  test('are disabled while a modal dialog is open, wherever the focus is', async () => {
    const page = await render(<Screen question />);
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    for (const target of [document.body, page.getByRole('alertdialog').element()]) {
      press('z', 'KeyZ', target);
      press('s', 'KeyS', target);
    }
    expect(done).toEqual([]);
    await page.rerender(<Screen />);
    press('z', 'KeyZ');
    expect(done).toEqual(['undo']);
  });
});
