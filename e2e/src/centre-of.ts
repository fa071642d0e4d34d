import type { Locator } from 'playwright-core';

/** A point on the page, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

/** The centre of an element. */
export const centreOf = async (locator: Locator): Promise<Point> => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
