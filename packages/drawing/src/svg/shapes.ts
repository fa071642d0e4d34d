/** A template for markup. Numbers are written with at most two decimals, and lists are joined. */
export const svg = (texts: TemplateStringsArray, ...values: readonly Value[]): string =>
  texts.reduce((markup, text, index) => markup + written(values[index - 1] ?? '') + text);

type Value = string | number | readonly string[];

const written = (value: Value): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? millimetres(value) : value.join('');
};

const millimetres = (value: number): string => {
  if (!Number.isFinite(value)) throw new RangeError(`A drawing cannot hold the number ${value}.`);
  return String(Math.round(value * 100) / 100 || 0);
};

/** A rectangle with round corners, in millimetres from the upper left corner of the drawing. */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
};

/** An area around a centre; by default around the origin. */
export const centred = (width: number, height: number, radius: number, x = 0, y = 0): Area => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
  radius,
});

/** The area inside another one, `distance` from its edge; a negative distance grows it. Corners stay concentric. */
export const inset = (area: Area, distance: number): Area => ({
  x: area.x + distance,
  y: area.y + distance,
  width: area.width - 2 * distance,
  height: area.height - 2 * distance,
  radius: Math.max(area.radius - distance, 0.2),
});

/** The border of an area as path data, for rings and clips. */
export const outline = ({ x, y, width, height, radius: r }: Area): string =>
  svg`M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** A filled rectangle. `more` contains further attributes such as an opacity. */
export const rect = (area: Area, fill: string, more = ''): string =>
  svg`<rect x="${area.x}" y="${area.y}" width="${area.width}" height="${area.height}" rx="${area.radius}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;

/** A filled ring between two areas. */
export const ring = (outer: Area, inner: Area, fill: string, more = ''): string =>
  `<path d="${outline(outer)}${outline(inner)}" fill-rule="evenodd" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;

/** A filled circle. `more` contains further attributes such as a stroke. */
export const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;

/** Moves a part of a drawing to a position, and optionally scales it there. */
export const at = (x: number, y: number, body: string, scale = 1): string =>
  scale === 1
    ? svg`<g transform="translate(${x} ${y})">${body}</g>`
    : svg`<g transform="translate(${x} ${y}) scale(${String(Math.round(scale * 1e4) / 1e4)})">${body}</g>`;
