import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { WindowedGrid } from './windowed-grid.tsx';

type CardsProps = { readonly count: number; readonly onDraw: (index: number) => void };

const Cards = ({ count, onDraw }: CardsProps): ReactElement => (
  <div data-testid="scroller" style={{ height: 600, width: 800, overflowY: 'auto' }}>
    <WindowedGrid entries={Array.from({ length: count }, (_, index) => index)} keyOf={(index) => index}>
      {(index) => {
        onDraw(index);
        return <button type="button">{`Karta ${index}`}</button>;
      }}
    </WindowedGrid>
  </div>
);

const setUp = async (count: number) => {
  const rendered: number[] = [];
  const page = await render(<Cards count={count} onDraw={(index) => rendered.push(index)} />);
  const scroller = page.getByTestId('scroller').element();
  const entries = () => [...scroller.querySelectorAll('li')];
  const shown = () => entries().map(({ textContent }) => textContent);
  return { page, scroller, entries, shown, rendered };
};

/** Returns the number of rendered cards in each of the next frames, until ten of them have none. */
const renderedInFrames = async (rendered: readonly number[]): Promise<readonly number[]> => {
  const counts: number[] = [];
  while (counts.length < 20 || counts.slice(-10).some((count) => count > 0)) {
    const before = rendered.length;
    await new Promise(requestAnimationFrame);
    counts.push(rendered.length - before);
  }
  return counts;
};

describe('a grid of cards', () => {
  test('is rendered completely if it is short', async () => {
    const { entries } = await setUp(150);
    expect(entries()).toHaveLength(150);
  });

  test('of 50,000 entries renders only the visible ones at any scroll position', async () => {
    const { scroller, entries, shown } = await setUp(50_000);
    await expect.poll(shown).toContain('Karta 0');
    expect(scroller.scrollHeight).toBeGreaterThan(1_000_000);
    for (const part of [0.5, 1, 0.25]) {
      scroller.scrollTop = (scroller.scrollHeight - scroller.clientHeight) * part;
      const middle = (scroller.getBoundingClientRect().top + scroller.getBoundingClientRect().bottom) / 2;
      await expect
        .poll(() =>
          entries().some((entry) => {
            const { top, bottom } = entry.getBoundingClientRect();
            return top - 20 <= middle && middle <= bottom + 20;
          }),
        )
        .toBe(true);
      expect(entries().length).toBeLessThan(60);
    }
  });

  test('renders one row a frame, and no card twice, during a fast scroll', async () => {
    const { scroller, entries, rendered } = await setUp(50_000);
    await renderedInFrames(rendered);
    const columns = Number(scroller.querySelector('ul')?.style.getPropertyValue('--columns'));
    expect(columns).toBeGreaterThan(1);
    rendered.length = 0;
    scroller.scrollTop = scroller.scrollHeight / 2;
    expect(Math.max(...(await renderedInFrames(rendered)))).toBe(columns);
    expect(rendered).toHaveLength(new Set(rendered).size);
    expect(rendered.toSorted((one, other) => one - other)).toEqual(
      entries().map(({ dataset }) => Number(dataset['index'])),
    );
  });

  test('gives each card its position and the total number', async () => {
    const { scroller, entries } = await setUp(50_000);
    scroller.scrollTop = scroller.scrollHeight;
    await expect.poll(() => entries().at(-1)?.getAttribute('aria-posinset')).toBe('50000');
    await expect.poll(() => entries().every((entry) => entry.getAttribute('aria-setsize') === '50000')).toBe(true);
  });

  test('keeps the focused card rendered, so that Tab continues from it at any scroll position', async () => {
    const { page, scroller, shown } = await setUp(50_000);
    await page.getByRole('button', { name: 'Karta 1', exact: true }).click();
    scroller.scrollTop = scroller.scrollHeight / 2;
    await expect.poll(shown).not.toContain('Karta 4');
    await expect.poll(() => document.activeElement?.textContent).toBe('Karta 1');
    await userEvent.tab();
    await expect.poll(() => document.activeElement?.textContent).toBe('Karta 2');
    await expect.poll(shown).toContain('Karta 6');
  });
});
