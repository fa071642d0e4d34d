import { describe, expect, it } from 'vitest';
import { touchPanels } from './touch-panels.ts';

describe('the glass panels of the sample', () => {
  // Holds D12, C6.2.
  it('have one @ for each controller slot, and a name for every variation', () => {
    for (const { record, articles } of touchPanels) {
      if (!('touchLayout' in record)) throw new Error('A panel without a layout');
      const { controllerSlots, controllerVariations } = record.touchLayout;
      const count = controllerSlots.filter(Boolean).length;
      expect(record.symbol.split('@')).toHaveLength(count + 1);
      expect(controllerVariations.every((variation) => variation.length === count)).toBe(true);
      expect(articles).toHaveLength(controllerVariations.length);
    }
  });

  it.each([
    ['DTP3-@@M/70', ['DTP3-11M/70', 'DTP3-12M/70', 'DTP3-22M/70', 'DTP3-24M/70', 'DTP3-44M/70']],
    ['DTP2-M@/71', ['DTP2-M1/71', 'DTP2-M2/71', 'DTP2-M3/71', 'DTP2-M4/71']],
    ['DTP3-@M@/73', ['DTP3-1M1/73', 'DTP3-1M2/73', 'DTP3-2M2/73', 'DTP3-2M4/73', 'DTP3-4M4/73']],
  ])('are articles with the touch points in their symbols: %s', (symbol, symbols) => {
    const panel = touchPanels.find(({ record }) => 'symbol' in record && record.symbol === symbol);
    expect(panel?.articles.map((article) => article.symbol)).toEqual(symbols);
  });
});
