import { type DrawingSize, svgSize } from '../../../catalogue/files/picture-files.ts';
import { cornerRadius } from '../../../pictures/corner-radius.ts';
import { bytesOfValue, type ObjectTemplate } from './object-template.ts';
import {
  type Box,
  boxAround,
  identity,
  type Matrix,
  matrixOf,
  type PathPiece,
  piecesOfPath,
  type SimpleSvg,
  simplifySvg,
  type SvgElement,
  times,
} from './simple-svg.ts';
import {
  allow,
  alpha,
  type Canvas,
  choosePaint,
  elementAt,
  newCanvas,
  numberOf,
  numbers,
  type Place,
  transparency,
  unitsOf,
  WIDEST_STROKE,
  widened,
} from './svg-paints.ts';

/** A vector picture of the catalogue as a PDF object, which a document stores once. */
export type VectorPicture = DrawingSize & {
  readonly kind: 'vector';
  readonly form: ObjectTemplate;
  readonly cornerRadius: number | undefined;
};

/** Converts an SVG; undefined if it has no size or contains features that cannot be painted as vectors. */
export const vectorPicture = (svg: string): VectorPicture | undefined => {
  const size = svgSize(svg);
  if (size === undefined || notForPaper.test(svg)) return undefined;
  try {
    const form = paintSvg(simplifySvg(withoutSize(svg)), size);
    return { kind: 'vector', ...size, form, cornerRadius: cornerRadius(svg) };
  } catch {
    return undefined;
  }
};

/** Texts are dropped by the simplification, because only a browser finds their font. */
const notForPaper = /<text[\s>]/;

/** Removes `width` and `height`, so that only the viewBox determines the size. */
const withoutSize = (svg: string): string =>
  svg.replace(/<svg\s[^>]*>/, (tag) => tag.replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, ''));

/** Approximate memory use of a vector picture in bytes. */
export const bytesOfVector = ({ form }: VectorPicture): number => bytesOfValue(form);

/**
 * Converts a simplified SVG into a PDF form in the coordinates of the SVG. Throws for features without a counterpart:
 * filters, masks, bitmaps, blend modes, repeating gradients.
 */
const paintSvg = (
  { root, byId }: SimpleSvg,
  { width, height }: { readonly width: number; readonly height: number },
): ObjectTemplate => {
  const [left = 0, top = 0] = (root.attributes.get('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const canvas = newCanvas(byId, paintChildren);
  const origin: Matrix = [1, 0, 0, 1, -left, -top];
  canvas.write(`${numbers(origin)} cm`);
  paintChildren(canvas, root, origin);
  return canvas.form([0, 0, width, height]);
};

const paintChildren = (canvas: Canvas, { children }: SvgElement, matrix: Matrix): void => {
  for (const child of children) paint(canvas, child, matrix);
};

/** Paints an element. The matrix maps from its parent to the canvas origin, which patterns are relative to. */
const paint = (canvas: Canvas, element: SvgElement, matrix: Matrix): void => {
  switch (element.name) {
    case 'defs':
      return;
    case 'g':
      return paintGroup(canvas, element, matrix);
    case 'path':
      return paintPath(canvas, element, matrix);
    default:
      throw new Error(`${element.name} is not painted`);
  }
};

const ofGroup = new Set(['id', 'transform', 'opacity', 'clip-path']);

const paintGroup = (canvas: Canvas, group: SvgElement, matrix: Matrix): void => {
  allow(group, ofGroup);
  const { attributes } = group;
  const own = matrixOf(attributes.get('transform'));
  const inner = times(matrix, own);
  const opacity = numberOf(attributes, 'opacity', 1);
  canvas.write(`q ${numbers(own)} cm`);
  if (attributes.has('clip-path')) clip(canvas, attributes.get('clip-path'), group);
  if (opacity === 1) paintChildren(canvas, group, inner);
  else {
    const together = newCanvas(canvas.byId, paintChildren);
    paintChildren(together, group, identity);
    const box = boxOf(group, identity);
    if (box !== undefined) {
      canvas.write(`/${canvas.use('ExtGState', alpha(opacity))} gs`);
      canvas.write(`/${canvas.use('XObject', together.form(widened(box, WIDEST_STROKE), { Group: transparency }))} Do`);
    }
  }
  canvas.write('Q');
};

/** The bounding box of all paths in an element, in the coordinates of its children transformed by the matrix. */
const boxOf = (element: SvgElement, matrix: Matrix): Box | undefined => boxAround(pathsIn(element, matrix));

const pathsIn = (
  { name, attributes, children }: SvgElement,
  matrix: Matrix,
): readonly { readonly pieces: readonly PathPiece[]; readonly matrix: Matrix }[] => {
  if (name === 'path') return [{ pieces: piecesOfPath(attributes.get('d') ?? ''), matrix }];
  return children.flatMap((child) => pathsIn(child, times(matrix, matrixOf(child.attributes.get('transform')))));
};

const ofClip = new Set(['id', 'transform', 'clipPathUnits', 'clip-path']);

/** Clips the following instructions to the single path of a clip path. */
const clip = (canvas: Canvas, reference: string | undefined, clipped: SvgElement): void => {
  const element = elementAt(canvas, reference);
  allow(element, ofClip);
  const { attributes, children } = element;
  if (attributes.has('clip-path')) clip(canvas, attributes.get('clip-path'), clipped);
  const [path, ...others] = children;
  if (others.length > 0 || path?.name !== 'path') throw new Error('a clip path of several paths is not painted');
  const units = attributes.get('clipPathUnits') === 'objectBoundingBox' ? unitsOf(boxOf(clipped, identity)) : identity;
  const whole = times(
    times(matrixOf(attributes.get('transform')), units ?? identity),
    matrixOf(path.attributes.get('transform')),
  );
  const rule = path.attributes.get('clip-rule') === 'evenodd' ? 'W*' : 'W';
  canvas.write(`${pathInstructions(piecesOfPath(path.attributes.get('d') ?? ''), whole)} ${rule} n`);
};

const ofPath = new Set(
  'id transform visibility d fill fill-opacity fill-rule clip-rule stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset paint-order shape-rendering'.split(
    ' ',
  ),
);

const paintPath = (canvas: Canvas, path: SvgElement, matrix: Matrix): void => {
  allow(path, ofPath);
  const { attributes } = path;
  if (attributes.get('visibility') === 'hidden') return;
  const own = matrixOf(attributes.get('transform'));
  const pieces = piecesOfPath(attributes.get('d') ?? '');
  const place: Place = { matrix: times(matrix, own), box: boxAround([{ pieces, matrix: identity }]) };
  const shape = pathInstructions(pieces, identity);
  const fill = (): void => {
    const rule = attributes.get('fill-rule') === 'evenodd' ? 'f*' : 'f';
    const shown = choosePaint(
      canvas,
      attributes.get('fill') ?? '#000000',
      numberOf(attributes, 'fill-opacity', 1),
      place,
      'fill',
    );
    const areas = pathInstructions(withAreas(pieces), identity);
    if (shown !== undefined && areas !== '') canvas.write(`q ${shown} ${areas} ${rule} Q`);
  };
  const stroke = (): void => {
    const shown = choosePaint(
      canvas,
      attributes.get('stroke') ?? 'none',
      numberOf(attributes, 'stroke-opacity', 1),
      place,
      'stroke',
    );
    if (shown !== undefined) canvas.write(`q ${strokeStyle(attributes)} ${shown} ${shape} S Q`);
  };
  canvas.write(`q ${numbers(own)} cm`);
  for (const draw of attributes.get('paint-order')?.startsWith('stroke') === true ? [stroke, fill] : [fill, stroke])
    draw();
  canvas.write('Q');
};

const pathInstructions = (pieces: readonly PathPiece[], [a, b, c, d, e, f]: Matrix): string => {
  const place = ([x, y]: readonly [number, number]): string => numbers([a * x + c * y + e, b * x + d * y + f]);
  return pieces
    .map((piece) => {
      switch (piece.kind) {
        case 'move':
          return `${place(piece.to)} m`;
        case 'line':
          return `${place(piece.to)} l`;
        case 'curve':
          return `${piece.handles.map(place).join(' ')} ${place(piece.to)} c`;
        case 'close':
          return 'h';
      }
    })
    .join('\n');
};

/** Removes figures that consist of a straight line. PDF fills them as a hairline, SVG does not show them. */
const withAreas = (pieces: readonly PathPiece[]): readonly PathPiece[] => {
  const figures: PathPiece[][] = [];
  for (const piece of pieces) {
    if (piece.kind === 'move') figures.push([piece]);
    else figures.at(-1)?.push(piece);
  }
  return figures
    .filter(
      (figure) =>
        figure.filter(({ kind }) => kind === 'line').length > 1 || figure.some(({ kind }) => kind === 'curve'),
    )
    .flat();
};

const strokeStyle = (attributes: SvgElement['attributes']): string => {
  const dashes = attributes.get('stroke-dasharray') ?? '';
  return [
    `${numbers([numberOf(attributes, 'stroke-width', 1)])} w`,
    `${{ butt: 0, round: 1, square: 2 }[attributes.get('stroke-linecap') ?? 'butt'] ?? 0} J`,
    `${{ miter: 0, round: 1, bevel: 2 }[attributes.get('stroke-linejoin') ?? 'miter'] ?? 0} j`,
    `${numbers([numberOf(attributes, 'stroke-miterlimit', 4)])} M`,
    ...(dashes === '' || dashes === 'none'
      ? []
      : [`[${dashes.replaceAll(',', ' ')}] ${numberOf(attributes, 'stroke-dashoffset', 0)} d`]),
  ].join(' ');
};
