import { tonesOf } from './colour.ts';
import { lettering, pictogram } from './marks.ts';
import { block, terminalRow } from './solids.ts';
import type { Pen } from './svg/pen.ts';
import { at, centred, disc, rect, svg } from './svg/shapes.ts';
import { raisedDisc } from './visible-parts/face.ts';

/** A power supply for the DIN rail: terminals above and below, type plate, green lamp. */
export const powerSupply = (pen: Pen, hexColor: string): string => {
  const tones = tonesOf(hexColor);
  return (
    block(pen, centred(54, 74, 2), tones, 0.8) +
    block(pen, centred(54, 44, 2), tones, 0.8) +
    rect(centred(44, 24, 1, 0, 2), '#2c3136') +
    lettering('DC 24 V', 0, -3, '#f3f6f7', 1.5) +
    lettering('1.5 A', -4, 6, '#9fb0b8', 1.1) +
    disc(16, 7, 1.8, '#4fd08a') +
    at(0, -29.5, terminalRow(pen, 5, 48, 0)) +
    at(0, 29.5, terminalRow(pen, 5, 48, 0))
  );
};

/** A bell transformer for the DIN rail, with the sign of its two windings. */
export const transformer = (pen: Pen, hexColor: string): string => {
  const tones = tonesOf(hexColor);
  const winding =
    '<path d="M-6-6a2 2 0 0 0 0 4 2 2 0 0 0 0 4 2 2 0 0 0 0 4M6-6a2 2 0 0 1 0 4 2 2 0 0 1 0 4 2 2 0 0 1 0 4M-1-7V7M1-7V7" fill="none" stroke="#3a4046" stroke-width=".8"/>';
  return (
    block(pen, centred(40, 74, 2), tones, 0.8) +
    block(pen, centred(40, 44, 2), tones, 0.8) +
    rect(centred(34, 34, 1), '#fbfbf9') +
    svg`<path d="M-17-17h34v7h-34z" fill="#c4202b"/>` +
    lettering('230 V', 0, -13.5, '#ffffff', 1.1) +
    at(0, 0, winding) +
    lettering('8 V', 0, 12, '#3a4046', 1.2) +
    at(0, -29.5, terminalRow(pen, 3, 34, 0)) +
    at(0, 29.5, terminalRow(pen, 3, 34, 0))
  );
};

/** A reel of LED strip whose lit end runs out. */
export const ledStrip = (pen: Pen, hexColor: string): string => {
  const glow = pen.radial({ 0: ['#fff4cf', 0.9], 1: ['#ffe08a', 0] });
  const diodes = [4, 13, 22, 31, 40].map(
    (x) => rect(centred(4, 4, 0.5, x, 27), '#fffdf2') + disc(x, 27, 1.4, '#ffdf7e') + disc(x, 27, 6, glow),
  );
  const turns = [25, 22, 19, 16].map((reach) =>
    disc(-14, -2, reach, 'none', 'stroke="#8b9196" stroke-opacity=".5" stroke-width=".5"'),
  );
  return (
    disc(-13, -0.5, 31, '#10151a', 'fill-opacity=".12"') +
    rect(centred(62, 8, 0, 17, 27), pen.linear('down', { 0: '#ffffff', 1: '#d9dcda' })) +
    svg`<path d="M-14 31h62" stroke="#9aa0a4" stroke-width=".4"/>` +
    disc(-14, -2, 30, pen.linear('diagonal', { 0: '#ffffff', 0.5: hexColor, 1: '#a8aeb2' })) +
    turns.join('') +
    disc(-14, -2, 12, pen.linear('diagonal', { 0: '#565c61', 1: '#2b2f33' })) +
    disc(-14, -2, 4.5, '#e9ecee') +
    diodes.join('')
  );
};

/** A door chime: housing with a sound grille and the sign of the bell. */
export const bell = (pen: Pen, hexColor: string): string => {
  const tones = tonesOf(hexColor);
  const slots = [0, 1, 2, 3, 4].map((index) => {
    const area = centred(34 - Math.abs(index - 2) * 5, 1.8, 0.9, 0, 4 + index * 4.6);
    return rect({ ...area, y: area.y + 0.4 }, tones.highlight) + rect(area, '#2b2f33');
  });
  return (
    block(pen, centred(60, 72, 6), tones, 1.4) +
    disc(0, -15, 12.4, tones.deep) +
    disc(0, -15, 12, pen.linear('diagonal', { 0.1: tones.shade, 0.9: tones.highlight })) +
    (pictogram('bell', 0, -15, tones.ink, 1.5) ?? '') +
    slots.join('')
  );
};

/** A small remote control with four keys and a lamp. */
export const remote = (pen: Pen, hexColor: string): string => {
  const tones = tonesOf(hexColor);
  const keys = ['up', 'down', 'bulb', 'dim'].map((name, index) => {
    const x = index % 2 === 0 ? -9 : 9;
    const y = index < 2 ? -8 : 12;
    return raisedDisc(pen, x, y, 7, tones) + (pictogram(name, x, y, tones.ink, 0.7) ?? '');
  });
  return (
    block(pen, centred(44, 74, 10), tones, 1.2) +
    keys.join('') +
    disc(0, -27, 1.5, '#4fb4ea') +
    at(0, 27, pictogram('wifi', 0, 0, tones.ink, 0.7) ?? '')
  );
};

/** A controller for the box behind a switch: a small square module with five terminals and an aerial. */
export const boxController = (pen: Pen, hexColor: string): string => {
  const tones = tonesOf(hexColor);
  return (
    '<path d="M20-22C34-30 38-16 44-24" fill="none" stroke="#2b2f33" stroke-width="1.4" stroke-linecap="round"/>' +
    block(pen, centred(58, 58, 7), tones, 1.4) +
    rect(centred(48, 26, 2, 0, -9), pen.linear('diagonal', { 0: '#4a5056', 1: '#2c3136' })) +
    (pictogram('wifi', -13, -9, '#f3f6f7', 1.5) ?? '') +
    lettering('GO', 8, -9, '#f3f6f7', 2.2) +
    disc(19, -17, 1.4, '#4fd08a') +
    terminalRow(pen, 5, 48, 17)
  );
};
