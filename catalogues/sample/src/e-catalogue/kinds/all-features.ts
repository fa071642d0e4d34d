import { readTable } from '../../text/table.ts';
import type { Words } from '../../text/words.ts';

/** What makes a version of a product: what stands behind `:` in the ranges. */
export type Feature = {
  readonly code: string;
  /** Before the revision of the symbol, or behind it where it begins with `/`. */
  readonly symbol: string;
  /** Zloty more in Simon 54. */
  readonly surcharge: number;
  readonly primitive: string;
  readonly name: Words;
};

/** Every feature (catalogue.md §1.2). */
export const allFeatures: readonly Feature[] = readTable(
  ['code', 'symbol', 'surcharge', 'primitive', 'pl', 'cs', 'sk', 'uk', 'en'],
  `
  A  | A  |  3.00 |      | zaciski śrubowe 16 A | šroubové svorky 16 A  | skrutkové svorky 16 A  | гвинтові затискачі 16 A | screw terminals 16 A
  C  | C  |  3.30 |      | z przesłonami        | s clonkami            | s clonkami             | із захисними шторками   | with shutters
  E  | E  | 18.00 |      | ekranowane           | stíněná               | tienená                | екранована              | shielded
  6A | A6 | 34.00 |      | kat. 6A, ekranowane  | kat. 6A, stíněná      | kat. 6A, tienená       | кат. 6A, екранована | cat. 6A, shielded
  L  | L  | 13.00 | +eye | z podświetleniem     | s podsvícením         | s podsvietením         | з підсвіткою            | illuminated
  X  | /X |  0.00 |      | bez piktogramu       | bez symbolu           | bez symbolu            | без піктограми          | without symbol
`,
).map(({ code, symbol, surcharge, primitive, ...name }) => ({
  code,
  symbol,
  surcharge: Number(surcharge),
  primitive,
  name,
}));
