import type { Controller } from '../catalogue/controller.ts';

/** A controller to test with, of so many touch points; its id is 300 and those. */
export const aController = (touchPoints: number, overrides: Partial<Controller> = {}): Controller => ({
  id: 300 + touchPoints,
  catalogId: 54700 + touchPoints,
  symbol: `DTS${touchPoints}`,
  name: `Controller of ${touchPoints}`,
  image: `DTS${touchPoints}.svg`,
  touchPoints,
  ...overrides,
});
