import type { Pen } from '../svg/pen.ts';
import { aerialCore } from './aerial-core.ts';
import { dataCore } from './data-core.ts';
import { electronicCore } from './electronic-core.ts';
import { socketCore } from './socket-core.ts';
import { switchCore } from './switch-core.ts';

/** The middle of a mechanism by the symbol of its function (catalogue.md §1.2). */
export const mechanismCore = (pen: Pen, symbol: string): string => {
  const family = families.find(({ symbols }) => symbols.test(symbol));
  return family === undefined ? electronicCore(pen, symbol) : family.core(pen, symbol);
};

const families: readonly { readonly symbols: RegExp; readonly core: (pen: Pen, symbol: string) => string }[] = [
  { symbols: /^(W31|P31)/u, core: (pen) => switchCore(pen, 3) },
  { symbols: /^(W5|W6\/?2|P2|ZW|ZP)/u, core: (pen) => switchCore(pen, 2) },
  { symbols: /^(W[1267](?!F)|PR?\d|D1|S1$|S1L)/u, core: (pen) => switchCore(pen, 1) },
  { symbols: /^(GZ2|GZ2N)/u, core: (pen) => socketCore(pen, 'double') },
  { symbols: /^GSZ/u, core: (pen) => socketCore(pen, 'schuko') },
  { symbols: /^(GZ|GD)/u, core: (pen) => socketCore(pen, 'earthed') },
  { symbols: /^(RJ2|62)/u, core: (pen) => dataCore(pen, 2) },
  { symbols: /^(RJ|TF|6\d|KP)/u, core: (pen) => dataCore(pen, 1) },
  { symbols: /^(TV|SAT|SF|AK|AS)/u, core: aerialCore },
];
