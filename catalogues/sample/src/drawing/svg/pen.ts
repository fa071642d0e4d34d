import { at } from './at.ts';
import { svg } from './svg.ts';

/** One stop of a gradient, such as `0.5 #ffffff 0.3`: where, which colour, how opaque (1 when left out). */
export type Stop = string;

/** Which way a gradient runs over the shape that it fills. */
export type Direction = 'down' | 'right' | 'diagonal';

/** Hands out the gradients, clips and patterns of one drawing as `url(#…)` and keeps their definitions, each once. */
export type Pen = {
  readonly linear: (direction: Direction, stops: readonly Stop[]) => string;
  /** From the focus, a share of the shape from its upper left corner, to the rim. */
  readonly radial: (stops: readonly Stop[], focusX?: number, focusY?: number) => string;
  readonly clip: (shape: string) => string;
  readonly pattern: (width: number, height: number, body: string) => string;
  /** The same thing in several places, written once. */
  readonly repeat: (body: string, places: readonly Place[]) => string;
  readonly definitions: () => string;
};

/** Where something stands, in millimetres. */
export type Place = { readonly x: number; readonly y: number };

/** A pen whose ids all begin with `prefix`, so that drawings with different prefixes can stand in one document. */
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

const stopsOf = (stops: readonly Stop[]): string => stops.map(stopOf).join('');

const stopOf = (stop: Stop): string => {
  const [offset, colour = '', opacity] = stop.split(' ');
  const opaque = opacity === undefined ? '' : svg` stop-opacity="${Number(opacity)}"`;
  return svg`<stop offset="${Number(offset)}" stop-color="${colour}"${opaque}/>`;
};
