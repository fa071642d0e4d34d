import '@ramka/server/config/require-node';
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

const usage = `Usage: npm run catalogue -- check <folder> [--deployment <file>]
       npm run catalogue -- import <source> <folder> [options]
       npm run catalogue -- undo <folder>
       npm run catalogue -- new <folder> [--language <code>] [--currency <code>] [--name <name>]
       npm run catalogue -- export <folder> <range.xlsx> [--language <code>]
       npm run catalogue -- propose <folder> <range.xlsx> [--only <series>] [--language <code>]
       npm run catalogue -- preview <folder> <page.html> [--language <code>]
       npm run catalogue -- photographs <folder of photographs> <folder> <sheet.html>
       npm run catalogue -- diff <old folder> <new folder> [--data <folder>]

  check    Prints all faults of the catalogue in the folder, and notes on it.
             --deployment   the file of a deployment that uses it, such as deployments/shop.json: also checks its price
                            list, and the shop's numbers
  import   Imports a BMEcat file or an update of one, ETIM xChange, Open Masterdata or a price list (CSV, XLSX, ODS) into
           the catalogue in the folder, which is created if it does not exist; or a folder with sheets such as
           articles.csv, frames.csv, modules.csv, functions.csv, or a workbook (XLSX) with sheets of these names.
           Unreadable entries are left out and reported. The previous folder is kept for undo.
             --dry-run      only reports what would be added, changed and removed
             --strict       rejects the file if anything would be left out
             --yes          allows more than a fifth of the products to be removed
             --price-list   the price list for the imported prices, such as pln; by default the one in their currency
             --currency     the currency of prices that state none, such as PLN
             --price-types  kinds of prices in order of preference: net_list,net_customer (* stands for all others)
             --symbol       whose number is a product's symbol: manufacturer (default) or supplier
             --sheet        imports one sheet of a workbook only, by name or number, even if hidden; stored like --columns
             --territory    the country whose prices are preferred if a BMEcat has several, such as SK
             --columns      the columns of a price list: --columns symbol="Nr katalogowy" price="Cena netto"; also
                            supplier, name, group, currency, pieces, unit, content, tax; by title, letter or number;
                            unit=none if there is no such column; stored for the next import
             --supplier     the name under which these settings are stored and found again; by default the file's
             --pictures     a folder with the pictures that the source names
             --keep         keeps products that the source does not name
             --add-new      adds products of a price list that the catalogue does not have
             --draft        allows a valid catalogue to get faults; unreadable parts of the existing one are left out
  undo     Restores the folder as it was before the last import.
  new      Creates a small working catalogue: a line with two frames and two modules.
             --language     the language of its workbook: ${allLanguages.join(', ')}
             --currency     the currency of its prices: PLN, CZK, EUR, UAH or another
  export   Exports all tables of a catalogue to a workbook, to be edited and imported again.
  propose  Exports such a workbook with a suggested series: frames, modules and their components, made from
           products of the e-catalogue by their classes and names. Uncertain rows are marked.
             --only         the series: a text that occurs in the names of its products or in their groups; several
                            texts are joined by +, the name of the series first
  preview  Writes an HTML page with the catalogue's frames, modules, colours, prices and faults. Works for drafts, too.
  photographs  Replaces placeholders by photographs that are named by symbols: cut, scaled and placed. Writes a contact
           sheet for review.
  diff     Prints the differences of the second catalogue: new, removed, renamed and re-priced products, substitutes;
           frames, modules, colours, seals, boxes, pictures and ids.
             --data         the data folder of a server, or the URL of its PostgreSQL database: also lists the stored
                            sets that are affected

Exit codes: 0 success, 1 faults, 2 invalid arguments.`;

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
    throw new WrongArguments(`"${currency}" is no currency code: use three letters, such as PLN, CZK or EUR.`);
  if (priceList !== undefined && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(priceList))
    throw new WrongArguments(`"${priceList}" is no name of a price list: small letters, digits and hyphens.`);
  if (territory !== undefined && !/^[a-z]{2}$/i.test(territory))
    throw new WrongArguments(`"${territory}" is no country code: use two letters, such as SK, CZ or PL.`);
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
          `"${text}" is no column: use one of ${listRoles.join(', ')}, such as symbol="Nr katalogowy".`,
        );
      return [role, title];
    }),
  );

const checkOf = async (folder: string, { deployment }: Options): Promise<CommandAnswer> => {
  if (deployment === undefined) return runCheck(folder);
  const { runDeploymentCheck } = await import('@ramka/server/deployment/deployment-check');
  return runDeploymentCheck(folder, resolveCliPath(deployment));
};

const runUndo = async (folder: string): Promise<CommandAnswer> =>
  (await undoFolder(folder))
    ? { lines: ['The previous catalogue was restored. Run undo again to return to the later one.'], succeeded: true }
    : { lines: ['There is no previous catalogue to restore.'], succeeded: false };

const newOf = async (
  folder: string,
  { language, currency: typed = 'PLN', name = 'First' }: Options,
): Promise<CommandAnswer> => {
  const currency = typed.toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) throw new WrongArguments(`"${currency}" is no currency code, such as PLN.`);
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
      deployment: { type: 'string' },
      keep: { type: 'boolean' },
      'add-new': { type: 'boolean' },
      strict: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      yes: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });

const hasOnly = (values: Options, name: keyof Options): boolean => Object.keys(values).every((each) => each === name);

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
  if (command === 'check' && second === undefined && hasOnly(values, 'deployment'))
    return checkOf(await catalogueOf(first), values);
  if (Object.keys(values).length > 0) throw new WrongArguments();
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
    console.error(`Writing failed; the catalogue is unchanged: ${error.message}`);
    process.exitCode = 1;
  } else throw error;
}
