import { symbol as symbolSchema } from '@ramka/contract/catalogue-format/fields';
import { textOfForeign } from './foreign-text.ts';
import type { ImportFaultCode, ImportFinding } from './import-findings.ts';
import type { GroupRecord, ImportRecord, ImportUpdate, Place, PriceRecord, ProductRecord } from './import-record.ts';
import type { Spool } from './spool.ts';

/** What an imported file said. Products are many and stand in the spool; of them only keys and symbols are kept here. */
export type CollectedImport = {
  readonly header: { readonly name?: string; readonly edition?: string; readonly currency?: string };
  /** What of the catalogue it changes; absent: all that the kind of file holds. */
  readonly update: ImportUpdate | undefined;
  /** Symbols of what is sold no longer, and where that is said. */
  readonly removed: ReadonlyMap<string, Place>;
  readonly rootKeys: ReadonlySet<string>;
  readonly groups: ReadonlyMap<string, GroupRecord>;
  /** Keys of groups by keys of products. */
  readonly placements: ReadonlyMap<string, string>;
  /** Symbols by keys of products. */
  readonly symbols: ReadonlyMap<string, string>;
  /** In the order of the file. */
  readonly prices: readonly PriceRecord[];
  readonly faults: readonly ImportFinding[];
};

/** Reads an import to its end; tells all that is wrong with it. */
export const collectImport = async (
  file: string,
  records: AsyncIterable<ImportRecord>,
  spool: Spool,
): Promise<CollectedImport> => {
  const collecting = new Collecting(file);
  for await (const record of records) {
    if (collecting.take(record) && record.kind === 'product') await spool.add(record);
  }
  collecting.end();
  return collecting;
};

class Collecting implements CollectedImport {
  header = {};
  update: ImportUpdate | undefined;
  readonly removed = new Map<string, Place>();
  readonly rootKeys = new Set<string>();
  readonly groups = new Map<string, GroupRecord>();
  readonly placements = new Map<string, string>();
  readonly symbols = new Map<string, string>();
  readonly prices: PriceRecord[] = [];
  readonly faults: ImportFinding[] = [];
  readonly #file: string;
  readonly #seen = new Set<string>();
  /** Lines on which placements name groups that did not come yet. */
  readonly #awaited = new Map<string, Place>();

  constructor(file: string) {
    this.#file = file;
  }

  /** Whether the record is as it should be. */
  take(record: ImportRecord): boolean {
    switch (record.kind) {
      case 'header':
        this.header = { ...this.header, ...record };
        return true;
      case 'update':
        this.update = record;
        return true;
      case 'removal':
        this.removed.set(ownCopy(record.symbol), { line: record.at.line, path: ownCopy(record.at.path) });
        return true;
      case 'root':
        this.rootKeys.add(record.key);
        return true;
      case 'group':
        return this.#takeGroup(record);
      case 'product':
        return this.#takeProduct(record);
      case 'placement':
        if (!this.groups.has(record.groupKey)) this.#awaited.set(record.groupKey, record.at);
        if (!this.placements.has(record.productKey))
          this.placements.set(ownCopy(record.productKey), this.groups.get(record.groupKey)?.key ?? record.groupKey);
        return true;
      case 'price':
        this.prices.push(ownPrice(record));
        return true;
      case 'fault':
        return this.#fault('unreadable', record.at, record.message);
    }
  }

  /** Says what was referred to and never came. */
  end(): void {
    for (const [key, at] of this.#awaited) {
      // An update of BMEcat places products in groups that its catalogue named before.
      if (this.update === undefined && !this.groups.has(key) && !this.rootKeys.has(key))
        this.#fault('unknown-group', at, `There is no catalogue group "${key}".`);
    }
    for (const { key, parentKey, at } of this.groups.values()) {
      if (parentKey !== null && !this.groups.has(parentKey) && !this.rootKeys.has(parentKey) && parentKey !== '0')
        this.#fault('unknown-group', at, `The group "${key}" belongs to "${parentKey}", which there is not.`);
    }
  }

  #takeGroup(group: GroupRecord): boolean {
    if (textOfForeign(group.name) === undefined)
      return this.#fault('no-name', group.at, `The group "${group.key}" has no name.`);
    this.groups.set(group.key, group);
    return true;
  }

  #takeProduct({ key, symbol, name, at }: ProductRecord): boolean {
    if (this.symbols.has(key)) return this.#fault('duplicate-product', at, `The product "${key}" came before.`);
    if (this.#seen.has(symbol)) return this.#fault('duplicate-symbol', at, `The symbol "${symbol}" came before.`);
    if (!symbolSchema.safeParse(symbol).success)
      return this.#fault('wrong-symbol', at, `"${symbol}" is no symbol: 1 to 60 characters.`);
    if (textOfForeign(name) === undefined) return this.#fault('no-name', at, `"${symbol}" has no name.`);
    const own = ownCopy(symbol);
    this.symbols.set(key === symbol ? own : ownCopy(key), own);
    this.#seen.add(own);
    return true;
  }

  #fault(code: ImportFaultCode, at: Place, message: string): false {
    this.faults.push({ file: this.#file, at, code, message });
    return false;
  }
}

const ownPrice = ({ productKey, price, currency, at, ...record }: PriceRecord): PriceRecord => ({
  ...record,
  productKey: ownCopy(productKey),
  price: price && ownCopy(price),
  ...(currency !== undefined && { currency: ownCopy(currency) }),
  at: { line: at.line, path: ownCopy(at.path) },
});

/**
 * The same text in memory of its own. Parsers answer slices of the pieces that they read, and a slice keeps its whole
 * piece in memory.
 */
const ownCopy = (text: string): string => Buffer.from(text).toString();
