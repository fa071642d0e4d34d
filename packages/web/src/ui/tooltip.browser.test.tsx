import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Tooltip } from './tooltip.tsx';

const touch = (kind: string): PointerEvent => new PointerEvent(kind, { bubbles: true, pointerType: 'touch' });

test('a held finger calls up what a button does, a short press does not', async () => {
  let pressed = 0;
  const { getByRole } = await render(
    // Away from the mouse position of an earlier test.
    <div style={{ padding: 240 }}>
      <Tooltip text="Zapisz i dodaj nowy">
        <button type="button" onClick={() => (pressed += 1)}>
          +
        </button>
      </Tooltip>
    </div>,
  );
  const button = getByRole('button').element();
  const bubble = getByRole('tooltip', { includeHidden: true });
  button.dispatchEvent(touch('pointerdown'));
  button.dispatchEvent(touch('pointerup'));
  await new Promise((resolve) => setTimeout(resolve, 700));
  await expect.element(bubble).not.toBeVisible();
  button.dispatchEvent(touch('pointerdown'));
  await expect.element(bubble).toBeVisible();
  button.dispatchEvent(touch('pointerup'));
  await expect.element(bubble).not.toBeVisible();
  expect(pressed).toBe(0);
});
