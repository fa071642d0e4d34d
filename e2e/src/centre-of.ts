import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** A point on the page, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

/** The centre of an element, once it has stopped moving. */
export const centreOf = async (locator: Locator): Promise<Point> => {
  let centre = await centreNow(locator);
  const isStill = async (): Promise<boolean> => {
    const before = centre;
    centre = await centreNow(locator);
    return centre.x === before.x && centre.y === before.y;
  };
  await expect.poll(isStill).toBe(true);
  return centre;
};

/** The centre of an element after two frames. */
const centreNow = (locator: Locator): Promise<Point> =>
  locator.evaluate(async (element) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
