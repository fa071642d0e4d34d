import type { Page } from 'playwright-core';
import type { Benchmark } from '../benchmark.ts';
import { median } from '../measuring/median.ts';
import { plantProject } from '../planting/plant-project.ts';
import { startSlowBrowser } from './slow-browser.ts';
import { worstFrame } from './worst-frame.ts';

/** Number of products in one group of the e-catalogue. */
const PRODUCTS = 50_000;

/** Scrolling through a very large product group, compared with the same number of plain rows in a bare page. */
export const scroll: Benchmark = {
  name: 'scroll',
  measure: async ({ startServer, rounds, traces }) => {
    const server = await startServer();
    const project = await plantProject(server.address, { sets: 1, rooms: 1 });
    const browser = await startSlowBrowser(traces);
    try {
      const page = await browser.openPage();
      await openGroup(page, `${server.address}/el12/projekt/${project}/ekatalog`);
      const bare = await browser.openPage();
      await bare.setContent(`<div style="height: 100vh; overflow: auto">${'<p>Ramka</p>'.repeat(PRODUCTS)}</div>`);
      const ours: number[] = [];
      const theirs: number[] = [];
      const cards: number[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        await browser.traced(page, 'scroll', async () => {
          ours.push(await worstFrame(page, () => scrollOn(page)));
        });
        cards.push(await page.locator('[data-windowed] > li').count());
        theirs.push(await worstFrame(bare, () => scrollOn(bare)));
      }
      return [
        {
          what: '50,000 products of one group scrolled, 4 × slower: worst frame beyond that of as many plain rows',
          value: Math.max(0, median(ours.slice(1)) - median(theirs.slice(1))),
          unit: 'ms',
          atMost: 50,
        },
        { what: 'the most cards on the page meanwhile', value: Math.max(...cards), unit: '', atMost: 100 },
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

/**
 * Opens the first group of the e-catalogue. The server's response is extended by repeating its products with different
 * symbols.
 */
const openGroup = async (page: Page, address: string): Promise<void> => {
  await page.route('**/api/ecatalog/products/*', async (route) => {
    const answer = await route.fetch();
    const products = (await answer.json()) as readonly { readonly name: string }[];
    const many = Array.from({ length: PRODUCTS }, (_, index) => {
      const product = products[index % products.length];
      return { ...product, id: index, catalogId: index, symbol: `S${index}`, name: `${product?.name} ${index}` };
    });
    await route.fulfill({ response: answer, json: many });
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Przeglądaj katalog' }).first().click();
  const tiles = page.getByRole('dialog').getByRole('listitem').getByRole('button');
  await tiles.first().click();
  await tiles.first().click();
  await page.locator('[data-windowed] > li').first().waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
};

/** Turns the mouse wheel over the middle of the page, as fast as a finger does. */
const scrollOn = async (page: Page): Promise<void> => {
  await page.mouse.move(720, 600);
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(30);
  }
};
