import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until fonts and visible pictures have loaded and the layout does not change any more. */
export const settled = async (page: Page): Promise<void> => {
  const isSettled = async (): Promise<boolean> => {
    const before = await layoutOf(page);
    return before.loading === 0 && JSON.stringify(before) === JSON.stringify(await layoutOf(page));
  };
  await expect.poll(isSettled).toBe(true);
};

/** The size of the page after some frames, and the number of its parts that are still loading. */
const layoutOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
    const pictures = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
    return {
      elements: document.querySelectorAll('*').length,
      height: document.documentElement.scrollHeight,
      loading: pictures.length + document.querySelectorAll('[aria-busy=true], .skeleton-blocks').length,
    };
  });
