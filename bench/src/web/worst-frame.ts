import type { Page } from 'playwright-core';

/** The longest interval between two frames while `work` runs, in milliseconds. */
export const worstFrame = async (page: Page, work: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => {
    const watch = { worst: 0, last: performance.now(), ended: false };
    Reflect.set(window, 'watch', watch);
    const onFrame = (now: number): void => {
      watch.worst = Math.max(watch.worst, now - watch.last);
      watch.last = now;
      if (!watch.ended) requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
  await work();
  return page.evaluate(() => {
    const watch = Reflect.get(window, 'watch') as { worst: number; ended: boolean };
    watch.ended = true;
    return watch.worst;
  });
};
