import { at, svg } from './shapes.ts';

/** The stops of a gradient by position, from 0 to 1: a colour, or a colour with its opacity. */
export type Stops = Readonly<Record<number, string | readonly [colour: string, opacity: number]>>;

/** The direction of a gradient over the shape that it fills. */
export type Direction = 'down' | 'right' | 'diagonal';

/**
 * Creates the gradients, clips and patterns of one drawing. Methods return references such as `url(#…)`, and each
 * definition is stored once.
 */
export type Pen = {
  readonly linear: (direction: Direction, stops: Stops) => string;
  /** A gradient from the focus to the rim. The focus is given as a share of the shape from its upper left corner. */
  readonly radial: (stops: Stops, focusX?: number, focusY?: number) => string;
  readonly clip: (shape: string) => string;
  readonly pattern: (width: number, height: number, body: string) => string;
  /** Draws the same body in several places, with a single definition. */
  readonly repeat: (body: string, places: readonly Place[]) => string;
  readonly definitions: () => string;
};

/** A point in millimetres. */
export type Place = { readonly x: number; readonly y: number };

/**
 * Creates a pen whose ids begin with `prefix`, so that drawings with different prefixes can be used in one document.
 */
export const createPen = (prefix: string): Pen => {
  const ids = new Map<string, string>();
  const define = (definition: (id: string) => string): string => {
    const content = definition('');
    const id = ids.get(content) ?? `${prefix}${ids.size.toString(36)}`;
    ids.set(content, id);
    written.set(id, definition(id));
    return `url(#${id})`;
  };
  const written = new Map<string, string>();
  return {
    linear: (direction, stops) =>
      define((id) => `<linearGradient id="${id}"${vectors[direction]}>${stopsOf(stops)}</linearGradient>`),
    radial: (stops, focusX = 0.5, focusY = 0.5) =>
      define((id) => svg`<radialGradient id="${id}" fx="${focusX}" fy="${focusY}">${stopsOf(stops)}</radialGradient>`),
    clip: (shape) => define((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    pattern: (width, height, body) =>
      define(
        (id) =>
          svg`<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`,
      ),
    repeat: (body, places) => {
      const [first, ...others] = places;
      if (first === undefined) return '';
      if (others.length === 0) return at(first.x, first.y, body);
      const reference = define((id) => `<g id="${id}">${body}</g>`).slice('url('.length, -1);
      return places.map(({ x, y }) => svg`<use href="${reference}" x="${x}" y="${y}"/>`).join('');
    },
    definitions: () => (written.size === 0 ? '' : `<defs>${[...written.values()].join('')}</defs>`),
  };
};

const vectors: Record<Direction, string> = {
  down: ' x2="0" y2="1"',
  right: '',
  diagonal: ' x2="1" y2="1"',
};

const stopsOf = (stops: Stops): string =>
  Object.entries(stops)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([offset, stop]) => {
      const [colour, opacity] = typeof stop === 'string' ? [stop] : stop;
      const opaque = opacity === undefined ? '' : svg` stop-opacity="${opacity}"`;
      return svg`<stop offset="${Number(offset)}" stop-color="${colour}"${opaque}/>`;
    })
    .join('');

/**
 * A prefix for the element ids of one drawing: a hash of its specification, so that two drawings on one page share no
 * ids.
 */
export const idPrefix = (spec: object): string => {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(JSON.stringify(spec))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return `r${hash.toString(36).slice(-9)}-`;
};

/** The text of an SVG file: a picture at its true size, with the definitions of its pen. */
export const svgFile = ({ width, height, body }: Picture, pen: Pen): string =>
  svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${pen.definitions()}${body}</svg>\n`;

/** A finished drawing: its size in millimetres and its SVG content. */
export type Picture = { readonly width: number; readonly height: number; readonly body: string };
