import { setTimeout as pause } from 'node:timers/promises';
import { centreOf, type Point } from '@ramka/e2e/centre-of';
import type { Locator, Page } from 'playwright-core';
import type { Benchmark, Figure } from '../benchmark.ts';
import { median } from '../measuring/median.ts';
import { plantProject } from '../planting/plant-project.ts';
import { repeatModules } from './repeat-modules.ts';
import { startSlowBrowser } from './slow-browser.ts';
import { worstFrame } from './worst-frame.ts';

/** Dragging a module to a slot of a set while the drawer contains many others. */
export const drag: Benchmark = {
  name: 'drag',
  measure: async ({ startServer, rounds, traces }) => {
    const server = await startServer();
    const project = await plantProject(server.address, { sets: 1, rooms: 1 });
    const browser = await startSlowBrowser(traces);
    const worstOf = async (page: Page, cards: Locator, slots: Locator): Promise<number> => {
      const worst: number[] = [];
      // Positions are queried in advance, because a query takes longer than any frame of the drag.
      const places = { first: await centreOf(slots.first()), last: await centreOf(slots.last()) };
      const taken = [await centreOf(cards.first()), await centreOf(cards.nth(1))] as const;
      await carry(page, taken[1], places);
      for (let round = 0; round < rounds; round += 1)
        await browser.traced(page, 'drag', async () => {
          worst.push(await worstFrame(page, () => carry(page, taken[round % 2 === 0 ? 0 : 1], places)));
        });
      return median(worst);
    };
    const worstBare = async (count: number): Promise<number> => {
      const page = await browser.openPage();
      await page.setContent(bareDrag(count));
      const worst = await worstOf(page, page.locator('main button'), page.locator('header button'));
      await page.close();
      return worst;
    };
    const worstWith = async (least: number): Promise<readonly Figure[]> => {
      const page = await browser.openPage();
      const cards = await openEditor(page, `${server.address}/el12/projekt/${project}/zestawy/1`, least);
      const count = await cards.count();
      const worst = await worstOf(page, cards, page.getByRole('button', { name: /^Miejsce \d(,|:)/ }));
      await page.close();
      return [
        {
          what: `drag and drop with ${least} modules and more, 4 × slower: worst frame`,
          value: worst,
          unit: 'ms',
          atMostOfOther: 1,
        },
        {
          what: `… beyond that of a bare element over ${least} plain buttons`,
          value: Math.max(0, worst - (await worstBare(count))),
          unit: 'ms',
          atMost: 17,
        },
      ];
    };
    try {
      return [...(await worstWith(500)), ...(await worstWith(1000))];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

/**
 * A page with plain buttons and two slots. A pressed button follows the pointer, and the slot under it shows its name
 * after the drop.
 */
const bareDrag = (count: number): string => `
  <header>${'<button style="width: 200px; height: 200px">Miejsce</button>'.repeat(2)}</header>
  <main>${'<button style="width: 100px; height: 100px">Moduł</button>'.repeat(count)}</main>
  <script>
    addEventListener('pointerdown', ({ target }) => {
      const ghost = document.body.appendChild(document.createElement('div'));
      ghost.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 90px; height: 90px; background: silver; pointer-events: none; will-change: transform';
      const follow = ({ clientX, clientY }) => {
        ghost.style.transform = 'translate3d(' + clientX + 'px, ' + clientY + 'px, 0)';
      };
      addEventListener('pointermove', follow);
      addEventListener('pointerup', ({ clientX, clientY }) => {
        removeEventListener('pointermove', follow);
        ghost.remove();
        document.elementFromPoint(clientX, clientY).textContent = target.textContent;
      }, { once: true });
    });
  </script>`;

/** Opens the editor with at least `least` cards in its drawer. The catalogue's modules are repeated if necessary. */
const openEditor = async (page: Page, address: string, least: number): Promise<Locator> => {
  const cards = page.locator('[data-card]');
  await page.goto(address);
  await cards.first().waitFor();
  await page.waitForLoadState('networkidle');
  await repeatModules(page, Math.ceil(least / (await cards.count())));
  await page.reload();
  await cards.nth(least - 1).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return cards;
};

/** Milliseconds for the drop animation and the update of the price. */
const SETTLING = 800;

/** Picks up a card with the mouse, moves it to and fro over the slots, and drops it into the last slot. */
const carry = async (
  page: Page,
  card: Point,
  { first, last }: { readonly first: Point; readonly last: Point },
): Promise<void> => {
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  for (const { x, y } of [first, last, first, last]) await page.mouse.move(x, y, { steps: 15 });
  await page.mouse.up();
  await pause(SETTLING);
};
