import type { CatalogueText } from '@ramka/contract/catalogue-format/fields';
import { allLanguages, type Language } from '@ramka/domain/text';
import { type CatalogueFiles, isTouchFrame, textIn } from '@ramka/server/catalogue/files/catalogue-files';
import { valuesOf } from '@ramka/server/catalogue/files/entries';
import { nearestOf } from './sheet-columns.ts';

/** An object with an id in the catalogue and a name in sheets. */
export type NamedObject = {
  readonly id: number;
  /** The scope of the name: a series, line or module; empty: the whole catalogue. */
  readonly scope: string;
  /** The first name is used for export; all are accepted. */
  readonly names: readonly string[];
};

/** The kinds of objects with symbols, tags or names in sheets and ids in JSON. */
export const allKinds = [
  'series',
  'line',
  'subcategory',
  'colour',
  'article',
  'panel',
  'drawer',
  'shelf',
  'module',
  'group',
  'product-drawer',
  'product-shelf',
  'product',
  'ecatalog-series',
  'ecatalog-group',
  'ecatalog-product-group',
  'ecatalog-product',
] as const;

export type NamedKind = (typeof allKinds)[number];

/** Separator of the levels of a tree in a cell: `Switches / Two-way switches`. */
export const LEVEL = ' / ';

/** Looks up ids by names and names by ids. */
export class SheetNames {
  readonly #byId = new Map<string, NamedObject>();
  readonly #byName = new Map<string, NamedObject>();
  readonly #byLastPart = new Map<string, NamedObject | undefined>();
  readonly #labels = new Map<string, string[]>();

  /** Adds objects. Of two with the same name the first one wins. */
  add(kind: NamedKind, objects: readonly NamedObject[]): void {
    for (const object of objects) {
      const [first = String(object.id)] = object.names;
      const existing = this.#byName.get(key(kind, object.scope, first));
      const label = existing === undefined || existing.id === object.id ? first : `${first} #${object.id}`;
      this.#byId.set(key(kind, '', String(object.id)), { ...object, names: [label] });
      const labels = this.#labels.get(key(kind, object.scope, ''));
      // The list is extended in place for speed: a range has as many names as products.
      if (labels === undefined) this.#labels.set(key(kind, object.scope, ''), [label]);
      else labels.push(label);
      for (const name of [...object.names, label]) this.#remember(kind, object, name);
    }
  }

  /** Adds previous names, unless other objects have them now. */
  addFormer(kind: NamedKind, objects: readonly NamedObject[], ids: ReadonlySet<number>): void {
    for (const object of objects)
      if (ids.has(object.id)) for (const name of object.names) this.#remember(kind, object, name);
  }

  #remember(kind: NamedKind, object: NamedObject, name: string): void {
    const fullKey = key(kind, object.scope, name);
    if (!this.#byName.has(fullKey)) this.#byName.set(fullKey, object);
    const part = name.split(LEVEL).at(-1) ?? name;
    const last = key(kind, object.scope, part);
    const other = this.#byLastPart.get(last);
    // A last part that occurs in two places is ambiguous.
    this.#byLastPart.set(last, this.#byLastPart.has(last) && other?.id !== object.id ? undefined : object);
  }

  /** The id of an object, by any of its names or by its id; undefined if unknown. */
  find(kind: NamedKind, scope: string, text: string): number | undefined {
    const named = this.#byName.get(key(kind, scope, text)) ?? this.#byLastPart.get(key(kind, scope, text));
    if (named !== undefined) return named.id;
    return /^[0-9]+$/.test(text) ? this.#byId.get(key(kind, '', text))?.id : undefined;
  }

  /** The id of an object in any scope, because older sheets name modules by id only. */
  findAnywhere(kind: NamedKind, text: string): number | undefined {
    return this.#byId.get(key(kind, '', text))?.id;
  }

  /** The name of an object in sheets; its id if it has no name. */
  label(kind: NamedKind, id: number): string {
    return this.#byId.get(key(kind, '', String(id)))?.names[0] ?? String(id);
  }

  /** All names within a scope. */
  labels(kind: NamedKind, scope = ''): readonly string[] {
    return this.#labels.get(key(kind, scope, '')) ?? [];
  }

  /** All names of all scopes. */
  allLabels(kind: NamedKind): readonly string[] {
    return [...new Set([...this.#labels].flatMap(([place, labels]) => (place.startsWith(`${kind}\n`) ? labels : [])))];
  }

  /** The message for an unknown name, with a suggestion. */
  lackOf(kind: NamedKind, scope: string, text: string): string {
    const nearest = nearestOf(text, this.labels(kind, scope));
    const within = scope === '' ? '' : ` in "${scope}"`;
    return `There is no ${kindNames[kind]} "${text}"${within}${nearest === undefined ? '' : `: did you mean "${nearest}"?`}`;
  }
}

const kindNames: Readonly<Record<NamedKind, string>> = {
  series: 'series',
  line: 'frame line',
  subcategory: 'subcategory of frames',
  colour: 'colour',
  article: 'article',
  panel: 'glass panel',
  drawer: 'category of modules',
  shelf: 'subcategory of modules',
  module: 'module',
  group: 'group of components',
  'product-drawer': 'category of products',
  'product-shelf': 'category of products',
  product: 'single product',
  'ecatalog-series': 'series of the e-catalogue',
  'ecatalog-group': 'group of the e-catalogue',
  'ecatalog-product-group': 'product group of the e-catalogue',
  'ecatalog-product': 'product of the e-catalogue',
};

const key = (kind: NamedKind, scope: string, name: string): string =>
  `${kind}\n${scope}\n${name.trim().replaceAll(/\s+/g, ' ').toLowerCase()}`;

/** The names in a text: in the language of the sheets first, then in the others. */
export const namesOfText = (text: CatalogueText, language: Language): readonly string[] => [
  ...new Set([language, ...allLanguages].map((other) => textIn(text, other))),
];

/** Joins the names of tree levels in each language. */
export const namesOfLevels = (levels: readonly CatalogueText[], language: Language): readonly string[] => [
  ...new Set([language, ...allLanguages].map((other) => levels.map((text) => textIn(text, other)).join(LEVEL))),
];

type Categories = CatalogueFiles['moduleCategories'];

const drawersOf = (categories: Categories, language: Language): readonly NamedObject[] =>
  valuesOf(categories).map(({ id, seriesTag, name }) => ({ id, scope: seriesTag, names: namesOfText(name, language) }));

/** The subcategories, and categories without subcategories. */
const shelvesOf = (categories: Categories, language: Language): readonly NamedObject[] =>
  valuesOf(categories).flatMap(({ id, seriesTag: scope, name, subCategories }) => [
    ...(subCategories.length === 0 ? [{ id, scope, names: namesOfText(name, language) }] : []),
    ...subCategories.map((sub) => ({ id: sub.id, scope, names: namesOfLevels([name, sub.name], language) })),
  ]);

const bySymbol = (list: readonly { readonly id: number; readonly symbol: string }[]): readonly NamedObject[] =>
  list.map(({ id, symbol }) => ({ id, scope: '', names: [symbol] }));

const byTag = (list: readonly { readonly id: number; readonly tag: string }[]): readonly NamedObject[] =>
  list.map(({ id, tag }) => ({ id, scope: '', names: [tag] }));

/** All objects of a catalogue that sheets can name. */
export const namedObjects = (
  files: CatalogueFiles,
  language: Language,
): Readonly<Record<NamedKind, readonly NamedObject[]>> => {
  const named = ({ id, name }: { readonly id: number; readonly name: CatalogueText }, scope = ''): NamedObject => ({
    id,
    scope,
    names: namesOfText(name, language),
  });
  const modules = [...files.modules].flatMap(([tag, list]) => valuesOf(list).map((entry) => ({ ...entry, tag })));
  return {
    series: byTag(valuesOf(files.series)),
    line: byTag(valuesOf(files.frameLines)),
    subcategory: valuesOf(files.frameLines).flatMap(({ tag, subcategories }) =>
      subcategories.map((entry) => named(entry, tag)),
    ),
    colour: valuesOf(files.colours).map((entry) => named(entry, entry.seriesTag)),
    article: bySymbol(valuesOf(files.articles)),
    panel: bySymbol([...files.frames.values()].flatMap(valuesOf).filter(isTouchFrame)),
    drawer: drawersOf(files.moduleCategories, language),
    shelf: shelvesOf(files.moduleCategories, language),
    module: modules.map((entry) => named(entry, entry.tag)),
    group: modules.flatMap(({ id, groups }) => groups.map((entry) => named(entry, String(id)))),
    'product-drawer': drawersOf(files.productCategories, language),
    'product-shelf': shelvesOf(files.productCategories, language),
    product: bySymbol(valuesOf(files.products)),
    ...ecatalogObjects(files, language),
    'ecatalog-product': bySymbol([...valuesOf(files.ecatalogProducts), ...valuesOf(files.ecatalogGone)]),
  };
};

const ecatalogObjects = ({ ecatalogTree }: CatalogueFiles, language: Language) => {
  const [series, groups, productGroups]: [NamedObject[], NamedObject[], NamedObject[]] = [[], [], []];
  for (const { id, name, groups: inner } of valuesOf(ecatalogTree)) {
    const above = name === null ? [] : [name];
    series.push({ id, scope: '', names: namesOfLevels(above, language) });
    for (const group of inner) {
      groups.push({ id: group.id, scope: '', names: namesOfLevels([...above, group.name], language) });
      for (const leaf of group.productGroups)
        productGroups.push({
          id: leaf.id,
          scope: '',
          names: namesOfLevels([...above, group.name, leaf.name], language),
        });
    }
  }
  return { 'ecatalog-series': series, 'ecatalog-group': groups, 'ecatalog-product-group': productGroups };
};
