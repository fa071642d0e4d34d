import type { Frame } from '../catalogue/frame.ts';

/** A frame to test with: plain, one slot, no boxes, no seal. */
export const aFrame = (overrides: Partial<Frame> = {}): Frame => {
  const slots = overrides.slots ?? 1;
  return {
    id: 54010 + slots,
    name: `Frame of ${slots}`,
    symbol: `DR${slots}/11`,
    image: `DR${slots}-11.svg`,
    lineTag: 'simon-54-premium',
    seriesTag: 'simon-54',
    slots,
    sort: 10100 + slots,
    subcategoryId: 411,
    geometry: { height: 84, window: 54 },
    supportsIp44: false,
    cornerBoxes: [],
    surfaceBoxes: [],
    touchLayout: null,
    ...overrides,
  };
};
