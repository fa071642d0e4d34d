import { articlePicture } from '../articles/article-picture.ts';
import type { SampleArticle } from '../articles/sample-article.ts';
import type { DrawingOrder } from '../drawing/drawing-order.ts';
import { allFrameLines, type SampleFrameLine } from '../frames/all-frame-lines.ts';
import { type FrameFinish, frameFinish } from '../frames/frame-finish.ts';
import { framePrice } from '../frames/frame-price.ts';
import type { FrameRecord } from '../frames/frame-record.ts';
import { slotCount } from '../frames/slot-count.ts';
import { pictureFileName } from '../pictures/file-name.ts';
import { priceByRule } from '../prices/price-rule.ts';
import { words } from '../text/words.ts';
import { allLayouts, type SampleLayout } from './all-layouts.ts';
import { panelWords } from './panel-words.ts';

/** A glass panel as the user chooses it, and the articles that it becomes with its controllers. */
export type TouchPanel = {
  readonly record: FrameRecord;
  readonly order: DrawingOrder;
  /** One a variation, in their order. */
  readonly articles: readonly SampleArticle[];
};

const codes = ['70', '71', '73'];

/** Every panel: 8 layouts in 3 colours of glass (catalogue.md §6.2). */
export const touchPanels: readonly TouchPanel[] = codes.flatMap((code, colourIndex) =>
  allLayouts.map((layout, layoutIndex) => touchPanel(touchLine(), layout, layoutIndex, code, colourIndex)),
);

function touchLine(): SampleFrameLine {
  const line = allFrameLines.find(({ tag }) => tag === 'simon-54-touch');
  if (line === undefined) throw new Error('No line of touch panels');
  return line;
}

function touchPanel(
  line: SampleFrameLine,
  layout: SampleLayout,
  layoutIndex: number,
  code: string,
  colourIndex: number,
): TouchPanel {
  const slots = slotCount(layout.pattern.length);
  const controllerSlots = Array.from(layout.pattern, (letter) => letter === '@');
  const finish = frameFinish(line.seriesTag, code);
  const symbol = `DTP${slots}-${layout.pattern}/${code}`;
  const record: FrameRecord = {
    id: 54_600 + layoutIndex * 5 + colourIndex,
    subcategoryId: 431,
    slots,
    sort: 10_000 + (colourIndex + 1) * 100 + layoutIndex + 1,
    image: pictureFileName(symbol),
    geometry: line.geometry,
    cornerBoxes: [],
    surfaceBoxes: [],
    symbol,
    name: words(panelWords(`panel ${slots}`), ', ', layout.name, ', ', finish.name),
    touchLayout: { controllerSlots, controllerVariations: layout.variations.map((points) => [...points]) },
  };
  const firstId = 43_101 + colourIndex * 40 + variationsBefore(layoutIndex);
  return {
    record,
    order: {
      kind: 'frame',
      lineTag: line.tag,
      geometry: line.geometry,
      finish: finish.finish,
      slots,
      touchSlots: controllerSlots,
    },
    articles: layout.variations.map((points, index) => panelArticle(line, layout, points, finish, firstId + index)),
  };
}

function variationsBefore(layoutIndex: number): number {
  return allLayouts.slice(0, layoutIndex).reduce((sum, { variations }) => sum + variations.length, 0);
}

function panelArticle(
  line: SampleFrameLine,
  { pattern }: SampleLayout,
  points: readonly number[],
  { code, name, finish }: FrameFinish,
  id: number,
): SampleArticle {
  const left = [...points];
  const touchPoints = Array.from(pattern, (letter) => (letter === '@' ? (left.shift() ?? null) : null));
  const symbol = `DTP${pattern.length}-${touchPoints.map((count) => count ?? 'M').join('')}/${code}`;
  return {
    id,
    symbol,
    name: words(
      panelWords(`panel ${pattern.length}`),
      ` ${touchPoints.map((count) => count ?? 'M').join('/')}, `,
      name,
    ),
    seriesTag: line.seriesTag,
    picture: articlePicture(line.seriesTag, symbol),
    order: { kind: 'panel', geometry: line.geometry, finish, touchPoints },
    price: priceByRule({ symbol, zloty: framePrice('touch', pattern.length) }),
  };
}
