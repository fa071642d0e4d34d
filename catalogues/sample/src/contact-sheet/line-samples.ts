import type { DrawingOrder, Finish, Geometry } from '@ramka/import/drawing/drawing-order';

/** A frame line as it is shown on contact sheets: its geometry and finishes that bring out its design. */
export type LineSample = {
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

/** Every line with its finishes. */
export const lineSamples: readonly LineSample[] = [
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

/** The frame of a line in a finish. */
export const frameOf = (
  { lineTag, geometry, gasket, touchSlots }: LineSample,
  finish: Finish,
  slots: number,
): Extract<DrawingOrder, { kind: 'frame' }> => ({
  kind: 'frame',
  lineTag,
  geometry,
  finish,
  slots,
  ...(gasket === undefined ? {} : { gasket }),
  ...(touchSlots === undefined ? {} : { touchSlots }),
});
