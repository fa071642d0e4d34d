import { tonesOf } from './colour.ts';
import type { DrawingSpec } from './drawing-spec.ts';
import { dataInsert } from './inserts.ts';
import { lettering } from './marks.ts';
import { block, brass, screwHead, steel, terminalRow } from './solids.ts';
import type { Pen, Picture } from './svg/pen.ts';
import { at, centred, disc, inset, rect, svg } from './svg/shapes.ts';
import { coaxialConnector } from './visible-parts/aerial-ports.ts';
import { contactHole, earthPin } from './visible-parts/sockets.ts';

/** A mechanism without its visible part: the support ring of 71 mm with its screw slots, and its core. */
export const mechanism = (pen: Pen, { function: symbol }: Extract<DrawingSpec, { kind: 'mechanism' }>): Picture => {
  const area = centred(71, 71, 6);
  const body =
    rect({ ...area, x: area.x + 0.6, y: area.y + 0.9 }, '#10151a', 'fill-opacity=".18"') +
    rect(area, steel(pen)) +
    rect(inset(area, 0.2), 'none', 'stroke="#585e63" stroke-opacity=".7" stroke-width=".4"') +
    rect(inset(area, 0.7), 'none', 'stroke="#fff" stroke-opacity=".7" stroke-width=".4"') +
    [0, 90, 180, 270].map(slot).join('') +
    mechanismCore(pen, symbol) +
    lettering(symbol, -24, 31, '#4a5055', 0.9);
  return { width: 73, height: 73, body: at(36, 36, body) };
};

/** A slot for a device screw at the ring's border. */
const slot = (angle: number): string =>
  svg`<g transform="rotate(${angle})"><rect x="-6" y="-33.4" width="12" height="4.2" rx="2.1" fill="#3a3e42"/><rect x="-6" y="-33" width="12" height="4.2" rx="2.1" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width=".3"/></g>`;

/** The core of a mechanism, by the symbol of its function (docs/catalogue-rules.md#c1-2). */
const mechanismCore = (pen: Pen, symbol: string): string => {
  const family = families.find(({ symbols }) => symbols.test(symbol));
  return family === undefined ? electronicCore(pen, symbol) : family.core(pen, symbol);
};

/** The core of an aerial socket: a die-cast housing with its connectors. */
const aerialCore = (pen: Pen, symbol: string): string => {
  const twin = symbol.startsWith('SF') ? 'f' : 'iec-socket';
  const single = symbol.startsWith('TV') || symbol.startsWith('AK');
  return (
    block(pen, centred(48, 34, 3), tonesOf('#c6cace'), 1.2) +
    (single
      ? coaxialConnector(pen, 'iec-plug', 0, 0)
      : coaxialConnector(pen, twin, -11, 0) + coaxialConnector(pen, twin === 'f' ? 'f' : 'iec-plug', 11, 0)) +
    screwHead(pen, -20, -13, 1.6) +
    screwHead(pen, 20, 13, 1.6)
  );
};

const families: readonly { readonly symbols: RegExp; readonly core: (pen: Pen, symbol: string) => string }[] = [
  { symbols: /^(W31|P31)/u, core: (pen) => switchCore(pen, 3) },
  { symbols: /^(W5|W6\/?2|P2|ZW|ZP)/u, core: (pen) => switchCore(pen, 2) },
  { symbols: /^(W[1267](?!F)|PR?\d|D1|S1$|S1L)/u, core: (pen) => switchCore(pen, 1) },
  { symbols: /^(GZ2|GZ2N)/u, core: (pen) => socketCore(pen, 'double') },
  { symbols: /^GSZ/u, core: (pen) => socketCore(pen, 'schuko') },
  { symbols: /^(GZ|GD)/u, core: (pen) => socketCore(pen, 'earthed') },
  { symbols: /^(RJ2|62)/u, core: (pen) => dataCore(pen, 2) },
  { symbols: /^(RJ|TF|6\d|KP)/u, core: (pen) => dataCore(pen, 1) },
  { symbols: /^(TV|SAT|SF|AK|AS)/u, core: aerialCore },
];

/** The core of a switch: housing, terminals above and below, a rocking yoke for each rocker. */
const switchCore = (pen: Pen, rockers: 1 | 2 | 3): string => {
  const width = 34 / rockers;
  const yokes = Array.from({ length: rockers }, (_, index) => yoke(pen, width * (index + 0.5) - 17, width - 1.5));
  const terminals = [-13, -4.5, 4.5, 13].flatMap((x) => [terminal(pen, x, -19.5), terminal(pen, x, 19.5)]);
  return block(pen, centred(46, 48, 3), tonesOf('#eef0ee'), 1) + terminals.join('') + yokes.join('');
};

const yoke = (pen: Pen, x: number, width: number): string =>
  rect(centred(width + 1, 29, 1.5, x, 0), '#000', 'fill-opacity=".4"') +
  rect(
    centred(width, 28, 1.2, x, 0),
    pen.linear('down', { 0: '#b4bbbf', 0.48: '#dfe3e5', 0.52: '#ffffff', 1: '#c9ced1' }),
  ) +
  rect(centred(width * 0.5, 2, 0.6, x, -9), '#8b9297') +
  rect(centred(width * 0.5, 2, 0.6, x, 9), '#8b9297');

const terminal = (pen: Pen, x: number, y: number): string =>
  rect(centred(7, 6.4, 0.8, x, y), brass(pen)) + screwHead(pen, x, y, 2.2);

/** The core of a socket outlet without its cover: the insulating base, contacts, and the earth strap with pin or clips. */
const socketCore = (pen: Pen, kind: 'earthed' | 'schuko' | 'double'): string => {
  const base = tonesOf('#e9ebe8');
  const pins = kind === 'double' ? at(-12.6, 0, contacts(pen), 0.9) + at(12.6, 0, contacts(pen), 0.9) : contacts(pen);
  return (
    block(pen, centred(52, 48, 4), base, 1) +
    (kind === 'double' ? '' : disc(0, 0, 18.6, base.shade) + disc(0.3, 0.3, 18, base.light)) +
    strap(pen) +
    (kind === 'schuko' ? clips(pen) : '') +
    pins +
    (kind === 'schuko' ? '' : earths(pen, kind)) +
    [-20.5, 20.5].map((y) => screwHead(pen, 0, y, 2)).join('')
  );
};

/** The brass strap that joins the earth contacts. */
const strap = (pen: Pen): string =>
  rect(centred(7, 44, 1), pen.linear('right', { 0: '#a07c30', 0.2: '#f0d890', 0.6: '#cba650', 1: '#8a6826' }));

const contacts = (pen: Pen): string => contactHole(pen, -9.5, 0, brass(pen)) + contactHole(pen, 9.5, 0, brass(pen));

const earths = (pen: Pen, kind: 'earthed' | 'double'): string =>
  (kind === 'double' ? [-12.6, 12.6] : [0]).map((x) => earthPin(pen, x, -10)).join('');

const clips = (pen: Pen): string =>
  [-16, 16].map((y) => rect(centred(10, 6, 1, 0, y), brass(pen), 'stroke="#7a5c1e" stroke-width=".35"')).join('');

/** The carrier of one or two data inserts. */
const dataCore = (pen: Pen, count: 1 | 2): string => {
  const places = count === 1 ? [0] : [-11.5, 11.5];
  const scale = count === 1 ? 0.8 : 0.66;
  return (
    block(pen, centred(50, 46, 3), tonesOf('#e6e8e6'), 1) +
    places.map((x) => at(x, 1, dataInsert(pen, '#d9dcdf'), scale)).join('')
  );
};

/** The core of an electronic device: housing with its plug to the front part, heat slots, its symbol, terminals. */
const electronicCore = (pen: Pen, symbol: string): string => {
  const slots = [-14, -9.5, -5].map((y) => rect(centred(30, 1.8, 0.9, 0, y - 4), '#2b3034', 'fill-opacity=".7"'));
  return (
    block(pen, centred(48, 48, 3), tonesOf('#e4e7e6'), 1) +
    slots.join('') +
    rect(centred(34, 12, 1, 0, 0.5), pen.linear('diagonal', { 0: '#4a5056', 1: '#2c3136' })) +
    lettering(symbol, -5, 0.5, '#f3f6f7', 1.1) +
    disc(12.5, 0.5, 2.2, '#111417') +
    disc(12.5, 0.5, 1.3, '#4fd08a') +
    terminalRow(pen, 5, 42, 16)
  );
};
