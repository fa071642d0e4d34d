import type { DrawingOrder } from '@ramka/import/drawing/drawing-order';
import { frameOf, lineSamples } from './line-samples.ts';
import { looseOrders } from './loose-orders.ts';

const alone = (order: DrawingOrder): SheetEntry => [{ order, x: 0, y: 0 }];

/** The list in rows of so many. */
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
        { order: frameOf(sample, finish, 2), x: 0, y: 0 },
        ...faces.map((slot) => ({
          order: {
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

/** Every primitive that a module of the sample needs (docs/catalogue-rules.md#c6-5), and Schuko sockets. */
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

/** All sheets. */
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
  ...looseOrders.map(({ name, orders, columns }) => ({
    name,
    wall: '#f7f7f5',
    rows: inRows(orders.map(alone), columns),
  })),
];

/** Pictures to look at together. Each row is drawn at one scale, in millimetres, on the sheet's wall. */
export type Sheet = {
  readonly name: string;
  readonly wall: string;
  readonly rows: readonly (readonly SheetEntry[])[];
};

/** One picture, or several on top of each other with the upper left corner of each in millimetres. */
export type SheetEntry = readonly SheetLayer[];

/** A picture in its place within an entry. */
export type SheetLayer = { readonly order: DrawingOrder; readonly x: number; readonly y: number };
