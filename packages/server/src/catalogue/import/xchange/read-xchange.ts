import type { z } from 'zod';
import { schemaFaults } from '../../files/schema-faults.ts';
import type { ImportRecord, Place } from '../import-record.ts';
import { BrokenJson, type JsonElement, jsonElements } from '../sources/json-elements.ts';
import { xchangeGroups } from './xchange-groups.ts';
import { productRecord } from './product-record.ts';
import { tradeItemPrice } from './trade-item-price.ts';
import { xchangeProduct, xchangeTradeItem } from './xchange-schemas.ts';

/**
 * What an ETIM xChange file says, of version 1 or 2: its products, the list prices of its trade items, and a tree of its
 * brand series and ETIM classes.
 */
export async function* readXchange(file: string): AsyncGenerator<ImportRecord> {
  const placementsOf = xchangeGroups();
  let products = 0;
  try {
    for await (const element of jsonElements(file, paths)) {
      const at = { line: element.line, path: element.path };
      if (/\.Product\[\d+\]$/.test(element.path)) {
        products += 1;
        yield* checked(xchangeProduct, element, (product) => [
          productRecord(product, at),
          ...placementsOf(product, at),
        ]);
      } else if (/\.TradeItem\[\d+\]$/.test(element.path))
        yield* checked(xchangeTradeItem, element, (item) => tradeItemPrice(item, at));
      else yield* headerRecords(element);
    }
  } catch (error) {
    if (!(error instanceof BrokenJson)) throw error;
    yield { kind: 'fault', at: { line: error.line, path: '' }, message: `The file is not JSON: ${error.message}` };
    return;
  }
  if (products === 0) yield { kind: 'fault', at: { line: 1, path: '$.Supplier' }, message: 'The file has no product.' };
}

const paths = [
  '$.CatalogueName',
  '$.CatalogueVersion',
  '$.CurrencyCode',
  '$.Supplier.*.Product.*',
  '$.Supplier.*.TradeItem.*',
];

const headerRecords = ({ path, value }: JsonElement): readonly ImportRecord[] => {
  if (typeof value !== 'string') return [];
  if (path === '$.CurrencyCode') return [{ kind: 'header', currency: value }];
  return [path === '$.CatalogueName' ? { kind: 'header', name: value } : { kind: 'header', edition: value }];
};

const checked = <Schema extends z.ZodType>(
  schema: Schema,
  { value, path, line }: JsonElement,
  recordsOf: (value: z.output<Schema>) => readonly ImportRecord[],
): readonly ImportRecord[] => {
  const answer = schema.safeParse(value);
  if (answer.success) return recordsOf(answer.data);
  return schemaFaults('', path, value, answer.error.issues).map((fault) => {
    const at: Place = { line, path: fault.path };
    return { kind: 'fault', at, message: fault.message };
  });
};
