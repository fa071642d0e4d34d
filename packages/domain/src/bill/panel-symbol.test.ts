import { expect, it } from 'vitest';
import { aController } from '../testing/a-controller.ts';
import { aFrame } from '../testing/a-frame.ts';
import { anAssortment } from '../testing/an-assortment.ts';
import { aPanel } from '../testing/a-panel.ts';
import { aSet } from '../testing/a-set.ts';
import { panelSymbol } from './panel-symbol.ts';

const assortment = anAssortment({
  controllers: { 'simon-54': [1, 2, 4].map((touchPoints) => aController(touchPoints)) },
});

it.each([
  ['@@M', {}, 'DTP3-@@M/70'],
  ['@@M', { 1: 301 }, 'DTP3-1@M/70'],
  ['@@M', { 1: 302 }, 'DTP3-2@M/70'],
  ['@@M', { 1: 304 }, 'DTP3-4@M/70'],
  ['@@M', { 2: 301 }, 'DTP3-@1M/70'],
  ['@@M', { 1: 302, 2: 304 }, 'DTP3-24M/70'],
  ['@M@', { 1: 302, 3: 304 }, 'DTP3-2M4/70'],
  ['M@', { 2: 304 }, 'DTP2-M4/70'],
  ['@@@', { 1: 301, 2: 302, 3: 301 }, 'DTP3-121/70'],
  ['@@M', { 1: 999, 2: 304 }, 'DTP3-@4M/70'],
] as const)('the panel %s with controllers %j is %s', (pattern, controllers, symbol) => {
  expect(panelSymbol(aSet({ controllers }), aPanel(pattern), assortment)).toBe(symbol);
});

it('a plain frame keeps its symbol', () => {
  expect(panelSymbol(aSet(), aFrame({ symbol: 'TR2/111' }), assortment)).toBe('TR2/111');
});
