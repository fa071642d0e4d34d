import { type NamedAppearance, namedAppearances } from './colour-words.ts';

/** An ETIM feature and its value as in files: `EF000007` and `EV000202`, `EF000074` and `2`. */
export type NamedFeature = readonly [feature: string, value: string];

const [UNITS, UNITS_ACROSS, UNITS_DOWN] = ['EF000074', 'EF008858', 'EF008859'];
const [COLOUR, MATERIAL, QUALITY] = ['EF000007', 'EF002169', 'EF001257'];
const [MODEL, WIRING, ASSEMBLY] = ['EF000010', 'EF002960', 'EF000005'];

/** The features of frames, switches and sockets that a catalogue stores for suggestions. */
const storedFeatureCodes: ReadonlySet<string> = new Set([
  UNITS,
  UNITS_ACROSS,
  UNITS_DOWN,
  COLOUR,
  MATERIAL,
  QUALITY,
  MODEL,
  WIRING,
  ASSEMBLY,
]);

/** ETIM classes whose features are stored. */
const readClasses: ReadonlySet<string> = new Set(['EC000007', 'EC000011', 'EC000080', 'EC000125', 'EC001590']);

/** The stored features as one text, `EF000074=2 EF000007=EV000202`; undefined for none. */
export const storedFeatures = (etimClass: string | undefined, named: readonly NamedFeature[]): string | undefined => {
  if (etimClass === undefined || !readClasses.has(etimClass)) return undefined;
  const features = named
    .map(([feature, value]) => [feature.trim(), value.trim().replace(/^(\d+)[.,]0+$/, '$1')] as const)
    .filter(([feature, value]) => storedFeatureCodes.has(feature) && /^(?:EV\d{6}|\d{1,4})$/.test(value));
  return features.length === 0
    ? undefined
    : [...new Map(features)].map(([feature, value]) => `${feature}=${value}`).join(' ');
};

/** Properties of a product derived from its features. */
export type PropertiesFromFeatures = {
  readonly slots?: number;
  readonly appearance?: NamedAppearance;
  readonly functionId?: string;
  /** Whether it is a mechanism or a cover only. */
  readonly part?: 'mechanism' | 'cover';
};

/** Interprets the stored features of a product. */
export const propertiesFromFeatures = (
  etimClass: string | undefined,
  text: string | undefined,
): PropertiesFromFeatures => {
  if (etimClass === undefined || text === undefined) return {};
  const features = new Map(text.split(' ').map((one): NamedFeature => [one.slice(0, 8), one.slice(9)]));
  const value = (feature = ''): string => features.get(feature) ?? '';
  const slots = slotsOf(Number(value(UNITS)), Number(value(UNITS_ACROSS)), Number(value(UNITS_DOWN)));
  const appearance = appearanceOf(value(COLOUR), value(MATERIAL), value(QUALITY));
  const functionId = functionOf(etimClass, value(MODEL), value(WIRING), Number(value(UNITS)));
  const part = etimClass === 'EC001590' ? parts.get(value(ASSEMBLY)) : undefined;
  return {
    ...(slots !== undefined && /^EC0000(?:07|80)$/.test(etimClass) && { slots }),
    ...(appearance && { appearance }),
    ...(functionId !== undefined && { functionId }),
    ...(part && { part }),
  };
};

/** Number of units. Some manufacturers state all units, others rows and columns. */
const slotsOf = (units: number, across: number, down: number): number | undefined =>
  [units, Math.max(across, down)].find((count) => count > 0);

const parts: ReadonlyMap<string, 'mechanism' | 'cover'> = new Map([
  ['EV000078', 'mechanism'],
  ['EV006346', 'mechanism'],
  ['EV006351', 'cover'],
]);

/** ETIM colours as appearances. */
const colours: ReadonlyMap<string, string> = new Map([
  ['EV000072', 'aluminium'],
  ['EV000309', 'anthracite'],
  ['EV000279', 'cream'],
  ['EV008893', 'cream'],
  ['EV000083', 'brown'],
  ['EV000294', 'stainless-steel'],
  ['EV000119', 'gold'],
  ['EV000205', 'silver'],
  ['EV000270', 'grey'],
  ['EV000271', 'light-grey'],
  ['EV000233', 'red'],
  ['EV000234', 'yellow'],
  ['EV000235', 'green'],
  ['EV000236', 'orange'],
  ['EV000080', 'blue'],
  ['EV000082', 'bronze'],
  ['EV000291', 'chrome'],
  ['EV000206', 'black'],
  ['EV000202', 'white'],
]);

const materials: ReadonlyMap<string, NamedAppearance['material']> = new Map([
  ['EV000139', 'plastic'],
  ['EV000914', 'metal'],
  ['EV000219', 'glass'],
  ['EV000131', 'wood'],
]);

const STAINLESS_STEEL = 'EV000294';

const appearanceOf = (colour: string, material: string, quality: string): NamedAppearance | undefined => {
  const id = quality === STAINLESS_STEEL ? 'stainless-steel' : colours.get(colour);
  const appearance = namedAppearances.find((one) => one.id === id);
  const materialName = materials.get(material);
  return appearance === undefined || materialName === undefined
    ? appearance
    : { ...appearance, material: materialName };
};

/** Functions for wirings of switches and models of sockets, and for two sockets of a model in one product. */
const wirings: ReadonlyMap<string, string> = new Map([
  ['EV009624', 'switch-one-way'],
  ['EV000500', 'switch-two-pole'],
  ['EV000943', 'switch-two-circuit'],
  ['EV006343', 'switch-three-gang'],
  ['EV006435', 'switch-intermediate'],
  ['EV000648', 'switch-two-way'],
  ['EV006530', 'switch-two-way-double'],
  ['EV000145', 'push-button'],
]);

const sockets: ReadonlyMap<string, readonly [one: string, two?: string]> = new Map([
  ['EV002727', ['socket-schuko', 'socket-double-schuko']],
  ['EV005887', ['socket-unearthed']],
  ['EV005891', ['socket-earthed-e', 'socket-double-earthed']],
  ['EV009679', ['socket-earthed-e', 'socket-double-earthed']],
  ['EV010703', ['socket-earthed-e', 'socket-double-earthed']],
]);

const functionOf = (etimClass: string, model: string, wiring: string, units: number): string | undefined => {
  if (etimClass === 'EC001590') return wirings.get(wiring);
  if (etimClass !== 'EC000125') return undefined;
  const [one, two] = sockets.get(model) ?? [];
  return units > 1 ? (units === 2 ? two : undefined) : one;
};
