import type { CatalogueText } from '@ramka/contract/catalogue-format/fields';
import { allLanguages, type Language } from '@ramka/domain/text';
import { type EcatalogProductEntry, textIn } from '@ramka/server/catalogue/files/catalogue-files';
import type { ExportedRow } from '../tabular/export-sheets.ts';
import { UNSURE } from '../tabular/sheet-columns.ts';
import { LEVEL } from '../tabular/sheet-names.ts';
import { foldText, materialNames, type NamedAppearance } from '../vocabulary/colour-words.ts';
import { drawers, drawingOf } from '../vocabulary/function-drawings.ts';
import { allFunctions } from '../vocabulary/functions.ts';
import type { ProductKind } from './product-kinds.ts';

/** A product and its inferred kind. */
export type Found = { readonly product: EcatalogProductEntry; readonly kind: ProductKind };

/** The name columns of a row. */
export const inLanguages = (name: CatalogueText): ExportedRow =>
  typeof name === 'string'
    ? { name }
    : Object.fromEntries(allLanguages.map((language) => [`name_${language}`, name[language]]));

/** The name of the role of mechanisms. */
export const mechanism = { pl: 'Mechanizm', cs: 'Přístroj', sk: 'Prístroj', uk: 'Механізм', en: 'Mechanism' };

/** The finish of frames with this appearance. */
export const finishOf = ({ id, material }: NamedAppearance): string =>
  material === 'glass' && !id.endsWith('glass') ? `${id}-glass` : id;

/** The subcategory of a frame: its name without size and appearance. */
export const subcategoryOf = ({ plainName, appearance }: ProductKind): CatalogueText => {
  const [, ...others] = plainName.split(', ');
  return others.join(', ') || materialNames[appearance?.material ?? 'plastic'];
};

const unsureCell = (...reasons: readonly (string | undefined)[]): ExportedRow => {
  const text = reasons.filter(Boolean).join(' ');
  return text === '' ? {} : { [UNSURE]: text };
};

/** Rows of frames, shortest first, with seals and boxes of the same length. */
export const framesOf = (
  frames: readonly Found[],
  around: readonly Found[],
  line: string,
  language: Language,
): readonly ExportedRow[] => {
  const seen = new Set<string>();
  return frames
    .toSorted((one, other) => (one.kind.slots ?? 1) - (other.kind.slots ?? 1))
    .map(({ product: { symbol }, kind }) => {
      const subcategory = textIn(subcategoryOf(kind), language);
      const same = [subcategory, kind.slots, kind.appearance?.id].join();
      const twice = seen.has(same) ? 'another one has this size and colour.' : undefined;
      seen.add(same);
      const fitting = (part: ProductKind['part']): readonly Found[] =>
        around.filter((one) => one.kind.part === part && one.kind.slots === kind.slots);
      const corner = boxesCell(fitting('corner-box'), 1, language);
      const surface = surfaceBoxes(around, kind.slots ?? 1, language);
      const [seal] = fitting('seal');
      return {
        line,
        symbol,
        subcategory,
        slots: String(kind.slots ?? 1),
        ...(seal !== undefined && { seal: seal.product.symbol }),
        ...(surface !== '' && { surfaceBoxes: surface }),
        ...(corner !== '' && { cornerBoxes: corner }),
        ...(kind.appearance !== undefined && { finish: finishOf(kind.appearance) }),
        ...unsureCell(kind.unsure, kind.appearance === undefined ? 'which colour?' : undefined, twice),
      };
    });
};

/** Surface boxes for a number of slots: one of that length, otherwise a one-slot box and extensions. */
const surfaceBoxes = (around: readonly Found[], slots: number, language: Language): string => {
  const boxes = around.filter(({ kind }) => kind.part === 'surface-box');
  const ofFullLength = boxes.filter(({ kind }) => kind.slots === slots && kind.extension !== true);
  if (ofFullLength.length > 0) return boxesCell(ofFullLength, 1, language);
  const lengthened = boxes.filter(({ kind }) => kind.extension);
  if (slots === 1 || lengthened.length === 0) return '';
  const first = boxes.filter(({ kind }) => kind.slots === 1 && kind.extension !== true);
  return [boxesCell(first, 1, language), boxesCell(lengthened, slots - 1, language)].join(', ');
};

const boxesCell = (boxes: readonly Found[], quantity: number, language: Language): string =>
  boxes
    .flatMap(({ product, kind: { appearance } }) =>
      appearance === undefined ? [] : [`${product.symbol}: ${textIn(appearance.name, language)} × ${quantity}`],
    )
    .join(', ');

/** A product as an article, with its name, URL, and its picture if that need not fit an opening. */
export const articleOf = ({ product, kind }: Found, series: string, language: Language): ExportedRow => {
  const isVisible = kind.part === 'module' || kind.part === 'cover';
  const drawn = isVisible || kind.part === 'frame' || product.image === 'no-picture.svg';
  return {
    symbol: product.symbol,
    ...inLanguages(product.name),
    series,
    ...(isVisible && kind.appearance !== undefined && { colour: textIn(kind.appearance.name, language) }),
    ...(!drawn && { picture: `ecatalog/${product.image}` }),
    ...(product.catalogUrl && { catalogUrl: product.catalogUrl }),
  };
};

/** Rows of modules: products with the same name and function in all colours, with mechanisms for covers. */
export const modulesOf = (
  visible: readonly Found[],
  mechanismProducts: readonly Found[],
  series: string,
  language: Language,
): readonly (readonly [string, readonly ExportedRow[]])[] => {
  const groups = [...Map.groupBy(visible, ({ kind }) => `${kind.functionId} ${foldText(kind.plainName)}`).values()];
  const order = new Map(allFunctions.map(({ id }, index) => [id, index]));
  const sorted = groups.toSorted(
    (one, other) => (order.get(one[0]?.kind.functionId ?? '') ?? 0) - (order.get(other[0]?.kind.functionId ?? '') ?? 0),
  );
  const used = drawers.filter(({ id }) => sorted.some(([first]) => drawingOf(first?.kind.functionId).drawer === id));
  const rows = sorted.map((group) => moduleOf(group, mechanismProducts, series, language));
  return [
    ['module-categories', used.map(({ name }) => ({ series, ...inLanguages(name) }))],
    [
      'module-subcategories',
      used.map(({ name, inside }) => ({ series, category: name[language], ...inLanguages(inside) })),
    ],
    ['modules', rows.map(({ module }) => module)],
    [
      'module-groups',
      rows
        .filter(({ components }) => components.length > 0)
        .map(({ module, components }) => ({
          series,
          module: module['name'] ?? '',
          ...inLanguages(mechanism),
          role: 'mechanism',
          required: 'yes',
          components: components.join(', '),
        })),
    ],
  ];
};

/** One module with its colours and mechanisms. */
const moduleOf = (
  group: readonly Found[],
  mechanismProducts: readonly Found[],
  series: string,
  language: Language,
): { readonly module: ExportedRow; readonly components: readonly string[] } => {
  const [first] = group;
  const { functionId, plainName = '', part } = first?.kind ?? {};
  const drawer = drawers.find(({ id }) => id === drawingOf(functionId).drawer);
  const mechanisms = part === 'cover' ? mechanismProducts.filter(({ kind }) => kind.functionId === functionId) : [];
  return {
    module: {
      series,
      name: plainName,
      function: functionId ?? '',
      category: drawer === undefined ? '' : [drawer.name, drawer.inside].map((name) => name[language]).join(LEVEL),
      visibleComponents: group.map(({ product }) => product.symbol).join(', '),
      disablesIp44: mayBeSealed(functionId, plainName) ? 'no' : 'yes',
      ...unsureCell(
        [...new Set(group.map(({ kind }) => kind.unsure))].join(' '),
        group.some(({ kind }) => kind.appearance === undefined) ? 'which colour?' : undefined,
        part === 'cover' && mechanisms.length === 0 ? 'which mechanism?' : undefined,
      ),
    },
    components: mechanisms.map(({ product }) => product.symbol),
  };
};

/** Whether a module can be sealed: switches, push-buttons and splash-proof products. */
const mayBeSealed = (functionId = '', name = ''): boolean =>
  /^(switch|push-button|blind-switch|blind-push)/.test(functionId) || /IP ?44/i.test(name);
