import { mix, tonesOf } from '../colour.ts';
import type { DrawingSpec } from '../drawing-spec.ts';
import type { Pen, Picture } from '../svg/pen.ts';
import { at, centred, disc, svg } from '../svg/shapes.ts';
import { aerialFace, loudspeakerSocket } from './aerial-ports.ts';
import { chargerFace, dataPorts, hdmiPort, keystoneCover, telephonePort } from './data-ports.ts';
import {
  bluetoothReceiver,
  cardSwitch,
  keySwitch,
  ledLight,
  motionSensor,
  rotaryKnob,
  signalLamp,
  thermostatDisplay,
} from './electronics.ts';
import { type Face, partRadius, plate } from './face.ts';
import { rockers } from './rockers.ts';
import { doubleSocket, earthedSocket, hingedLid, schukoSocket } from './sockets.ts';

/** The visible part of a module, with the size of its opening. */
export const visiblePart = (pen: Pen, spec: Extract<DrawingSpec, { kind: 'visible-part' }>): Picture => {
  const { window } = spec;
  const mark = spec.antibacterial === true ? antibacterialMark(window, spec.hexColor) : '';
  return { width: window, height: window, body: at(window / 2, window / 2, moduleFace(pen, spec) + mark) };
};

/** A shield with a leaf, raised and slightly tinted, in the lower right corner of an antibacterial part. */
const antibacterialMark = (window: number, hexColor: string): string => {
  const relief = mix(hexColor, '#3f8f6a', 0.42);
  const corner = window / 2 - 4.6;
  return at(
    corner,
    corner - 0.6,
    svg`<path d="M0-2.1 1.8-1.4V.3Q1.8 1.7 0 2.4-1.8 1.7-1.8.3V-1.4z" fill="${mix(hexColor, '#3f8f6a', 0.08)}" stroke="${relief}" stroke-width=".28"/><path d="M-.9 1.1Q-1-.8 1-1 1 .9-.9 1.1 0 .2.3-.3" fill="none" stroke="${relief}" stroke-width=".26" stroke-linecap="round"/>`,
  );
};

/** The specification of a module's face. */
export type ModuleFaceSpec = {
  readonly window: number;
  readonly primitive: string;
  readonly hexColor: string;
  readonly lid?: 'coloured' | 'transparent';
};

/** The face of a module around the origin, under its lid if it has one. An opaque lid hides the face. */
export const moduleFace = (pen: Pen, { window, primitive, hexColor, lid }: ModuleFaceSpec): string => {
  const { base, features } = primitiveOf(primitive);
  const spec = { window, hexColor, tones: tonesOf(hexColor), features };
  const cover = lid ?? (features.has('lid') ? 'coloured' : undefined);
  const face = cover === 'coloured' ? '' : faceOf(base)(pen, spec);
  return face + (cover === undefined ? '' : hingedLid(pen, spec, cover));
};

/** A primitive as in docs/catalogue-rules.md#c6-5, parsed: `socketE+lid` is a `socketE` with the feature `lid`. */
export type Primitive = { readonly base: string; readonly features: ReadonlySet<string> };

/** Parses the key of a primitive, splitting it at `+` and blanks. */
const primitiveOf = (key: string): Primitive => {
  const [base = '', ...features] = key.split(/[+\s]+/u);
  return { base, features: new Set(features) };
};

/** The face of a primitive's base. Throws for an unknown base. */
const faceOf = (base: string): Face => {
  const face = faces.get(base);
  if (face === undefined) throw new RangeError(`No drawing for the primitive "${base}".`);
  return face;
};

/** A blank cover: a plain plate. */
const blankCover: Face = (pen, { window, tones }) =>
  plate(pen, centred(window, window, partRadius(window)), tones, 0.7);

/** A cable outlet: a hole of Ø 12 mm in a collar that covers it from above. */
const cableOutlet: Face = (pen, { window, tones }) => {
  const hood = pen.linear('down', { 0: tones.highlight, 0.4: tones.light, 1: tones.shade });
  return (
    plate(pen, centred(window, window, partRadius(window)), tones) +
    svg`<path d="M-12 8.8C-12-6-9-13.4 0-13.4S12-6 12 8.8C12 16 7 19.4 0 19.4S-12 16-12 8.8z" fill="#000" fill-opacity=".2"/>` +
    svg`<path d="M-11.4 8C-11.4-6-8.6-13 0-13S11.4-6 11.4 8C11.4 15 6.6 18.4 0 18.4S-11.4 15-11.4 8z" fill="${hood}"/>` +
    disc(0, 8, 8, pen.linear('diagonal', { 0.1: tones.deep, 0.5: tones.shade, 0.9: tones.highlight })) +
    disc(0, 8, 6, pen.radial({ 0: '#2b2e31', 0.7: '#131517', 1: '#050607' }, 0.6, 0.65))
  );
};

const faces: ReadonlyMap<string, Face> = new Map<string, Face>([
  ['rocker1', rockers(1)],
  ['rocker2', rockers(2)],
  ['rocker3', rockers(3)],
  ['socketE', earthedSocket],
  ['socketF', schukoSocket],
  ['socketE2', doubleSocket],
  ['usb2', chargerFace('usb-a', 'usb-a')],
  ['usbAC', chargerFace('usb-a', 'usb-c')],
  ['hdmi', hdmiPort],
  ['rj1', dataPorts(1)],
  ['rj2', dataPorts(2)],
  ['rj12', telephonePort],
  ['keystone2', keystoneCover],
  ['tv', aerialFace('tv')],
  ['tvrsat', aerialFace('tvrsat')],
  ['f2', aerialFace('f2')],
  ['spk1', loudspeakerSocket(1)],
  ['spk2', loudspeakerSocket(2)],
  ['bt', bluetoothReceiver],
  ['knob', rotaryKnob],
  ['pir', motionSensor],
  ['display', thermostatDisplay],
  ['card', cardSwitch],
  ['key', keySwitch],
  ['led', ledLight],
  ['signal', signalLamp],
  ['blank', blankCover],
  ['cable', cableOutlet],
]);
