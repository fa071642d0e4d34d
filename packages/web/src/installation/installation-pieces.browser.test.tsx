import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InPolish } from '../testing/in-polish.tsx';
import { Pieces } from './installation-pieces.tsx';

afterEach(() => document.documentElement.style.removeProperty('font-size'));

const piecesOf = (labels: readonly string[] | undefined) => (
  <InPolish>
    <Pieces
      name="Biurko"
      pieces={[1, 2].map((piece) => [{ roomId: 1, setId: 2, piece, part: 'frame' }])}
      labels={labels}
      done={new Set()}
      tick={() => undefined}
      isLong={false}
    />
  </InPolish>
);

test('the label of a piece stands in place of its number', async () => {
  const { rerender } = await render(piecesOf(undefined));
  await expect.element(page.getByText('1 z 2', { exact: true })).toBeVisible();
  await rerender(piecesOf(['S1', 'S2']));
  await expect.element(page.getByText('S2', { exact: true })).toBeVisible();
  await expect.element(page.getByText('2 z 2')).not.toBeInTheDocument();
  await expect.element(page.getByRole('group', { name: 'S2: Biurko, sztuka 2' })).toBeVisible();
});

test.each(['100%', '150%', '200%'])(
  'at letters of %s the ticks of a piece lie beside or below each other',
  async (size) => {
    await page.viewport(390, 844);
    document.documentElement.style.fontSize = size;
    const ticks = (['box', 'mechanism', 'frame'] as const).map((part) => ({ roomId: 1, setId: 2, piece: 1, part }));
    await render(
      <InPolish>
        <div style={{ width: 324 }}>
          <Pieces name="Biurko" pieces={[ticks]} done={new Set()} tick={() => undefined} isLong={false} />
        </div>
      </InPolish>,
    );
    const boxes = [...document.querySelectorAll('fieldset label')].map((label) => {
      // Includes overflowing text.
      const range = document.createRange();
      range.selectNodeContents(label);
      return range.getBoundingClientRect();
    });
    expect(boxes).toHaveLength(3);
    for (const [index, one] of boxes.entries()) {
      expect(one.right).toBeLessThanOrEqual(390);
      for (const other of boxes.slice(index + 1))
        expect(one.right <= other.left + 1 || one.bottom <= other.top + 1).toBe(true);
    }
  },
);
