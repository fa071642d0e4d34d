import type { ImportRecord } from '../import-record.ts';
import { csvRows } from '../sources/csv-rows.ts';
import { decodedFile } from '../sources/decoded-file.ts';
import { priceRecords } from './price-records.ts';

/** What a price list of comma-separated values says: semicolons, UTF-8 or Windows-1250, decimal commas. */
export const readPriceList = (file: string): AsyncIterable<ImportRecord> => priceRecords(csvRows(decodedFile(file)));
