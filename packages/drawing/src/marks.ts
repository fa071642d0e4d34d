import type { DrawingSpec } from './drawing-spec.ts';
import type { Picture } from './svg/pen.ts';
import { at, centred, rect, svg } from './svg/shapes.ts';

/** Draws a short word in strokes around a point, with capitals 3 mm high, because drawings contain no fonts. */
export const lettering = (word: string, x: number, y: number, ink: string, scale = 1): string => {
  const letters = Array.from(word, (letter) => strokes.get(letter) ?? unknown);
  const length = letters.reduce((sum, [width]) => sum + width + spacing, -spacing);
  let left = -length / 2;
  const placed = letters.map(([width, d]) => {
    const letter = svg`<path transform="translate(${left} 0)" d="${d}"/>`;
    left += width + spacing;
    return letter;
  });
  return at(
    x,
    y,
    svg`<g fill="none" stroke="${ink}" stroke-width=".45" stroke-linecap="round" stroke-linejoin="round">${placed}</g>`,
    scale,
  );
};

const spacing = 0.8;

const unknown: readonly [width: number, d: string] = [1, 'M0 1.5H1'];

/** Width of a letter and its strokes between y = −1.5 and 1.5. */
const strokes: ReadonlyMap<string, readonly [width: number, d: string]> = new Map([
  ['A', [2.4, 'M0 1.5 1.2-1.5 2.4 1.5M.4.5H2']],
  ['B', [1.7, 'M0-1.5V1.5H.9A.8.8 0 0 0 .9-.1H0M0-1.5H.8A.7.7 0 0 1 .8-.1']],
  ['C', [2, 'M2-1A1.2 1.5 0 1 0 2 1']],
  ['D', [1.9, 'M0-1.5V1.5H.7A1.2 1.5 0 0 0 .7-1.5z']],
  ['E', [1.7, 'M1.7-1.5H0V1.5H1.7M0 0H1.4']],
  ['F', [1.6, 'M0 1.5V-1.5H1.6M0 0H1.3']],
  ['G', [2.2, 'M2.1-1A1.2 1.5 0 1 0 2.2.2H1.2']],
  ['H', [2, 'M0-1.5V1.5M2-1.5V1.5M0 0H2']],
  ['I', [0, 'M0-1.5V1.5']],
  ['J', [1.4, 'M1.4-1.5V.7A.7.8 0 0 1 0 .7']],
  ['K', [1.9, 'M0-1.5V1.5M1.8-1.5 0 .3M.7-.3 1.9 1.5']],
  ['L', [1.6, 'M0-1.5V1.5H1.6']],
  ['M', [2.4, 'M0 1.5V-1.5L1.2.4 2.4-1.5V1.5']],
  ['N', [2, 'M0 1.5V-1.5L2 1.5V-1.5']],
  ['O', [2.4, 'M0 0A1.2 1.5 0 1 1 2.4 0 1.2 1.5 0 1 1 0 0z']],
  ['P', [1.7, 'M0 1.5V-1.5H.8A.8.8 0 0 1 .8.1H0']],
  ['Q', [2.4, 'M0 0A1.2 1.5 0 1 1 2.4 0 1.2 1.5 0 1 1 0 0zM1.5.7 2.4 1.6']],
  ['R', [1.8, 'M0 1.5V-1.5H.8A.8.8 0 0 1 .8.1H0M.8.1 1.8 1.5']],
  ['S', [1.7, 'M1.6-1.1A.9.75 0 1 0 .8 0 .9.75 0 1 1 0 1.1']],
  ['T', [2.2, 'M0-1.5H2.2M1.1-1.5V1.5']],
  ['U', [1.9, 'M0-1.5V.5A.95 1 0 0 0 1.9.5V-1.5']],
  ['V', [2.4, 'M0-1.5 1.2 1.5 2.4-1.5']],
  ['W', [3.2, 'M0-1.5.8 1.5 1.6-1 2.4 1.5 3.2-1.5']],
  ['X', [2, 'M0-1.5 2 1.5M2-1.5 0 1.5']],
  ['Y', [2, 'M0-1.5 1 .1 2-1.5M1 .1V1.5']],
  ['Z', [1.9, 'M0-1.5H1.9L0 1.5H1.9']],
  ['0', [1.7, 'M0 0A.85 1.5 0 1 1 1.7 0 .85 1.5 0 1 1 0 0z']],
  ['1', [0.8, 'M0-.9.8-1.5V1.5']],
  ['2', [1.7, 'M.1-.8A.8.8 0 1 1 1.4 0L0 1.5H1.7']],
  ['3', [1.6, 'M0-1.5H1.5L.7-.3A.9.9 0 1 1 0 1.2']],
  ['4', [1.8, 'M1.3 1.5V-1.5L0 .7H1.8']],
  ['5', [1.6, 'M1.5-1.5H.2L.1-.2A.95.9 0 1 1 0 1.2']],
  ['6', [1.7, 'M1.3-1.5C.4-1 0 0 0 .6A.85.85 0 1 0 .2 0']],
  ['7', [1.7, 'M0-1.5H1.7L.6 1.5']],
  ['8', [1.7, 'M.85-.1A.7.7 0 1 1 .86-.1.8.8 0 1 1 .84-.1z']],
  ['9', [1.7, 'M.4 1.5C1.3 1 1.7 0 1.7-.6A.85.85 0 1 0 1.5-.2']],
  ['/', [1.2, 'M0 1.5 1.2-1.5']],
  ['-', [1, 'M0 0H1']],
  ['.', [0, 'M0 1.5V1.5']],
  ['°', [0.8, 'M0-1.1A.4.4 0 1 1 .8-1.1 .4.4 0 1 1 0-1.1z']],
  ['+', [1.6, 'M0 0H1.6M.8-.8V.8']],
  ['−', [1.6, 'M0 0H1.6']],
  [' ', [0.6, 'M0 0']],
]);

/** A line drawing of 10 × 10 mm around a point, as printed on rockers. Undefined for an unknown name. */
export const pictogram = (name: string, x: number, y: number, ink: string, scale = 1): string | undefined => {
  const d = lines.get(name);
  if (d === undefined) return undefined;
  return at(
    x,
    y,
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width=".6" stroke-linecap="round" stroke-linejoin="round"/>`,
    scale,
  );
};

const lines: ReadonlyMap<string, string> = new Map([
  ['stairs', 'M-4.5 4.2H-2V1.7H.5V-.8H3V-3.3H4.7M-4 0-.6-3.4M-.6-3.4H-2.6M-.6-3.4V-1.4'],
  ['cross', 'M-4-3H-2.2C.6-3 0 3 2.4 3H4M-4 3H-2.2C.6 3 0-3 2.4-3H4M3-4 4.2-3 3-2M3 2 4.2 3 3 4'],
  ['bell', 'M-4 2.6H4M-3 2.6C-2.4 1.6-2.8-3.2 0-3.2S2.4 1.6 3 2.6M0-3.2V-4.3M-1 2.8A1 1 0 0 0 1 2.8'],
  ['bulb', 'M-1.4 2.4C-1.4.9-3-.1-3-1.8A3 3 0 0 1 3-1.8C3-.1 1.4.9 1.4 2.4zM-1.2 3.6H1.2M-.6 4.7H.6'],
  ['dim', 'M-4.4 3.4H4.4V-3.6zM-1.2 3.4V.8M1.8 3.4V-1.6'],
  ['wifi', 'M-4.4-1A6.4 6.4 0 0 1 4.4-1M-2.9.9A4.2 4.2 0 0 1 2.9.9M-1.4 2.7A2.1 2.1 0 0 1 1.4 2.7M0 4.4V4.4'],
  ['up', 'M0-2.2 3.4 2.2H-3.4z'],
  ['down', 'M0 2.2 3.4-2.2H-3.4z'],
  ['usb', 'M0 4.6V-3.6M-1-2.6 0-4.4 1-2.6M0 3C0 1.4-2.4 2-2.4-.2M0 1.6C0 .2 2.4.8 2.4-1.2M-2.8-.6h.8M2-1.8h.8'],
  ['bluetooth', 'M-2.6-2.4 2.6 2.4 0 4.8V-4.8L2.6-2.4-2.6 2.4'],
  ['music', 'M-1.6 3.2V-3.6L3-4.4V2.4M-1.6 3.2A1.3 1.1 0 1 1-1.7 2.6M3 2.4A1.3 1.1 0 1 1 2.9 1.8'],
  ['telephone', 'M-4.6 1.4C-4.6-4 4.6-4 4.6 1.4H1.9V-.5C.9-.9-.9-.9-1.9-.5V1.4z'],
  ['card', 'M-4.6-3H4.6V3H-4.6zM-4.6-1H4.6M-3 1.4H-.6'],
  ['key', 'M-4.4 0A1.7 1.7 0 1 1-1 0 1.7 1.7 0 1 1-4.4 0M-1 0H4.4V1.6M2.4 0V1.4'],
]);

/**
 * The wiring of a module as an IEC 60617 symbol; it distinguishes push-buttons from switches with the same rocker.
 */
export const wiringSign = ({ sign }: Extract<DrawingSpec, { kind: 'wiring-sign' }>): Picture => {
  const plate = rect(centred(53, 53, 12), '#fff', 'stroke="#c3c9cd" stroke-width="2"');
  const strokes = `<path d="${signs[sign]}" fill="none" stroke="#23282c" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
  return { width: 55, height: 55, body: at(27.5, 27.5, plate + strokes) };
};

/** Paths around the centre: a lever with its stop on a pivot for each circuit, a button within its ring. */
const signs: Readonly<Record<Extract<DrawingSpec, { kind: 'wiring-sign' }>['sign'], string>> = {
  switch: 'M-6 9A5 5 0 1 1-16 9 5 5 0 1 1-6 9M-7.5 5.5 10-14L17-7.5',
  'two-circuit-switch': 'M5 11A5 5 0 1 1-5 11 5 5 0 1 1 5 11M3.2 7 14-13l7 4M-3.2 7-14-13l-7 4',
  'push-button': 'M16 0A16 16 0 1 1-16 0 16 16 0 1 1 16 0M5 0A5 5 0 1 1-5 0 5 5 0 1 1 5 0',
  'double-push-button':
    'M-1 0A10 10 0 1 1-21 0 10 10 0 1 1-1 0M-9 0A2 2 0 1 1-13 0 2 2 0 1 1-9 0M21 0A10 10 0 1 1 1 0 10 10 0 1 1 21 0M13 0A2 2 0 1 1 9 0 2 2 0 1 1 13 0',
};
