import { at } from '../svg/at.ts';

/** A line drawing of 10 × 10 mm around a point, as printed on rockers. `undefined` when nothing has that name. */
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
  ['card', 'M-4.6-3H4.6V3H-4.6zM-4.6-1H4.6M-3 1.4H-.6'],
  ['key', 'M-4.4 0A1.7 1.7 0 1 1-1 0 1.7 1.7 0 1 1-4.4 0M-1 0H4.4V1.6M2.4 0V1.4'],
]);
