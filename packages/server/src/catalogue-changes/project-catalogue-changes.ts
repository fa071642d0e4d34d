import { decimalFromPrice, type MinorUnits } from '@ramka/domain/money';
import { priceFromWire } from '@ramka/contract/translate/catalogue';
import type { CatalogueChanges } from '@ramka/contract/wire/catalogue-changes';
import { type BillFinding, billOfMaterials } from '@ramka/domain/bill';
import type { RoomEntry } from '@ramka/domain/project';
import type { FramedSet, ModuleChoice } from '@ramka/domain/set/product-set';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { mapCooperatively } from '../async/concurrency.ts';
import type { StoredProject } from '../project/projects.store.ts';
import { productSetOf } from '../project/set-contents.ts';
import type { PriceSnapshot, SnapshotArticle } from './price-snapshot.ts';

/** Computes the differences between a snapshot and the current catalogue that affect a project. */
export const catalogueChangesOf = async (
  project: StoredProject,
  confirmed: PriceSnapshot,
  catalogue: LocalisedCatalogue,
): Promise<Pick<CatalogueChanges, 'repriced' | 'gone' | 'effect'>> => {
  const { present, discontinued } = await needsOf(project, confirmed, catalogue);
  const before = new Map(
    [...confirmed.articles.values(), ...confirmed.products.values(), ...confirmed.ecatalog.values()].map((article) => [
      article.symbol,
      article,
    ]),
  );
  const repriced = [...present.values()].flatMap(({ article, quantity }) => {
    const previous = before.get(article.symbol);
    if (!previous || previous.price === article.price) return [];
    return [
      { article, quantity, was: previous.price, effect: quantity * ((article.price ?? 0) - (previous.price ?? 0)) },
    ];
  });
  return {
    repriced: repriced.map(({ article: { symbol, name, price }, quantity, was, effect }) => ({
      symbol,
      name,
      before: decimalOrNull(was),
      after: decimalOrNull(price),
      quantity,
      effect: decimalFromPrice(effect),
    })),
    gone: [...discontinued.values()].map(({ article, quantity, successor }) => ({
      symbol: article.symbol,
      name: article.name,
      before: decimalOrNull(article.price),
      quantity,
      successor,
    })),
    effect: decimalFromPrice(repriced.reduce((sum, { effect }) => sum + effect, 0)),
  };
};

const decimalOrNull = (price: MinorUnits | null): number | null => (price === null ? null : decimalFromPrice(price));

type Needed = { readonly article: SnapshotArticle; readonly quantity: number };
type DiscontinuedNeed = Needed & { readonly successor: CatalogueChanges['gone'][number]['successor'] };

/** The quantities that a project needs by symbol, of available and of discontinued articles. */
const needsOf = async (project: StoredProject, confirmed: PriceSnapshot, catalogue: LocalisedCatalogue) => {
  const present = new Map<string, Needed>();
  const discontinued = new Map<string, DiscontinuedNeed>();
  const need = (article: SnapshotArticle, quantity: number): void => {
    const { symbol } = article;
    present.set(symbol, { article, quantity: (present.get(symbol)?.quantity ?? 0) + quantity });
  };
  const lack = (
    article: SnapshotArticle | undefined,
    quantity: number,
    successor: DiscontinuedNeed['successor'] = null,
  ): void => {
    if (!article) return;
    const earlierQuantity = discontinued.get(article.symbol)?.quantity ?? 0;
    discontinued.set(article.symbol, { article, quantity: earlierQuantity + quantity, successor });
  };
  const quantities = quantitiesOf(project);
  await mapCooperatively(project.sets, (stored) => {
    const quantity = quantities.get(stored.id) ?? 0;
    if (quantity === 0) return;
    const set = productSetOf(stored);
    const { lines, findings } = billOfMaterials(set, catalogue);
    for (const line of lines) need(line.article, quantity * line.quantity);
    for (const part of findings.flatMap((finding) => missingParts(finding, set)))
      lack(confirmed.articles.get(part.id), quantity * part.quantity);
  });
  for (const { id, quantity } of project.rooms.flatMap(({ products }) => products)) {
    const product = catalogue.findSingleProduct(id);
    if (product) need(snapshotArticle(product), quantity);
    else lack(confirmed.products.get(id), quantity);
  }
  for (const { catalogId, quantity, symbol, name } of project.ecatalogItems) {
    const product = catalogue.findEcatalogProduct(catalogId);
    if (product) need(snapshotArticle(product), quantity);
    else {
      const article = { symbol, name, price: confirmed.ecatalog.get(catalogId)?.price ?? null };
      if (confirmed.ecatalog.has(catalogId)) lack(article, quantity, successorOf(catalogId, catalogue));
    }
  }
  return { present, discontinued };
};

const snapshotArticle = ({
  symbol,
  name,
  price,
}: {
  symbol: string;
  name: string;
  price: number;
}): SnapshotArticle => ({
  symbol,
  name,
  price: priceFromWire(price),
});

/** The successor of a discontinued e-catalogue product; null if unknown. */
export const successorOf = (
  catalogId: number,
  { findSuccessor }: Pick<LocalisedCatalogue, 'findSuccessor'>,
): DiscontinuedNeed['successor'] => {
  const successor = findSuccessor(catalogId);
  if (!successor) return null;
  const { id, symbol, name, price } = successor;
  return { catalogId: id, symbol, name, price };
};

/** The total quantity of each set in all rooms. */
const quantitiesOf = ({ rooms }: StoredProject): ReadonlyMap<number, number> => {
  const quantities = new Map<number, number>();
  for (const { id, quantity } of rooms.flatMap(({ sets }) => sets))
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return quantities;
};

/** The discontinued articles of a set, with quantities by id. */
const missingParts = (finding: BillFinding, set: FramedSet): readonly RoomEntry[] => {
  if (finding.kind === 'missing-module') {
    const choice = set.modules[finding.slot];
    return choice ? partsOf(choice) : [];
  }
  if (finding.kind !== 'missing-article' || finding.article.kind !== 'id') return [];
  const { article, reason } = finding;
  const option = reason.kind === 'component' ? set.modules[reason.slot]?.options[reason.groupId] : undefined;
  return [{ id: article.id, quantity: option?.quantity ?? 1 }];
};

const partsOf = ({ visibleComponentId, options }: ModuleChoice): readonly RoomEntry[] => [
  { id: visibleComponentId, quantity: 1 },
  ...Object.values(options).flatMap(({ selectedId, quantity }) =>
    selectedId === null ? [] : [{ id: selectedId, quantity }],
  ),
];
