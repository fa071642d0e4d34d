import type { Frame } from '@ramka/domain/catalogue';
import type { BillOfMaterials, BillReason } from '@ramka/domain/bill';
import { chosenControllers, type ProductSet } from '@ramka/domain/set/product-set';

/** What a set is mounted on, for the installer. Depths are millimetres. */
export type MountingBox =
  /** Round boxes in the wall, one a slot, 71 mm apart; the depth is the least that serves. */
  | { readonly kind: 'flush'; readonly boxes: number; readonly depth: number }
  | { readonly kind: 'surface' | 'corner'; readonly symbols: readonly string[]; readonly depth: number };

/** A mechanism needs a box of this depth, the electronics behind a touch panel a deep one (decision 0022). */
const FLUSH_DEPTH = 40;
const DEEP_FLUSH_DEPTH = 60;

/** Surface boxes stand off the wall by so much: of one piece, and composed of several (catalogue.md §4). */
const ONE_PIECE_DEPTH = 35;
const COMPOSED_DEPTH = 40;

/** The box behind a set: the one on its bill, or boxes in the wall. */
export const mountingBox = (set: ProductSet, frame: Frame, lines: BillOfMaterials): MountingBox => {
  const surface = boxOf('surface-box', 'surface', lines);
  const corner = boxOf('corner-box', 'corner', lines);
  const depth = chosenControllers(set).length > 0 ? DEEP_FLUSH_DEPTH : FLUSH_DEPTH;
  return surface ?? corner ?? { kind: 'flush', boxes: frame.slots, depth };
};

const boxOf = (
  reason: BillReason['kind'],
  kind: 'surface' | 'corner',
  lines: BillOfMaterials,
): MountingBox | undefined => {
  const parts = lines.filter(({ reasons }) => reasons.some((each) => each.kind === reason));
  if (parts.length === 0) return undefined;
  const symbols = parts.map(({ article, quantity }) =>
    quantity === 1 ? article.symbol : `${quantity} × ${article.symbol}`,
  );
  return { kind, symbols, depth: parts.length === 1 ? ONE_PIECE_DEPTH : COMPOSED_DEPTH };
};
