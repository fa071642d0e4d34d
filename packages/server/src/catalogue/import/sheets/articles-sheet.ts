import { articlesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import type { ArticleEntry } from '../../files/catalogue-files.ts';
import type { ImportFinding } from '../import-finding.ts';
import { numberCell, textCell } from './cells.ts';
import { checkedRows } from './checked-rows.ts';
import type { SheetRow } from './sheet-row.ts';

/** The sheet of articles as `articles.json` has it. */
export const articlesOfSheet = (rows: readonly SheetRow[], faults: ImportFinding[]): readonly ArticleEntry[] =>
  checkedRows(
    rows,
    articlesFile.element,
    (row) => ({
      id: numberCell(row, 'id'),
      symbol: row.cells['symbol'],
      name: textCell(row, 'name'),
      seriesTag: row.cells['seriesTag'],
      colourId: numberCell(row, 'colourId'),
      picture: row.cells['picture'],
      catalogUrl: row.cells['catalogUrl'],
    }),
    faults,
  ).map(({ entry }) => entry);
