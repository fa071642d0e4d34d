import type { DrawingSpec, Finish, Geometry } from '@ramka/drawing/drawing-spec';
import { looseSpecs } from './loose-specs.ts';

/** A frame line on contact sheets, with its geometry and finishes that show its design well. */
type LineSample = {
  readonly lineTag: string;
  readonly geometry: Geometry;
  readonly finishes: readonly Finish[];
  readonly gasket?: boolean;
  readonly touchSlots?: readonly boolean[];
};

const plastic = (hexColor: string, baseHexColor?: string): Finish => ({
  material: 'plastic',
  hexColor,
  ...(baseHexColor === undefined ? {} : { baseHexColor }),
});
const glass = (hexColor: string): Finish => ({ material: 'glass', hexColor });
const wood = (hexColor: string): Finish => ({ material: 'wood', hexColor });
const metal = (hexColor: string): Finish => ({ material: 'metal', hexColor });
const glasses = ['#F4F6F5', '#1B1C1E', '#8E9498', '#D9CBB4'].map(glass);
const woods = ['#C79A63', '#6E4A30', '#3A2A22'].map(wood);
const metals = ['#B9BCBE', '#D3D6D8', '#B4744E'].map(metal);

const lineSamples: readonly LineSample[] = [
  {
    lineTag: 'simon-10',
    geometry: { height: 80, window: 50 },
    finishes: ['#F4F4F0', '#EFE3C4', '#B9BCC0', '#1F1F21'].map((hex) => plastic(hex)),
  },
  {
    lineTag: 'simon-basic',
    geometry: { height: 81, window: 51 },
    finishes: ['#F4F4F0', '#B9BCC0', '#55585C', '#4A3328'].map((hex) => plastic(hex)),
  },
  {
    lineTag: 'simon-basic',
    geometry: { height: 81, window: 51 },
    finishes: ['#F4F4F0', '#4A3328'].map((hex) => plastic(hex)),
    gasket: true,
  },
  {
    lineTag: 'simon-15',
    geometry: { height: 80, window: 50 },
    finishes: ['#F4F4F0', '#EFE3C4'].map((hex) => plastic(hex)),
  },
  {
    lineTag: 'simon-54-premium',
    geometry: { height: 84, window: 54 },
    finishes: [...['#F4F4F0', '#C9BBA7', '#3E4145', '#1F1F21'].map((hex) => plastic(hex)), ...metals],
  },
  { lineTag: 'simon-54-premium', geometry: { height: 92, window: 54 }, finishes: [plastic('#F4F4F0')] },
  { lineTag: 'simon-54-nature', geometry: { height: 86, window: 54 }, finishes: [...glasses, ...woods, ...metals] },
  {
    lineTag: 'simon-54-touch',
    geometry: { height: 86, window: 54 },
    finishes: ['#F3F1EC', '#BFC3C6', '#2A2A2C'].map(glass),
    touchSlots: [true, false],
  },
  {
    lineTag: 'simon-55-line',
    geometry: { height: 82, window: 55 },
    finishes: ['#F2F2EF', '#C9CBCB', '#C7B594', '#222326'].map((hex) => plastic(hex)),
  },
  {
    lineTag: 'simon-55-duo',
    geometry: { height: 82, window: 55 },
    finishes: [plastic('#F2F2EF', '#222326'), plastic('#F2F2EF', '#B9BCC0'), plastic('#222326', '#C2A05C')],
  },
  { lineTag: 'simon-55-nature', geometry: { height: 84, window: 55 }, finishes: [...glasses, ...woods, ...metals] },
  {
    lineTag: 'simon-82-detail',
    geometry: { height: 87, window: 54 },
    finishes: [plastic('#F5F5F2', '#B4B7BA'), plastic('#F5F5F2', '#C79A63'), plastic('#1E1F21', '#C4B08A')],
  },
];

const frameOf = (
  { lineTag, geometry, gasket, touchSlots }: LineSample,
  finish: Finish,
  slots: number,
): Extract<DrawingSpec, { kind: 'frame' }> => ({
  kind: 'frame',
  lineTag,
  geometry,
  finish,
  slots,
  ...(gasket === undefined ? {} : { gasket }),
  ...(touchSlots === undefined ? {} : { touchSlots }),
});

const alone = (spec: DrawingSpec): SheetEntry => [{ spec, x: 0, y: 0 }];

/** Splits a list into rows of `length` entries. */
const inRows = <T>(entries: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(entries.length / length) }, (_, row) =>
    entries.slice(row * length, (row + 1) * length),
  );

const parts = (hexColor: string): SheetEntry[] =>
  primitives.map((primitive) => alone({ kind: 'visible-part', window: 54, primitive, hexColor }));

const lids: SheetEntry[] = (['coloured', 'transparent'] as const).flatMap((lid) =>
  ['#F4F4F0', '#1F1F21'].map((hexColor) =>
    alone({ kind: 'visible-part', window: 54, primitive: 'socketE+lid', hexColor, lid }),
  ),
);

const antibacterial: SheetEntry[] = ['rocker1', 'rocker2', 'socketE', 'socketE2', 'blank'].map((primitive) =>
  alone({ kind: 'visible-part', window: 54, primitive, hexColor: '#F7F8F6', antibacterial: true }),
);

const assembled = (hexColors: readonly string[]): SheetEntry[] =>
  lineSamples.flatMap((sample, index) =>
    hexColors.map((hexColor, turn) => {
      const finish = sample.finishes[turn % sample.finishes.length] ?? { material: 'plastic', hexColor };
      const centre = sample.geometry.height / 2 - sample.geometry.window / 2;
      const faces = [0, 1].filter((slot) => sample.touchSlots?.[slot] !== true);
      return [
        { spec: frameOf(sample, finish, 2), x: 0, y: 0 },
        ...faces.map((slot) => ({
          spec: {
            kind: 'visible-part',
            window: sample.geometry.window,
            primitive: primitives[(index * 7 + turn * 3 + slot * 15) % primitives.length] ?? 'blank',
            hexColor: finish.material === 'plastic' ? finish.hexColor : hexColor,
          } as const,
          x: centre + 71 * slot,
          y: centre,
        })),
      ];
    }),
  );

/** All primitives that the sample's modules need (docs/catalogue-rules.md#c6-5), and Schuko sockets. */
export const primitives: readonly string[] = [
  'rocker1',
  'rocker1+eye',
  'rocker2',
  'rocker2+eye',
  'rocker3',
  'rocker1+stairs',
  'rocker1+stairs+eye',
  'rocker2+stairs',
  'rocker1+cross',
  'key',
  'card',
  'rocker1+bell',
  'rocker1+bulb',
  'rocker2+arrows',
  'rocker1+arrows',
  'socketE',
  'socketF',
  'socketE2',
  'socketE+lid',
  'socketE red',
  'socketE+usb',
  'usb2',
  'usbAC',
  'hdmi',
  'rj1',
  'rj12',
  'rj2',
  'keystone2',
  'tv',
  'tvrsat',
  'f2',
  'spk1',
  'spk2',
  'bt',
  'knob',
  'rocker1+dim',
  'pir',
  'rocker1+wifi',
  'knob+scale',
  'display',
  'led',
  'signal',
  'blank',
  'cable',
];

export const sheets: readonly Sheet[] = [
  {
    name: 'frames',
    wall: '#f7f7f5',
    rows: lineSamples.map((sample) => sample.finishes.map((finish) => alone(frameOf(sample, finish, 2)))),
  },
  {
    name: 'long-frames',
    wall: '#e9e7e2',
    rows: lineSamples.map((sample) => sample.finishes.slice(-2).map((finish) => alone(frameOf(sample, finish, 5)))),
  },
  { name: 'parts-white', wall: '#f7f7f5', rows: inRows(parts('#F4F4F0'), 9) },
  { name: 'parts-black', wall: '#d9d9d6', rows: inRows(parts('#1F1F21'), 9) },
  { name: 'parts-silver', wall: '#ffffff', rows: inRows(parts('#B9BCC0'), 9) },
  { name: 'lids', wall: '#f7f7f5', rows: [lids, antibacterial] },
  { name: 'sets-white', wall: '#ffffff', rows: inRows(assembled(['#F4F4F0', '#222326', '#F4F4F0', '#C9BBA7']), 4) },
  { name: 'sets-grey', wall: '#a9abaa', rows: inRows(assembled(['#F4F4F0', '#222326', '#F4F4F0', '#C9BBA7']), 4) },
  { name: 'sets-dark', wall: '#2f3236', rows: inRows(assembled(['#F4F4F0', '#222326', '#F4F4F0', '#C9BBA7']), 4) },
  {
    name: 'tiles',
    wall: '#f4f3f0',
    rows: inRows(
      lineSamples.flatMap(({ lineTag, geometry, finishes }) =>
        finishes
          .filter((_, index) => index % 4 === 0)
          .map((finish) => alone({ kind: 'line-tile', lineTag, geometry, finish })),
      ),
      5,
    ),
  },
  ...looseSpecs.map(({ name, specs, columns }) => ({
    name,
    wall: '#f7f7f5',
    rows: inRows(specs.map(alone), columns),
  })),
];

/** A contact sheet: rows of pictures for a visual check. Each row is drawn at one scale, in millimetres, on a wall. */
export type Sheet = {
  readonly name: string;
  readonly wall: string;
  readonly rows: readonly (readonly SheetEntry[])[];
};

/** One picture, or several on top of each other. Positions of upper left corners are in millimetres. */
export type SheetEntry = readonly SheetLayer[];

/** A picture at its position within an entry. */
export type SheetLayer = { readonly spec: DrawingSpec; readonly x: number; readonly y: number };
