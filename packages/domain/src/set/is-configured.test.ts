import { describe, expect, it } from 'vitest';
import { aFrame } from '../testing/a-frame.ts';
import { anAssortment } from '../testing/an-assortment.ts';
import { aPanel } from '../testing/a-panel.ts';
import { aSet } from '../testing/a-set.ts';
import { isConfigured } from './is-configured.ts';

describe('a set', () => {
  const assortment = anAssortment({ frames: [aFrame({ id: 1 }), aPanel('@M@', { id: 2 }), aPanel('MM', { id: 3 })] });

  it.each([
    ['without a frame is not configured', {}, false],
    ['whose frame is gone is not configured', { frameId: 9 }, false],
    ['with a plain frame is configured, modules or not', { frameId: 1 }, true],
    ['with an empty panel is not configured', { frameId: 2 }, false],
    ['with one controller too few is not configured', { frameId: 2, controllers: { 1: 301 } }, false],
    ['with every controller is configured', { frameId: 2, controllers: { 1: 301, 3: 301 } }, true],
    ['with a panel that takes no controller is configured', { frameId: 3 }, true],
  ])('%s', (_, overrides, configured) => {
    expect(isConfigured(aSet(overrides), assortment)).toBe(configured);
  });
});
