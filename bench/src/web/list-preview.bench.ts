import type { Page } from 'playwright-core';
import type { Benchmark } from '../benchmark.ts';
import { median } from '../measuring/median.ts';
import { plantProject } from '../planting/plant-project.ts';
import { startSlowBrowser } from './slow-browser.ts';

const ROWS = 300;

/** The least time that a visitor needs from the open dialog to the paste, in milliseconds. */
const BEFORE_PASTE = 1000;

/** The list of a flat with 300 rows, pasted on a slow phone: the time until its preview is painted. */
export const listPreview: Benchmark = {
  name: 'list-preview',
  measure: async ({ startServer, rounds, traces }) => {
    const server = await startServer();
    const browser = await startSlowBrowser(traces);
    const first: number[] = [];
    const complete: number[] = [];
    const again: number[] = [];
    const atOnce: number[] = [];
    const openDialog = async (): Promise<Page> => {
      const project = await plantProject(server.address, { sets: 1, rooms: 1 });
      const page = await browser.openPage();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${server.address}/el12/projekt/${project}/pomieszczenia`);
      await page
        .getByRole('button', { name: /^Wpisz/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
      return page;
    };
    try {
      for (let round = 0; round < rounds; round += 1) {
        const page = await openDialog();
        await page.waitForTimeout(BEFORE_PASTE);
        await browser.traced(page, 'list-preview', async () => {
          const shown = await timesToShow(page, list);
          first.push(shown.first);
          complete.push(shown.complete);
          again.push((await timesToShow(page, `${list}\ngaraż: 2x gniazdo`)).complete);
        });
        await page.context().close();
        const other = await openDialog();
        atOnce.push((await timesToShow(other, list)).first);
        await other.context().close();
      }
    } finally {
      await browser.close();
      await server.stop();
    }
    return [
      {
        what: `${ROWS} rows pasted, 4 × slower: first rows of the preview`,
        value: median(first),
        unit: 'ms',
        atMost: 1000,
      },
      { what: '… until the list can be added', value: median(complete), unit: 'ms', atMost: 1000 },
      { what: '… after another line was typed', value: median(again), unit: 'ms' },
      { what: '… first rows if pasted while the dialog is still loading', value: median(atOnce), unit: 'ms' },
    ];
  },
};

const items = ['3x gniazdo', 'łącznik schodowy', '2x gniazdo + usb', 'gniazdo IP44', 'ściemniacz obrotowy', 'toster'];

/** Thirty rooms. Each line is different, as in a list of a real flat. */
const list = Array.from({ length: ROWS }, (_, row) =>
  row % 10 === 0 ? `Pokój ${row / 10 + 2}:` : `- ${items[row % items.length]} x${1 + (row % 4)} (punkt ${row})`,
).join('\n');

/** Enters a text, and measures the times until the first rows are painted and until the button to add them is ready. */
const timesToShow = (page: Page, text: string): Promise<{ readonly first: number; readonly complete: number }> =>
  page.evaluate(
    (entered) =>
      new Promise<{ readonly first: number; readonly complete: number }>((resolve) => {
        const field = document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea');
        const start = performance.now();
        let first: number | undefined;
        const look = (): void => {
          const preview = document.querySelector('[role=dialog] [aria-busy] section li')?.closest('[aria-busy]');
          const add = document.querySelector('[role=dialog] button[type=submit]');
          // The frame with this state was painted before the next callback.
          if (first === undefined && preview) requestAnimationFrame(() => (first ??= performance.now() - start));
          const isReady =
            preview?.getAttribute('aria-busy') === 'false' && add?.getAttribute('aria-disabled') !== 'true';
          if (isReady && first !== undefined) resolve({ first, complete: performance.now() - start });
          else requestAnimationFrame(look);
        };
        // As React expects it: the value of the element, past its own property.
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, entered);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        requestAnimationFrame(look);
      }),
    text,
  );
