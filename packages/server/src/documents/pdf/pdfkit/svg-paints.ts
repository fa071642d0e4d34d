import { type Box, identity, type Matrix, matrixOf, type SimpleSvg, type SvgElement, times } from './simple-svg.ts';
import { type Entries, pdfObject, type ObjectTemplate, type TemplateValue } from './object-template.ts';

/** A drawing in progress: its PDF instructions and the resources that they use. */
export type Canvas = {
  readonly byId: SimpleSvg['byId'];
  /** Paints the children of an element. The matrix maps to the canvas origin, which patterns are relative to. */
  readonly paintChildren: (canvas: Canvas, element: SvgElement, matrix: Matrix) => void;
  readonly write: (instruction: string) => void;
  /** Registers a resource and returns its name. */
  readonly use: (kind: 'Pattern' | 'ExtGState' | 'XObject', object: ObjectTemplate) => string;
  readonly resources: () => TemplateValue;
  readonly form: (box: readonly number[], more?: Entries) => ObjectTemplate;
  readonly content: () => Buffer;
};

export const newCanvas = (byId: SimpleSvg['byId'], paintChildren: Canvas['paintChildren']): Canvas => {
  const instructions: string[] = [];
  const used = { Pattern: new Map<string, ObjectTemplate>(), ExtGState: new Map(), XObject: new Map() };
  const names = new Map<string, string>();
  const resources = (): TemplateValue => ({
    kind: 'dictionary',
    entries: Object.entries(used)
      .filter(([, objects]) => objects.size > 0)
      .map(([kind, objects]) => [kind, { kind: 'dictionary', entries: [...objects] }]),
  });
  const content = (): Buffer => Buffer.from(instructions.join('\n'), 'latin1');
  return {
    byId,
    paintChildren,
    write: (instruction) => void instructions.push(instruction),
    use: (kind, object) => {
      const name = names.get(object.key) ?? `${kind.charAt(0)}${names.size + 1}`;
      names.set(object.key, name);
      used[kind].set(name, object);
      return name;
    },
    resources,
    content,
    form: (box, more = {}) =>
      pdfObject(
        { Type: 'XObject', Subtype: 'Form', FormType: 1, BBox: box, Resources: resources(), ...more },
        content(),
      ),
  };
};

/** Throws if an element has an attribute outside of the allowed ones. */
export const allow = ({ name, attributes }: SvgElement, allowed: ReadonlySet<string>): void => {
  for (const attribute of attributes.keys())
    if (!allowed.has(attribute)) throw new Error(`${attribute} of ${name} is not painted`);
};

export const elementAt = ({ byId }: Canvas, reference = ''): SvgElement => {
  const element = byId.get(/^url\(#(.*)\)$/.exec(reference)?.[1] ?? '');
  if (element === undefined) throw new Error(`there is no ${reference}`);
  return element;
};

/** The matrix from bounding-box units to lengths; undefined for an empty box. */
export const unitsOf = (box: Box | undefined): Matrix | undefined => {
  if (box === undefined || box.left === box.right || box.top === box.bottom) return undefined;
  return [box.right - box.left, 0, 0, box.bottom - box.top, box.left, box.top];
};

/** The matrix from an element's coordinates to the canvas origin, and the element's bounding box. */
export type Place = { readonly matrix: Matrix; readonly box: Box | undefined };

/** Instructions that select a colour, a gradient or a pattern; undefined if nothing is visible. */
export const choosePaint = (
  canvas: Canvas,
  paintName: string,
  opacity: number,
  place: Place,
  kind: 'fill' | 'stroke',
): string | undefined => {
  if (paintName === 'none' || opacity === 0) return undefined;
  if (!paintName.startsWith('url')) return [...fade(canvas, opacity), solid(paintName, kind)].join(' ');
  const element = elementAt(canvas, paintName);
  if (element.name === 'pattern') {
    const pattern = tilingPattern(canvas, element, place);
    return pattern && [...fade(canvas, opacity), choosePattern(canvas, pattern, kind)].join(' ');
  }
  const gradient = gradientOf(element, place.box);
  if (gradient === undefined) return undefined;
  const [first] = gradient.stops;
  const isEven = gradient.stops.every((stop) => stop.opacity === first?.opacity);
  const faded = fade(canvas, isEven ? opacity * (first?.opacity ?? 1) : opacity);
  const veil =
    isEven || place.box === undefined ? [] : [`/${canvas.use('ExtGState', softMask(canvas, gradient, place.box))} gs`];
  const pattern = shadingPattern(gradient, times(place.matrix, gradient.matrix), ({ colour }) => colour, 'DeviceRGB');
  return [...faded, ...veil, choosePattern(canvas, pattern, kind)].join(' ');
};

const fade = (canvas: Canvas, opacity: number): readonly string[] =>
  opacity === 1 ? [] : [`/${canvas.use('ExtGState', alpha(opacity))} gs`];

const solid = (colour: string, kind: 'fill' | 'stroke'): string =>
  `${numbers(rgbOf(colour))} ${kind === 'fill' ? 'rg' : 'RG'}`;

const choosePattern = (canvas: Canvas, pattern: ObjectTemplate, kind: 'fill' | 'stroke'): string => {
  const name = canvas.use('Pattern', pattern);
  return kind === 'fill' ? `/Pattern cs /${name} scn` : `/Pattern CS /${name} SCN`;
};

type Stop = { readonly offset: number; readonly colour: readonly number[]; readonly opacity: number };

type Gradient = {
  /** From gradient coordinates to those of the filled element. */
  readonly matrix: Matrix;
  /** Two circles (x, y, r) of a radial gradient or two end points of a linear one. */
  readonly coordinates: readonly number[];
  /** Offsets from 0 to 1, strictly increasing. */
  readonly stops: readonly Stop[];
};

const gradientOf = (element: SvgElement, box: Box | undefined): Gradient | undefined => {
  const { name, attributes, children } = element;
  if (attributes.has('spreadMethod') && attributes.get('spreadMethod') !== 'pad') throw new Error('it begins anew');
  const units = attributes.get('gradientUnits') === 'userSpaceOnUse' ? identity : unitsOf(box);
  if (units === undefined || children.length === 0) return undefined;
  const get = (key: string, usual: number): number => numberOf(attributes, key, usual);
  const [cx, cy] = [get('cx', 0.5), get('cy', 0.5)];
  const coordinates =
    name === 'linearGradient'
      ? [get('x1', 0), get('y1', 0), get('x2', 1), get('y2', 0)]
      : [get('fx', cx), get('fy', cy), get('fr', 0), cx, cy, get('r', 0.5)];
  return { matrix: times(units, matrixOf(attributes.get('gradientTransform'))), coordinates, stops: stopsOf(children) };
};

const stopsOf = (children: readonly SvgElement[]): readonly Stop[] => {
  const stops: Stop[] = [];
  for (const { attributes } of children) {
    const before = stops.at(-1)?.offset ?? -1;
    const offset = Math.max(numberOf(attributes, 'offset', 0), before < 0 ? 0 : before + NEXT);
    const colour = rgbOf(attributes.get('stop-color') ?? '#000000');
    stops.push({ offset, colour, opacity: numberOf(attributes, 'stop-opacity', 1) });
  }
  const [first] = stops;
  const last = stops.at(-1);
  if (first !== undefined && first.offset > 0) stops.unshift({ ...first, offset: 0 });
  if (last !== undefined && (last.offset < 1 || stops.length === 1))
    stops.push({ ...last, offset: Math.max(1, last.offset + NEXT) });
  return stops;
};

/** Distance between two stops with the same offset. */
const NEXT = 0.00001;

const shadingPattern = (
  { coordinates, stops }: Gradient,
  matrix: Matrix,
  valueOf: (stop: Stop) => readonly number[],
  space: 'DeviceRGB' | 'DeviceGray',
): ObjectTemplate => {
  const steps = stops.slice(1).map((stop, index) => ({
    kind: 'dictionary' as const,
    entries: Object.entries({
      FunctionType: 2,
      Domain: [0, 1],
      C0: valueOf(stops[index] ?? stop),
      C1: valueOf(stop),
      N: 1,
    }),
  }));
  const bounds = stops.slice(1, -1).map(({ offset }) => offset);
  const stitched = {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: steps,
    Bounds: bounds,
    Encode: steps.flatMap(() => [0, 1]),
  };
  const shading = {
    ShadingType: coordinates.length === 4 ? 2 : 3,
    ColorSpace: space,
    Coords: coordinates,
    Function: { kind: 'dictionary' as const, entries: Object.entries(stitched) },
    Extend: [true, true],
  };
  return pdfObject({
    Type: 'Pattern',
    PatternType: 2,
    Matrix: matrix,
    Shading: { kind: 'dictionary', entries: Object.entries(shading) },
  });
};

/** A soft mask with the opacities of the gradient's stops. */
const softMask = ({ byId, paintChildren }: Canvas, gradient: Gradient, box: Box): ObjectTemplate => {
  const canvas = newCanvas(byId, paintChildren);
  const area = widened(box, WIDEST_STROKE);
  const [left = 0, top = 0, right = 0, bottom = 0] = area;
  const pattern = shadingPattern(gradient, gradient.matrix, ({ opacity }) => [opacity], 'DeviceGray');
  canvas.write(`${choosePattern(canvas, pattern, 'fill')} ${numbers([left, top, right - left, bottom - top])} re f`);
  const group: TemplateValue = {
    kind: 'dictionary',
    entries: [
      ['S', 'Transparency'],
      ['CS', 'DeviceGray'],
    ],
  };
  const mask = { Type: 'Mask', S: 'Luminosity', G: canvas.form(area, { Group: group }) };
  return pdfObject({ Type: 'ExtGState', SMask: { kind: 'dictionary', entries: Object.entries(mask) } });
};

const ofPattern = new Set([
  'id',
  'x',
  'y',
  'width',
  'height',
  'patternUnits',
  'patternContentUnits',
  'patternTransform',
]);

const tilingPattern = (
  { byId, paintChildren }: Canvas,
  element: SvgElement,
  { matrix, box }: Place,
): ObjectTemplate | undefined => {
  allow(element, ofPattern);
  if (hasPaintOfItsOwn(element)) throw new Error('a pattern of gradients is not painted');
  const { attributes } = element;
  const [units, contentUnits] = [attributes.get('patternUnits'), attributes.get('patternContentUnits')];
  const shares = unitsOf(box);
  if (shares === undefined) return undefined;
  const [wide, , , high, left, top] = units === 'userSpaceOnUse' ? identity : shares;
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((key) => numberOf(attributes, key, 0));
  const [tileWidth, tileHeight] = [(width ?? 0) * wide, (height ?? 0) * high];
  if (tileWidth <= 0 || tileHeight <= 0) return undefined;
  const corner: Matrix = [1, 0, 0, 1, (x ?? 0) * wide + left, (y ?? 0) * high + top];
  const content: Matrix = contentUnits === 'objectBoundingBox' ? [shares[0], 0, 0, shares[3], 0, 0] : identity;
  const canvas = newCanvas(byId, paintChildren);
  canvas.write(`${numbers(content)} cm`);
  paintChildren(canvas, element, content);
  return pdfObject(
    {
      Type: 'Pattern',
      PatternType: 1,
      PaintType: 1,
      TilingType: 1,
      BBox: [0, 0, tileWidth, tileHeight],
      XStep: tileWidth,
      YStep: tileHeight,
      Matrix: times(times(matrix, matrixOf(attributes.get('patternTransform'))), corner),
      Resources: canvas.resources(),
    },
    canvas.content(),
  );
};

/**
 * Whether an element or its content refers to a gradient or another paint by `url(…)`. Patterns with one are rejected,
 * because PDF readers disagree about the origin of a gradient inside a pattern.
 */
const hasPaintOfItsOwn = ({ attributes, children }: SvgElement): boolean =>
  [...attributes.values()].some((value) => value.startsWith('url(')) || children.some(hasPaintOfItsOwn);

export const numberOf = (attributes: SvgElement['attributes'], key: string, usual: number): number => {
  const value = attributes.get(key);
  return value === undefined ? usual : Number(value);
};

const rgbOf = (colour: string): readonly number[] => {
  const [, digits] = /^#([0-9a-f]{6})$/.exec(colour) ?? [];
  if (digits === undefined) throw new Error(`${colour} is no colour`);
  return [0, 2, 4].map(
    (start) => Math.round((Number.parseInt(digits.slice(start, start + 2), 16) / 255) * 1000) / 1000,
  );
};

/** Formats numbers for PDF instructions with four decimal places. */
export const numbers = (all: readonly number[]): string =>
  all.map((number) => String(Math.round(number * 10_000) / 10_000)).join(' ');

export const transparency: TemplateValue = {
  kind: 'dictionary',
  entries: [
    ['S', 'Transparency'],
    ['CS', 'DeviceRGB'],
    ['I', true],
  ],
};

/** Margin around a group's paths. Strokes wider than twice this value are clipped. */
export const WIDEST_STROKE = 40;

export const widened = ({ left, top, right, bottom }: Box, by: number): readonly number[] => [
  left - by,
  top - by,
  right + by,
  bottom + by,
];

export const alpha = (opacity: number): ObjectTemplate => pdfObject({ Type: 'ExtGState', ca: opacity, CA: opacity });
