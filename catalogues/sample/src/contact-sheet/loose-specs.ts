import type { DrawingSpec } from '@ramka/drawing/drawing-spec';

type Of<K extends DrawingSpec['kind']> = Extract<DrawingSpec, { kind: K }>;

const geometry = { height: 84, window: 54 };
const white = '#F4F4F0';

const parts: readonly (readonly [Of<'part'>['part'], string?])[] = [
  ['claws'],
  ['insert-seal'],
  ['lamp', '#4A90E2'],
  ['lamp', '#FFB347'],
  ['data-insert'],
  ['keystone-insert', '#2b2f33'],
  ['label-field'],
  ['card'],
  ['key'],
  ['loudspeaker'],
  ['dimmer-insert'],
  ['sensor-insert'],
  ['mask'],
  ['radio-insert'],
  ['floor-probe'],
  ['light-insert', '#FFD58A'],
  ['power-supply'],
  ['lens', '#C4202B'],
  ['lens', '#2F9E5A'],
  ['lens', '#F1F1EC'],
  ['blank-insert', white],
];

const things: readonly Of<'thing'>['thing'][] = [
  'multi-socket',
  'column',
  'floor-box',
  'cable',
  'plug',
  'power-supply',
  'led-strip',
  'tool',
  'bell',
  'transformer',
  'remote',
  'box-controller',
  'mounting',
  'screw',
];

const boxes: readonly Of<'box'>['box'][] = ['surface', 'composable', 'extension', 'corner', 'flush', 'floor'];

const functions = [
  'W1',
  'W5',
  'W31',
  'W6',
  'W62',
  'P1',
  'ZW1',
  'GZ1',
  'GSZ1',
  'GZ2',
  'RJ1',
  'RJ2',
  'TV1',
  'SF2',
  'S9L',
  'TR2',
  'WF1',
];

const signs: readonly Of<'wiring-sign'>['sign'][] = [
  'switch',
  'two-circuit-switch',
  'push-button',
  'double-push-button',
];

const article = (primitive: string, hexColor: string): Of<'complete'> => ({
  kind: 'complete',
  lineTag: 'simon-54-premium',
  geometry,
  finish: { material: 'plastic', hexColor },
  primitive,
  hexColor,
});

const panels = ['#F3F1EC', '#BFC3C6', '#2A2A2C'].map((hexColor): Of<'panel'> => ({
  kind: 'panel',
  geometry: { height: 86, window: 54 },
  finish: { material: 'glass', hexColor },
  touchPoints: [4, 2, null],
}));

/** All drawings except frames and visible parts, by subject. */
export const looseSpecs: readonly {
  readonly name: string;
  readonly specs: readonly DrawingSpec[];
  readonly columns: number;
}[] = [
  {
    name: 'loose-parts',
    columns: 7,
    specs: parts.map(([part, hexColor]) => ({ kind: 'part', part, ...(hexColor === undefined ? {} : { hexColor }) })),
  },
  { name: 'things', columns: 5, specs: things.map((thing) => ({ kind: 'thing', thing, hexColor: '#E4E4E0' })) },
  {
    name: 'boxes',
    columns: 4,
    specs: [
      ...boxes.map((box): Of<'box'> => ({ kind: 'box', box, slots: 2, hexColor: box === 'flush' ? '#3B6FB0' : white })),
      { kind: 'frame-seal', slots: 1 },
      { kind: 'frame-seal', slots: 3 },
      { kind: 'surface-box-outline', lineTag: 'simon-54-premium', geometry, slots: 2, hexColor: white },
      { kind: 'seal-outline', lineTag: 'simon-54-premium', geometry, slots: 2 },
    ],
  },
  { name: 'wiring-signs', columns: 4, specs: signs.map((sign) => ({ kind: 'wiring-sign', sign })) },
  { name: 'mechanisms', columns: 6, specs: functions.map((symbol) => ({ kind: 'mechanism', function: symbol })) },
  {
    name: 'touch',
    columns: 4,
    specs: [
      ...[1, 2, 3, 4].map((touchPoints): DrawingSpec => ({ kind: 'touch-points', touchPoints })),
      ...[1, 2, 3, 4].map((touchPoints): DrawingSpec => ({
        kind: 'controller',
        touchPoints,
        symbol: `DTS${touchPoints}`,
      })),
      ...panels,
    ],
  },
  {
    name: 'complete',
    columns: 5,
    specs: [
      ...['rocker1', 'socketE', 'socketE+lid', 'socketE2'].map((primitive) => article(primitive, white)),
      ...[['rocker1'], ['rocker2+arrows'], ['socketF'], ['socketE', 'socketE'], ['rocker1', 'socketE+lid']].flatMap(
        (primitives): DrawingSpec[] =>
          ['#F4F4F0', '#8E9498'].map((hexColor) => ({ kind: 'surface-product', primitives, hexColor })),
      ),
    ],
  },
];
