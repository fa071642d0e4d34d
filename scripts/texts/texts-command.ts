import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allLanguages } from '@ramka/domain/text';
import { workbookSheets } from '@ramka/server/table-files/workbook-sheets';
import { Format, Workbook } from 'wasm-xlsxwriter';
import { columns, type Dictionary, exportRows, importRows, type TranslationRow } from './translation.ts';

// `npm run texts -- export LANGUAGE [FILE]` writes a workbook for translators, `import LANGUAGE FILE` reads it.

const root = fileURLToPath(new URL('../../', import.meta.url));
const folderOf = (language: string): string => join(root, 'packages/texts/src', language);

const readDictionary = (language: string): Dictionary =>
  new Map(
    globSync(join(folderOf(language), '*.ts'))
      .toSorted()
      .map((file) => [basename(file, '.ts'), readFileSync(file, 'utf8')]),
  );

/** Widths of the columns in characters. */
const widths = [34, 40, 60, 12, 22, 60, 60] as const;

const writeWorkbook = (rows: readonly TranslationRow[]): Uint8Array => {
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet();
  const bold = new Format().setBold();
  const wrapped = new Format().setTextWrap();
  columns.forEach((column, index) => {
    sheet.setColumnWidth(index, widths[index] ?? 20);
    sheet.writeStringWithFormat(0, index, column, bold);
  });
  rows.forEach((row, line) =>
    columns.forEach((column, index) => sheet.writeStringWithFormat(line + 1, index, row[column], wrapped)),
  );
  sheet.setFreezePanes(1, 1);
  sheet.autofilter(0, 0, rows.length, columns.length - 1);
  return workbook.saveToBufferSync();
};

const readRows = async (file: string) => {
  const [sheet] = await workbookSheets(file);
  const [head, ...lines] = sheet?.rows ?? [];
  const at = columns.map((column) => head?.cells.indexOf(column) ?? -1);
  if (at.includes(-1)) throw new Error(`The first row must have the columns ${columns.join(', ')}.`);
  return lines.map(({ cells, line }) => ({
    line,
    row: Object.fromEntries(columns.map((column, index) => [column, cells[at[index] ?? -1] ?? ''])),
  }));
};

const usage = `npm run texts -- export LANGUAGE [FILE]   writes a workbook with all texts (build/texts-LANGUAGE.xlsx)
npm run texts -- import LANGUAGE FILE     writes the column "New text" into the dictionaries; all rows or none
Languages: ${allLanguages.join(', ')}`;

const [command, language = '', file = `build/texts-${language}.xlsx`] = process.argv.slice(2);
if (!allLanguages.some((each) => each === language) || (command !== 'export' && command !== 'import')) {
  console.error(usage);
  process.exitCode = 1;
} else if (command === 'export') {
  const rows = exportRows(readDictionary(language), readDictionary('en'), readDictionary('pl'));
  writeFileSync(file, writeWorkbook(rows));
  console.log(`${rows.length} texts in ${file}`);
} else {
  const result = importRows(readDictionary(language), await readRows(file));
  if ('refusals' in result) {
    for (const { row, reason } of result.refusals) console.error(`Row ${row}: ${reason}`);
    console.error('Nothing was imported.');
    process.exitCode = 1;
  } else {
    const changed = [...result.changed].map(([name, content]) => {
      const path = join(folderOf(language), `${name}.ts`);
      writeFileSync(path, content);
      return path;
    });
    if (changed.length > 0)
      execFileSync('oxfmt', changed, {
        stdio: 'inherit',
        env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}` },
      });
    console.log(`${result.texts} texts changed in ${changed.length} files`);
  }
}
