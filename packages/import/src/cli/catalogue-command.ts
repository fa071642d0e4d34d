import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { allLanguages, type Language } from '@ramka/domain/text';
import { type CommandAnswer, runCheck } from '@ramka/server/catalogue/check/report';
import { isDatabaseUrl, runDiff } from '@ramka/server/catalogue/diff';
import { resolveCliPath } from '@ramka/server/config/resolve-cli-path';
import { clearInterrupted, undoFolder } from '../catalogue/catalogue-folder.ts';
import { listRoles, type ColumnOverrides } from '../pipeline/import-record.ts';
import type { ImportOptions } from '../catalogue/import-catalogue.ts';
import { runImport } from './run-import.ts';

const usage = `Usage: npm run catalogue -- check <folder>
       npm run catalogue -- import <source> <folder> [options]
       npm run catalogue -- undo <folder>
       npm run catalogue -- new <folder> [--language <code>] [--currency <code>] [--name <name>]
       npm run catalogue -- export <folder> <range.xlsx> [--language <code>]
       npm run catalogue -- propose <folder> <range.xlsx> [--only <series>] [--language <code>]
       npm run catalogue -- preview <folder> <page.html> [--language <code>]
       npm run catalogue -- photographs <folder of photographs> <folder> <sheet.html>
       npm run catalogue -- diff <old folder> <new folder> [--data <folder>]

  check    Prints every fault of the catalogue in that folder, and notes on it.
  import   Brings a BMEcat file or an update of one, ETIM xChange, Open Masterdata or a price list (CSV, XLSX, ODS) into
           the catalogue in that folder, which begins empty where there is none; or a folder with sheets such as
           articles.csv, frames.csv, modules.csv, functions.csv, or a workbook (XLSX) with sheets of these names.
           What cannot be read is left out and told. The folder of before is kept.
             --dry-run      only says what would come, change and go
             --strict       refuses the file where anything would be left out
             --yes          more than a fifth of the products may go
             --price-list   the price list that prices go into, such as pln; otherwise the one in their currency
             --currency     the currency of prices that say none, such as PLN
             --price-types  kinds of prices, the best first: net_list,net_customer (* stands for all others)
             --symbol       whose number is the symbol of a product: manufacturer (as it is) or supplier
             --sheet        the only sheet of a workbook that is read, by name or number, also a hidden one; kept as columns are
             --territory    the country whose prices come first where a BMEcat has several, such as SK
             --columns      what the columns of a price list are: --columns symbol="Nr katalogowy" price="Cena netto";
                            also supplier, name, group, currency, pieces, unit, content, tax; by title, letter or number;
                            unit=none for no such column; kept for next time
             --supplier     by which name that is kept and found again; otherwise the file's
             --pictures     a folder with the pictures that the source names
             --keep         products that the source does not name stay
             --add-new      products of a price list that the catalogue does not have are added
             --draft        a sound catalogue may become one with faults; what cannot be read of one is left out
  undo     Puts the folder in its place that was there before the last import.
  new      Makes a catalogue to begin from: a line with two frames and two modules that runs.
             --language     ${allLanguages.join(', ')}: the one that its workbook is kept in
             --currency     PLN, CZK, EUR, UAH or another, of its prices
  export   Writes all tables of a catalogue into a workbook, to be edited and imported again.
  propose  Writes such a workbook with a series added that is made of products of the e-catalogue: frames, modules
           and what they are made of, by their classes and names. What is unsure is marked.
             --only         the series: what the names of its products, or their place in the tree, hold; several
                            with + between them, the series' own name first
  preview  Writes a page that shows a catalogue, also one with faults: frames, modules, colours, prices, and what is wrong.
  photographs  Puts photographs that are named by symbols in the places of placeholders: cut, scaled and placed, with a
           contact sheet to look at.
  diff     Prints what the second catalogue changes: new, gone, renamed, re-priced, and what corresponds to what;
           frames, modules, colours, seals, boxes, pictures and ids.
             --data         the data folder of a server, or the address of its PostgreSQL: which kept sets that touches, too

Exit codes: 0 all is well, 1 faults, 2 wrong arguments.`;

/** Invalid arguments; the message may be empty. */
class WrongArguments extends Error {}

const folderOf = (typed: string | undefined): string => {
  if (typed === undefined) throw new WrongArguments();
  const path = resolveCliPath(typed);
  if (!existsSync(path) || !statSync(path).isDirectory()) throw new WrongArguments(`There is no folder ${typed}.`);
  return path;
};

/** A catalogue's folder, after the remains of an interrupted import were removed. */
const catalogueOf = async (typed: string | undefined): Promise<string> => {
  if (typed !== undefined) await clearInterrupted(resolveCliPath(typed));
  return folderOf(typed);
};

/** The path of an output file. */
const newFileOf = (typed: string): string => {
  const path = resolveCliPath(typed);
  if (!existsSync(dirname(path))) throw new WrongArguments(`There is no folder ${dirname(typed)} to write into.`);
  if (existsSync(path) && statSync(path).isDirectory()) throw new WrongArguments(`${typed} is a folder.`);
  return path;
};

const storeOf = (typed: string): string => (isDatabaseUrl(typed) ? typed : folderOf(typed));

/** `parseArgs` leaves the further values of `--columns` among the positional arguments. */
const isColumn = (text: string): boolean => /^[a-z]+=/.test(text);

const importOf = (positionals: readonly string[], options: Options): Promise<CommandAnswer> => {
  const [from, into, ...others] = positionals.filter((text) => options.columns === undefined || !isColumn(text));
  if (from === undefined || into === undefined || others.length > 0) throw new WrongArguments();
  const [source, folder] = [resolveCliPath(from), resolveCliPath(into)];
  if (!existsSync(source)) throw new WrongArguments(`There is no file ${from}.`);
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new WrongArguments(`${into} is no folder.`);
  const columnArguments = options.columns === undefined ? [] : [...options.columns, ...positionals.filter(isColumn)];
  return runImport(source, folder, {
    ...importOptions(options),
    ...(columnArguments.length > 0 && { columns: columnsOf(columnArguments) }),
  });
};

const importOptions = (options: Options): ImportOptions => {
  const {
    'price-list': priceList,
    currency,
    'price-types': types,
    sheet,
    territory,
    supplier,
    pictures,
    keep,
    'add-new': addNew,
  } = options;
  if (currency !== undefined && !/^[a-z]{3}$/i.test(currency))
    throw new WrongArguments(`"${currency}" is no currency: say PLN, CZK, EUR or another of three letters.`);
  if (priceList !== undefined && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(priceList))
    throw new WrongArguments(`"${priceList}" is no name of a price list: small letters, digits and hyphens.`);
  if (territory !== undefined && !/^[a-z]{2}$/i.test(territory))
    throw new WrongArguments(`"${territory}" is no country: say SK, CZ, PL or another of two letters.`);
  return {
    ...(sheet !== undefined && { sheet }),
    ...(territory !== undefined && { territory: territory.toUpperCase() }),
    ...(priceList !== undefined && { priceList }),
    ...(currency !== undefined && { currency: currency.toUpperCase() }),
    ...(types !== undefined && { priceTypes: types.split(',').map((type) => type.trim()) }),
    ...(options.symbol !== undefined && { symbol: symbolOf(options.symbol) }),
    ...(supplier !== undefined && { supplier }),
    ...(pictures !== undefined && { pictures: folderOf(pictures) }),
    ...(keep !== undefined && { keep }),
    ...(addNew !== undefined && { addNew }),
    ...(options.draft !== undefined && { draft: options.draft }),
    ...(options.strict !== undefined && { strict: options.strict }),
    ...(options['dry-run'] !== undefined && { dryRun: options['dry-run'] }),
    ...(options.yes !== undefined && { yes: options.yes }),
  };
};

const symbolOf = (text: string): 'manufacturer' | 'supplier' => {
  if (text === 'manufacturer' || text === 'supplier') return text;
  throw new WrongArguments(`--symbol is manufacturer or supplier, not "${text}".`);
};

/** Parses `symbol=Nr katalogowy` and the like. */
const columnsOf = (columnArguments: readonly string[]): ColumnOverrides =>
  Object.fromEntries(
    columnArguments.map((text) => {
      const [, name = '', title = ''] = /^([a-z]+)=(.+)$/s.exec(text) ?? [];
      const role = listRoles.find((one) => one === name);
      if (role === undefined)
        throw new WrongArguments(
          `"${text}" is no column: say one of ${listRoles.join(', ')}, as symbol="Nr katalogowy".`,
        );
      return [role, title];
    }),
  );

const runUndo = async (folder: string): Promise<CommandAnswer> =>
  (await undoFolder(folder))
    ? { lines: ['The catalogue is as it was before. Say undo again to have it as it was until now.'], succeeded: true }
    : { lines: ['Nothing is kept of before.'], succeeded: false };

const newOf = async (
  folder: string,
  { language, currency: typed = 'PLN', name = 'First' }: Options,
): Promise<CommandAnswer> => {
  const currency = typed.toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) throw new WrongArguments(`"${currency}" is no code of a currency, such as PLN.`);
  const { runNew } = await import('../tabular/range-commands.ts');
  return runNew(resolveCliPath(folder), { language: languageOf(language), currency, name });
};

// Drawing and writing workbooks takes memory that imports of large files need: these modules are loaded lazily.
const exportOf = async (folder: string, file: string, { language }: Options): Promise<CommandAnswer> => {
  const { runExport } = await import('../tabular/range-commands.ts');
  return runExport(folder, file, languageOf(language));
};

const proposeOf = async (folder: string, file: string, { language, only }: Options): Promise<CommandAnswer> => {
  const { runPropose } = await import('../suggestions/suggest-series.ts');
  return runPropose(folder, file, { language: languageOf(language), ...(only !== undefined && { only }) });
};

const previewOf = async (folder: string, page: string, { language }: Options): Promise<CommandAnswer> => {
  const { runPreview: runLook } = await import('../placeholder-drawings/preview-page.ts');
  return runLook(folder, page, languageOf(language));
};

const photographsOf = async (from: string, folder: string, sheet: string): Promise<CommandAnswer> => {
  const { runPhotographs } = await import('../placeholder-drawings/photographs.ts');
  return runPhotographs(from, folder, sheet);
};

const languageOf = (code = 'en'): Language => {
  const language = allLanguages.find((each) => each === code);
  if (language === undefined) throw new WrongArguments(`"${code}" is none of ${allLanguages.join(', ')}.`);
  return language;
};

type Options = ReturnType<typeof readArguments>['values'];

const readArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      'price-list': { type: 'string' },
      currency: { type: 'string' },
      'price-types': { type: 'string' },
      symbol: { type: 'string' },
      columns: { type: 'string', multiple: true },
      sheet: { type: 'string' },
      territory: { type: 'string' },
      supplier: { type: 'string' },
      pictures: { type: 'string' },
      draft: { type: 'boolean' },
      language: { type: 'string' },
      name: { type: 'string' },
      only: { type: 'string' },
      data: { type: 'string' },
      keep: { type: 'boolean' },
      'add-new': { type: 'boolean' },
      strict: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      yes: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });

const run = async (): Promise<CommandAnswer> => {
  const { positionals, values } = readArguments();
  const [command, first, second, third, ...others] = positionals;
  if (values.help === true) return { lines: [usage], succeeded: true };
  if (command === 'import') return importOf(positionals.slice(1), values);
  if (others.length > 0 || (third !== undefined && command !== 'photographs')) throw new WrongArguments();
  if (command === 'new' && first !== undefined && second === undefined) return newOf(first, values);
  if (command === 'export' && second !== undefined)
    return exportOf(await catalogueOf(first), newFileOf(second), values);
  if (command === 'propose' && second !== undefined)
    return proposeOf(await catalogueOf(first), newFileOf(second), values);
  if (command === 'preview' && second !== undefined)
    return previewOf(await catalogueOf(first), newFileOf(second), values);
  if (command === 'photographs' && third !== undefined)
    return photographsOf(folderOf(first), await catalogueOf(second), newFileOf(third));
  if (command === 'diff')
    return runDiff(
      await catalogueOf(first),
      await catalogueOf(second),
      ...(values.data === undefined ? [] : [storeOf(values.data)]),
    );
  if (Object.keys(values).length > 0) throw new WrongArguments();
  if (command === 'check' && second === undefined) return runCheck(await catalogueOf(first));
  if (command === 'undo' && second === undefined) return runUndo(await catalogueOf(first));
  throw new WrongArguments();
};

const isUsageError = (error: unknown): error is Error =>
  error instanceof WrongArguments || (error instanceof TypeError && 'code' in error);

/** An error of the operating system, such as missing permission or a full disk. */
const isSystemError = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && 'code' in error && /^E[A-Z]+$/.test(String(error.code));

try {
  const { lines, succeeded } = await run();
  for (const line of lines) console.log(line);
  process.exitCode = succeeded ? 0 : 1;
} catch (error) {
  if (isUsageError(error)) {
    console.error([error.message, usage].filter(Boolean).join('\n\n'));
    process.exitCode = 2;
  } else if (isSystemError(error)) {
    console.error(`The disk refuses this; the catalogue is as it was: ${error.message}`);
    process.exitCode = 1;
  } else throw error;
}
