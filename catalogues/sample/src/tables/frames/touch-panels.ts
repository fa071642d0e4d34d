import type { Slot } from '@ramka/domain/catalogue';
import type { DrawingSpec } from '@ramka/drawing/drawing-spec';
import { articlePicture, pictureFileName, type SampleArticle } from '../article.ts';
import { priceByRule } from '../price-rule.ts';
import { combinations, readTable, text } from '@ramka/import/vocabulary/table';
import { readWordTable, translated, words, type Words } from '@ramka/import/vocabulary/words';
import { type FrameFinish, frameFinish } from './finishes.ts';
import { framePrice } from './frame-article.ts';
import { allFrameLines, type SampleFrameLine, slotCount } from './frame-lines.ts';
import type { FrameRecord } from './plain-frames.ts';

/** A glass panel as listed in step 2, and the articles for its variations. */
export type TouchPanel = {
  readonly record: FrameRecord;
  readonly spec: DrawingSpec;
  /** One article per variation, in the same order. */
  readonly articles: readonly SampleArticle[];
};

const codes = ['70', '71', '73'];

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
  const { pattern, slots } = layout;
  const controllerSlots = Array.from(pattern, (letter) => letter === '@');
  const finish = frameFinish(line.seriesTag, code);
  const symbol = `DTP${slots}-${pattern}/${code}`;
  const record: FrameRecord = {
    id: 54_600 + layoutIndex * 5 + colourIndex,
    subcategoryId: 431,
    slots,
    sort: 10_000 + (colourIndex + 1) * 100 + layoutIndex + 1,
    image: pictureFileName(symbol),
    geometry: line.geometry,
    cornerBoxes: [],
    surfaceBoxes: [],
    finish: finish.id,
    symbol,
    name: words(panelWords(`panel ${slots}`), ', ', layout.name, ', ', finish.name),
    touchLayout: { controllerSlots, controllerVariations: layout.variations.map((points) => [...points]) },
  };
  const firstId = 43_101 + colourIndex * 40 + variationsBefore(layoutIndex);
  return {
    record,
    spec: {
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

/**
 * The part of a name that describes the touch points: "…, układ 1/M/2, …" lists those of each slot, M for a module
 * slot. For a one-slot panel it is expressed in words.
 */
function panelTouches(points: readonly (number | null)[]): Words {
  const [first] = points;
  if (points.length === 1 && typeof first === 'number') return words(', ', panelWords('points'), `: ${first}, `);
  return words(', ', panelWords('layout'), ` ${points.map((count) => count ?? 'M').join('/')}, `);
}

function variationsBefore(layoutIndex: number): number {
  return allLayouts.slice(0, layoutIndex).reduce((sum, { variations }) => sum + variations.length, 0);
}

function panelArticle(
  line: SampleFrameLine,
  { pattern, slots }: SampleLayout,
  points: readonly number[],
  { code, name, finish }: FrameFinish,
  id: number,
): SampleArticle {
  const left = [...points];
  const touchPoints = Array.from(pattern, (letter) => (letter === '@' ? (left.shift() ?? null) : null));
  const symbol = `DTP${slots}-${touchPoints.map((count) => count ?? 'M').join('')}/${code}`;
  return {
    id,
    symbol,
    name: words(panelWords(`panel ${slots}`), panelTouches(touchPoints), name),
    seriesTag: line.seriesTag,
    picture: articlePicture(line.seriesTag, symbol),
    spec: { kind: 'panel', geometry: line.geometry, finish, touchPoints },
    price: priceByRule({ symbol, zloty: framePrice('touch', slots) }),
  };
}

/** All layouts (docs/catalogue-rules.md#c6-2). */
const allLayouts: readonly SampleLayout[] = readTable(
  { pattern: text, slots: slotCount, variations: combinations, name: translated },
  `
  @   | 1 | 1 2 3 4                       | 1 sterownik                     | 1 ovladač                   | 1 ovládač                   | 1 контролер                   | 1 controller
  @@  | 2 | 1-1 1-2 2-2 2-4 4-4           | 2 sterowniki                    | 2 ovladače                  | 2 ovládače                  | 2 контролери                  | 2 controllers
  @M  | 2 | 1 2 3 4                       | sterownik + produkt             | ovladač + produkt           | ovládač + produkt           | контролер + виріб             | controller + product
  M@  | 2 | 1 2 3 4                       | produkt + sterownik             | produkt + ovladač           | produkt + ovládač           | виріб + контролер             | product + controller
  @@M | 3 | 1-1 1-2 2-2 2-4 4-4           | 2 sterowniki + produkt          | 2 ovladače + produkt        | 2 ovládače + produkt        | 2 контролери + виріб          | 2 controllers + product
  @M@ | 3 | 1-1 1-2 2-2 2-4 4-4           | sterownik + produkt + sterownik | ovladač + produkt + ovladač | ovládač + produkt + ovládač | контролер + виріб + контролер | controller + product + controller
  @MM | 3 | 1 2 3 4                       | sterownik + 2 produkty          | ovladač + 2 produkty        | ovládač + 2 produkty        | контролер + 2 вироби          | controller + 2 products
  @@@ | 3 | 1-1-1 1-2-1 2-2-2 2-4-2 4-4-4 | 3 sterowniki                    | 3 ovladače                  | 3 ovládače                  | 3 контролери                  | 3 controllers
`,
);

/** Names of glass panels and controllers. */
export const panelWords = readWordTable(`
  layout  | układ | uspořádání | usporiadanie | схема | layout
  points  | pola dotykowe | dotykové body | dotykové body | сенсорні зони | touch points
  panel 1 | Panel dotykowy 1-krotny | Dotykový panel jednonásobný | Dotykový panel jednonásobný | Сенсорна панель одномісна | 1-gang touch panel
  panel 2 | Panel dotykowy 2-krotny | Dotykový panel dvojnásobný  | Dotykový panel dvojnásobný  | Сенсорна панель двомісна  | 2-gang touch panel
  panel 3 | Panel dotykowy 3-krotny | Dotykový panel trojnásobný  | Dotykový panel trojnásobný  | Сенсорна панель тримісна  | 3-gang touch panel
  DTS1    | Sterownik dotykowy oświetlenia 1-kanałowy | Dotykový ovladač osvětlení 1kanálový | Dotykový ovládač osvetlenia 1-kanálový | Сенсорний контролер освітлення 1-канальний | 1-channel touch lighting controller
  DTS2    | Sterownik dotykowy oświetlenia 2-kanałowy | Dotykový ovladač osvětlení 2kanálový | Dotykový ovládač osvetlenia 2-kanálový | Сенсорний контролер освітлення 2-канальний | 2-channel touch lighting controller
  DTZ2    | Sterownik dotykowy żaluzji, 2 pola dotykowe | Dotykový ovladač žaluzií, 2 dotykové body | Dotykový ovládač žalúzií, 2 dotykové body | Сенсорний контролер жалюзі 2-зонний        | 2-point touch blind controller
  DTD2    | Ściemniacz dotykowy, 2 pola dotykowe      | Dotykový stmívač, 2 dotykové body    | Dotykový stmievač, 2 dotykové body     | Сенсорний світлорегулятор 2-зонний         | 2-point touch dimmer
  DTS3    | Sterownik dotykowy oświetlenia 3-kanałowy | Dotykový ovladač osvětlení 3kanálový | Dotykový ovládač osvetlenia 3-kanálový | Сенсорний контролер освітлення 3-канальний | 3-channel touch lighting controller
  DTP4    | Sterownik dotykowy scen, 4 pola dotykowe  | Dotykový ovladač scén, 4 dotykové body | Dotykový ovládač scén, 4 dotykové body | Сенсорний контролер сцен 4-зонний          | 4-point touch scene controller
`);

/** All panels: 8 layouts in 3 colours of glass (docs/catalogue-rules.md#c6-2). */
export const touchPanels: readonly TouchPanel[] = codes.flatMap((code, colourIndex) =>
  allLayouts.map((layout, layoutIndex) => touchPanel(touchLine(), layout, layoutIndex, code, colourIndex)),
);

/** The use of the slots of a glass panel. */
type SampleLayout = {
  /** One letter per slot: `@` for a controller, `M` for a module. */
  readonly pattern: string;
  readonly slots: Slot;
  /** The touch points of every controller slot, in slot order, for each variation. */
  readonly variations: readonly (readonly number[])[];
  readonly name: Words;
};
