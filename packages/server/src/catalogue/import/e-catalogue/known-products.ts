import { ecatalogProductLine } from '@ramka/contract/catalogue-format/catalogue-files';
import type { EcatalogProductEntry } from '../../files/catalogue-files.ts';
import { parseJson, type Reading } from '../../files/reading.ts';
import { schemaFaults } from '../../files/schema-faults.ts';
import { textLines } from '../../files/text-lines.ts';

/** What is remembered of a product of before: little, for there may be many. */
export type KnownProduct = Pick<EcatalogProductEntry, 'id' | 'productGroupId' | 'image' | 'catalogUrl'>;

/** The products of a catalogue's e-catalogue by symbol; lines that break the format go into `reading.faults`. */
export const knownProducts = async (reading: Reading): Promise<ReadonlyMap<string, KnownProduct>> => {
  const file = 'e-catalogue/products.ndjson';
  const known = new Map<string, KnownProduct>();
  for await (const { text, number } of textLines(reading, file)) {
    const path = `line ${number}`;
    const value = parseJson(reading, file, path, text);
    if (value === undefined) continue;
    const checked = ecatalogProductLine.safeParse(value);
    if (checked.success) {
      const { symbol, id, productGroupId, image, catalogUrl } = checked.data;
      known.set(symbol, { id, productGroupId, image, ...(catalogUrl && { catalogUrl }) });
    } else reading.faults.push(...schemaFaults(file, path, value, checked.error.issues));
  }
  return known;
};
