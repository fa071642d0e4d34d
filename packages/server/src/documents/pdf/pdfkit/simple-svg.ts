import { Resvg } from '@resvg/resvg-js';

/** An element of an SVG with its raw attributes. */
export type SvgElement = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly SvgElement[];
};

/** A simplified SVG that consists of `svg`, `g` and `path`, and the gradients, patterns and clip paths by id. */
export type SimpleSvg = { readonly root: SvgElement; readonly byId: ReadonlyMap<string, SvgElement> };

/**
 * Simplifies an SVG with resvg: shapes become paths with absolute coordinates; styles, units and `<use>` are resolved.
 * Throws if the text is not an SVG.
 */
export const simplifySvg = (svg: string): SimpleSvg => {
  const root = parse(new Resvg(svg, { font: { loadSystemFonts: false } }).toString());
  const byId = new Map<string, SvgElement>();
  const remember = (element: SvgElement): void => {
    const id = element.attributes.get('id');
    if (id !== undefined) byId.set(id, element);
    element.children.forEach(remember);
  };
  remember(root);
  return { root, byId };
};

/** Parses the simplified SVG, which contains neither text nor comments, and no relevant entities in attributes. */
const parse = (xml: string): SvgElement => {
  const top: SvgElement[] = [];
  const open: { readonly name: string; readonly children: SvgElement[] }[] = [{ name: '', children: top }];
  for (const [, closing, name = '', attributes = '', empty] of xml.matchAll(/<(\/?)([\w:]+)([^>]*?)(\/?)>/g)) {
    if (closing === '/') {
      open.pop();
      continue;
    }
    const children: SvgElement[] = [];
    open.at(-1)?.children.push({ name, attributes: attributesOf(attributes), children });
    if (empty !== '/') open.push({ name, children });
  }
  const [root] = top;
  if (root === undefined) throw new Error('the drawing is empty');
  return root;
};

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

/** An affine transform: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Multiplies two matrices; the right (inner) one is applied first. */
export const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** Parses a `transform` attribute. The simplified SVG contains only `matrix(…)`. */
export const matrixOf = (attribute: string | undefined): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = (attribute?.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  return [a, b, c, d, e, f];
};

type Vec2 = readonly [x: number, y: number];

/** A path segment. Curves are cubic, with two handles. */
export type PathPiece =
  | { readonly kind: 'move' | 'line'; readonly to: Vec2 }
  | { readonly kind: 'curve'; readonly handles: readonly [Vec2, Vec2]; readonly to: Vec2 }
  | { readonly kind: 'close' };

/** Parses the segments of a path. Quadratic curves are converted to cubic ones. */
export const piecesOfPath = (d: string): readonly PathPiece[] => {
  const pieces: PathPiece[] = [];
  let at: Vec2 = [0, 0];
  for (const [, letter = '', numbers = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = numbers.trim().split(/\s+/).map(Number);
    if (letter === 'Z') pieces.push({ kind: 'close' });
    else if (letter === 'C')
      pieces.push({
        kind: 'curve',
        handles: [
          [a, b],
          [c, e],
        ],
        to: [f, g],
      });
    else if (letter === 'Q')
      pieces.push({ kind: 'curve', handles: [third(at, [a, b]), third([c, e], [a, b])], to: [c, e] });
    else pieces.push({ kind: letter === 'M' ? 'move' : 'line', to: [a, b] });
    const last = pieces.at(-1);
    if (last !== undefined && last.kind !== 'close') at = last.to;
  }
  return pieces;
};

/** A handle of the cubic curve that equals a quadratic one, for the given end point. */
const third = ([x, y]: Vec2, [handleX, handleY]: Vec2): Vec2 => [
  x + (2 / 3) * (handleX - x),
  y + (2 / 3) * (handleY - y),
];

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** The bounding box of paths, each transformed by its matrix; undefined without paths. */
export const boxAround = (
  paths: readonly { readonly pieces: readonly PathPiece[]; readonly matrix: Matrix }[],
): Box | undefined => {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const { pieces, matrix } of paths) {
    let at: Vec2 = [0, 0];
    for (const piece of pieces) {
      if (piece.kind === 'close') continue;
      const to = moved(matrix, piece.to);
      const [one, other] = piece.kind === 'curve' ? piece.handles.map((handle) => moved(matrix, handle)) : [];
      xs.push(to[0], ...(one && other ? extremes(at[0], one[0], other[0], to[0]) : []));
      ys.push(to[1], ...(one && other ? extremes(at[1], one[1], other[1], to[1]) : []));
      at = to;
    }
  }
  if (xs.length === 0) return undefined;
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Vec2): Vec2 => [a * x + c * y + e, b * x + d * y + f];

/** The extremes of a cubic Bézier curve along one axis, between its ends. */
const extremes = (from: number, one: number, other: number, to: number): readonly number[] => {
  const a = to - from + 3 * (one - other);
  const b = 2 * (from - 2 * one + other);
  const c = one - from;
  const root = Math.sqrt(b * b - 4 * a * c);
  const times = Math.abs(a) < 1e-9 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)];
  return times
    .filter((time) => time > 0 && time < 1)
    .map((t) => (1 - t) ** 3 * from + 3 * (1 - t) ** 2 * t * one + 3 * (1 - t) * t ** 2 * other + t ** 3 * to);
};
