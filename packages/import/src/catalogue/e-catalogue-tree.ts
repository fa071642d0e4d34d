import type { CatalogueText } from '@ramka/contract/catalogue-format/fields';
import type { Language } from '@ramka/domain/text';
import { type EcatalogSeriesEntry, textIn } from '@ramka/server/catalogue/files/catalogue-files';
import { toCatalogueText } from '../pipeline/imported-text.ts';
import type { GroupRecord } from '../pipeline/import-record.ts';

/** The e-catalogue's tree while products are added. Existing nodes keep their ids. */
export type TreeBuilder = {
  /** The id of the product group at a path of names; an empty path is outside all series. */
  readonly place: (path: readonly CatalogueText[]) => number;
  /** The id of a product group outside all series, which may have a name. */
  readonly placeAmongOthers: (name: string | undefined) => number;
  /** Marks an existing product group as used. */
  readonly markUsed: (productGroupId: number) => void;
  /** The nodes that hold products. */
  readonly tree: () => readonly EcatalogSeriesEntry[];
};

type Node = { readonly id: number; readonly name: CatalogueText | null; readonly inner: Node[] };

/** The group of products without any place. */
const others: CatalogueText = { pl: 'Pozostałe', cs: 'Ostatní', sk: 'Ostatné', uk: 'Інші', en: 'Others' };

/** Starts from the existing tree. */
export const buildTree = (before: readonly EcatalogSeriesEntry[]): TreeBuilder => {
  const allSeries = before.map(nodeOfSeries);
  const filled = new Set<number>();
  let lastId = Math.max(0, ...allSeries.flatMap(idsOf));
  const findOrAdd = (nodes: Node[], name: CatalogueText | null): Node => {
    const existing = nodes.find((node) => sameName(node.name, name));
    if (existing) return existing;
    lastId += 1;
    const node: Node = { id: lastId, name, inner: [] };
    nodes.push(node);
    return node;
  };
  const placeIn = ([seriesName, groupName, name]: ReturnType<typeof threeLevels>): number => {
    const series = findOrAdd(allSeries, seriesName);
    const group = findOrAdd(series.inner, groupName);
    const productGroup = findOrAdd(group.inner, name);
    filled.add(productGroup.id);
    return productGroup.id;
  };
  const placed = new Map<string, number>();
  const placedPaths = new WeakMap<readonly CatalogueText[], number>();
  return {
    place: (path) => {
      const cached = placedPaths.get(path);
      if (cached !== undefined) return cached;
      const key = JSON.stringify(path);
      const id = placed.get(key) ?? placeIn(threeLevels(path));
      placed.set(key, id);
      placedPaths.set(path, id);
      return id;
    },
    placeAmongOthers: (name) => placeIn([null, others, name ?? others]),
    markUsed: (id) => void filled.add(id),
    tree: () => allSeries.map((series) => seriesOfNode(series, filled)).filter(({ groups }) => groups.length > 0),
  };
};

/**
 * Splits a path into series, group and product group. A shorter path repeats its last name, a longer one joins its
 * names from the third on.
 */
const threeLevels = (path: readonly CatalogueText[]): readonly [CatalogueText | null, CatalogueText, CatalogueText] => {
  const [series, group = series, ...rest] = path;
  if (series === undefined || group === undefined) return [null, others, others];
  return [series, group, rest.length === 0 ? group : joinTexts(rest)];
};

const joinTexts = (texts: readonly CatalogueText[]): CatalogueText => {
  const joined = (language: Language): string => texts.map((text) => textIn(text, language)).join(' – ');
  if (texts.every((text) => typeof text === 'string')) return joined('en');
  return { pl: joined('pl'), cs: joined('cs'), sk: joined('sk'), uk: joined('uk'), en: joined('en') };
};

/**
 * Whether two nodes are the same. Of names in several languages only the Polish ones are compared, because an earlier
 * import may have used other wordings.
 */
const sameName = (one: CatalogueText | null, other: CatalogueText | null): boolean => {
  if (one === null || other === null || typeof one === 'string' || typeof other === 'string') return one === other;
  return one.pl === other.pl;
};

const idsOf = (node: Node): readonly number[] => [node.id, ...node.inner.flatMap(idsOf)];

const nodeOfSeries = ({ id, name, groups }: EcatalogSeriesEntry): Node => ({
  id,
  name,
  inner: groups.map((group) => ({
    id: group.id,
    name: group.name,
    inner: group.productGroups.map((productGroup) => ({ ...productGroup, inner: [] })),
  })),
});

const seriesOfNode = ({ id, name, inner }: Node, filled: ReadonlySet<number>): EcatalogSeriesEntry => ({
  id,
  name,
  groups: inner
    .map((group) => ({
      id: group.id,
      name: group.name ?? others,
      productGroups: group.inner
        .filter((productGroup) => filled.has(productGroup.id))
        .map((productGroup) => ({ id: productGroup.id, name: productGroup.name ?? others })),
    }))
    .filter(({ productGroups }) => productGroups.length > 0),
});

/** The names from the top of the file's tree down to a group, one list for each group. */
export const groupPath = (
  groups: ReadonlyMap<string, GroupRecord>,
  groupKey: string | undefined,
): readonly CatalogueText[] => {
  const group = groups.get(groupKey ?? '');
  if (group === undefined) return [];
  const path = groupPaths.get(group) ?? namesDownTo(group, groups);
  groupPaths.set(group, path);
  return path;
};

const groupPaths = new WeakMap<GroupRecord, readonly CatalogueText[]>();

/** A cycle ends the path. */
const namesDownTo = (lowest: GroupRecord, groups: ReadonlyMap<string, GroupRecord>): readonly CatalogueText[] => {
  const path: CatalogueText[] = [];
  const passed = new Set<string>();
  let group: GroupRecord | undefined = lowest;
  while (group !== undefined && !passed.has(group.key)) {
    passed.add(group.key);
    const name = toCatalogueText(group.name);
    if (name !== undefined) path.unshift(name);
    group = groups.get(group.parentKey ?? '');
  }
  return path;
};
