import type { SampleColour } from '../colours/all-colours.ts';
import type { DrawingOrder } from '../drawing/drawing-order.ts';
import type { ModuleKind } from '../kinds/all-kinds.ts';
import type { SampleSeries } from '../series/all-series.ts';

/** A lid that can be seen through is a second visible part of the same colour. */
export type Lid = 'coloured' | 'transparent';

/** What a module looks like in the drawer and as an article. */
export function visiblePartOrder(
  series: SampleSeries,
  kind: Pick<ModuleKind, 'primitive'>,
  colour: Pick<SampleColour, 'hexColor' | 'tone'>,
  lid?: Lid,
): DrawingOrder {
  return {
    kind: 'visible-part',
    window: series.window,
    primitive: kind.primitive,
    hexColor: colour.hexColor,
    ...(lid === undefined ? {} : { lid }),
    ...(colour.tone === 'antibacterial' ? { antibacterial: true } : {}),
  };
}
