import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../open-browser.ts';
import { plantProject } from '../plant-project.ts';
import { setBuilder } from '../set-builder.ts';
import { startServer, type RunningServer } from '../start-server.ts';

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let newSet = '';

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  const { id } = await plantProject(server.address, [washBasin]);
  newSet = `${server.address}/el12/projekt/${id}/zestawy/nowy?preselectedFrameLine=simon-55-line`;
});

afterEach(() => context.close());

afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** A new set of three slots, ready for its products. */
const openProducts = async (page: Page): Promise<ReturnType<typeof setBuilder>> => {
  page.setDefaultTimeout(15_000);
  await page.goto(newSet);
  const editor = setBuilder(page);
  await editor.chooseSlots(3);
  await editor.chooseFrame('TR3/111');
  await editor.next();
  await editor.card(/TKW1\/111/).waitFor();
  return editor;
};

const named = (slot: Locator): Promise<string | null> => slot.getAttribute('aria-label');

describe('a set is built', () => {
  test('with the keyboard alone, and a screen reader hears what was placed where', async () => {
    context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const editor = await openProducts(page);
    const said = page.getByRole('status').filter({ hasText: /miejsc/ });

    await editor.card(/TKW1\/111/).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => named(editor.slot(1))).toBe('Miejsce 1: Łącznik jednobiegunowy');
    expect(await said.first().textContent()).toContain('wstawiono w miejsce 1');

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => named(editor.slot(2))).toBe('Miejsce 2: Łącznik jednobiegunowy z podświetleniem');

    await editor.slot(1).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => named(editor.slot(3))).toBe('Miejsce 3: Łącznik jednobiegunowy z podświetleniem');
    await page.keyboard.press('Delete');
    await expect.poll(() => named(editor.slot(3))).toBe('Miejsce 3, puste');

    await page.keyboard.press('Control+z');
    await expect.poll(() => named(editor.slot(3))).toBe('Miejsce 3: Łącznik jednobiegunowy z podświetleniem');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => named(editor.slot(3))).toBe('Miejsce 3, puste');
  });

  test('with the mouse between slots: a module moves, two change places', async () => {
    context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const editor = await openProducts(page);
    await editor.card(/TKW1\/111/).dblclick();
    await expect.poll(() => named(editor.slot(1))).toBe('Miejsce 1: Łącznik jednobiegunowy');
    await editor.drag(editor.slot(1), editor.slot(3));
    await expect.poll(() => named(editor.slot(3))).toBe('Miejsce 3: Łącznik jednobiegunowy');
    await editor.card(/TKW5\/111/).dblclick();
    await expect.poll(() => named(editor.slot(1))).toBe('Miejsce 1: Łącznik świecznikowy');
    await editor.drag(editor.slot(1), editor.slot(3));
    await expect.poll(() => named(editor.slot(1))).toBe('Miejsce 1: Łącznik jednobiegunowy');
    expect(await named(editor.slot(3))).toBe('Miejsce 3: Łącznik świecznikowy');
  });

  test('with one thumb: a held card is carried, a swipe scrolls, and tapping places', async () => {
    context = await browser.newContext({
      locale: 'pl-PL',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    const editor = await openProducts(page);
    const finger = fingerOn(await context.newCDPSession(page));
    const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, 240));
    const before = await scrolled();

    await finger.carry(editor.card(/TKW1\/111/), editor.slot(2));
    await expect.poll(() => named(editor.slot(2))).toBe('Miejsce 2: Łącznik jednobiegunowy');
    expect(await scrolled()).toBe(before);

    await finger.swipeUp(editor.card(/TKW1\/111/));
    await expect.poll(scrolled).toBeGreaterThan(before);
    expect(await named(editor.slot(1))).toBe('Miejsce 1, puste');

    await editor.card(/TKW5\/111/).tap();
    await editor.slot(1).tap();
    await expect.poll(() => named(editor.slot(1))).toBe('Miejsce 1: Łącznik świecznikowy');

    await editor.slot(3).tap();
    await editor.card(/TKW6\/111/).tap();
    await expect.poll(() => named(editor.slot(3))).toBe('Miejsce 3: Łącznik schodowy');
  });
});

/** A finger, by the browser's own protocol: Playwright's taps know neither holding nor swiping. */
const fingerOn = (session: CDPSession) => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  return {
    carry: async (from: Locator, to: Locator): Promise<void> => {
      const [start, end] = [await centreOf(from), await centreOf(to)];
      await touch('touchStart', start.x, start.y);
      await new Promise((resolve) => setTimeout(resolve, 400));
      for (const part of [0.2, 0.6, 1]) {
        await touch('touchMove', start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part);
      }
      await touch('touchEnd');
    },
    swipeUp: async (from: Locator): Promise<void> => {
      const { x, y } = await centreOf(from);
      await touch('touchStart', x, y);
      for (let step = 1; step <= 8; step += 1) await touch('touchMove', x, y - 20 * step);
      await touch('touchEnd');
    },
  };
};

const centreOf = async (locator: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
