import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allLanguages, type Language } from '@ramka/domain/text';
import { type CommandAnswer, runCheck } from '@ramka/server/catalogue/check/report';
import { runDiff } from '@ramka/server/catalogue/diff';
import { typedPath } from '@ramka/server/typed-path';
import { runImport } from './import-report.ts';
import { runPropose } from './propose/propose.ts';
import { runPhotographs } from './sketches/photographs.ts';
import { runExport, runNew } from './sheets/range-commands.ts';

const usage = `Usage: npm run catalogue -- check <folder>
       npm run catalogue -- import <source> <folder> [--price-list <name>] [--pictures <folder>] [--keep] [--add-new]
       npm run catalogue -- new <folder> [--language <code>] [--currency <code>] [--name <name>]
       npm run catalogue -- export <folder> <range.xlsx> [--language <code>]
       npm run catalogue -- propose <folder> <range.xlsx> [--only <series>] [--language <code>]
       npm run catalogue -- photographs <folder of photographs> <folder> <sheet.html>
       npm run catalogue -- diff <old folder> <new folder> [--data <folder>]

  check    Prints every fault of the catalogue in that folder, and notes on it.
  import   Brings a BMEcat 2005 file or an update of one, an ETIM xChange file or a price list (CSV, XLSX) into
           the catalogue in that folder, which begins empty where there is none; or a folder with sheets such as
           articles.csv, frames.csv, modules.csv, functions.csv, or a workbook (XLSX) with sheets of these names.
           Nothing changes where anything is wrong.
             --price-list   the price list that prices go into, such as pln; otherwise the one in their currency
             --pictures     a folder with the pictures that the source names
             --keep         products that the source does not name stay
             --add-new      products of a price list that the catalogue does not have are added
             --draft        a workbook may make a sound catalogue one with faults
  new      Makes a catalogue to begin from: a line with two frames and two modules that runs.
             --language     pl, cs, sk, uk or en: the one that its workbook is kept in
             --currency     PLN, CZK, EUR, UAH or another, of its prices
  export   Writes all tables of a catalogue into a workbook, to be edited and imported again.
  propose  Writes such a workbook with a series added that is made of products of the e-catalogue: frames, modules
           and what they are made of, by their classes and names. What is unsure is marked.
             --only         the series: what the names of its products, or their place in the tree, hold
  photographs  Puts photographs that are named by symbols in the places of sketches: cut, scaled and placed, with a
           contact sheet to look at.
  diff     Prints what the second catalogue changes: new, gone, renamed, re-priced, and what corresponds to what.
           of frames, modules, colours, seals, boxes, pictures and ids.
             --data         the data folder of a server: which kept sets that touches, too

Exit codes: 0 all is well, 1 faults, 2 wrong arguments.`;

/** Arguments that make no command; says why, where there is something to say. */
class WrongArguments extends Error {}

const folderOf = (typed: string | undefined): string => {
  if (typed === undefined) throw new WrongArguments();
  const path = typedPath(typed);
  if (!existsSync(path) || !statSync(path).isDirectory()) throw new WrongArguments(`There is no folder ${typed}.`);
  return path;
};

const importOf = (from: string | undefined, into: string | undefined, options: Options): Promise<CommandAnswer> => {
  if (from === undefined || into === undefined) throw new WrongArguments();
  const [source, folder] = [typedPath(from), typedPath(into)];
  if (!existsSync(source)) throw new WrongArguments(`There is no file ${from}.`);
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new WrongArguments(`${into} is no folder.`);
  const { 'price-list': priceList, pictures, keep, 'add-new': addNew, draft } = options;
  return runImport(source, folder, {
    ...(priceList !== undefined && { priceList }),
    ...(pictures !== undefined && { pictures: folderOf(pictures) }),
    ...(keep !== undefined && { keep }),
    ...(addNew !== undefined && { addNew }),
    ...(draft !== undefined && { draft }),
  });
};

const newOf = (folder: string, { language, currency = 'PLN', name = 'First' }: Options): Promise<CommandAnswer> => {
  if (!/^[A-Z]{3}$/.test(currency)) throw new WrongArguments(`"${currency}" is no code of a currency, such as PLN.`);
  return runNew(typedPath(folder), { language: languageOf(language), currency, name });
};

const languageOf = (code = 'en'): Language => {
  const language = allLanguages.find((known) => known === code);
  if (language === undefined) throw new WrongArguments(`"${code}" is none of ${allLanguages.join(', ')}.`);
  return language;
};

type Options = ReturnType<typeof readArguments>['values'];

const readArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      'price-list': { type: 'string' },
      pictures: { type: 'string' },
      keep: { type: 'boolean' },
      'add-new': { type: 'boolean' },
      draft: { type: 'boolean' },
      language: { type: 'string' },
      currency: { type: 'string' },
      name: { type: 'string' },
      only: { type: 'string' },
      data: { type: 'string' },
    },
  });

const run = async (): Promise<CommandAnswer> => {
  const { positionals, values } = readArguments();
  const [command, first, second, third, ...others] = positionals;
  if (others.length > 0 || (third !== undefined && command !== 'photographs')) throw new WrongArguments();
  if (command === 'import') return importOf(first, second, values);
  if (command === 'new' && first !== undefined && second === undefined) return newOf(first, values);
  if (command === 'export' && second !== undefined)
    return runExport(folderOf(first), typedPath(second), languageOf(values.language));
  if (command === 'propose' && second !== undefined)
    return runPropose(folderOf(first), typedPath(second), {
      language: languageOf(values.language),
      ...(values.only !== undefined && { only: values.only }),
    });
  if (command === 'photographs' && third !== undefined)
    return runPhotographs(folderOf(first), folderOf(second), typedPath(third));
  if (command === 'diff')
    return runDiff(folderOf(first), folderOf(second), ...(values.data === undefined ? [] : [folderOf(values.data)]));
  if (Object.keys(values).length > 0) throw new WrongArguments();
  if (command === 'check' && second === undefined) return runCheck(folderOf(first));
  throw new WrongArguments();
};

const isWrongUse = (error: unknown): error is Error =>
  error instanceof WrongArguments || (error instanceof TypeError && 'code' in error);

try {
  const { lines, succeeded } = await run();
  for (const line of lines) console.log(line);
  process.exitCode = succeeded ? 0 : 1;
} catch (error) {
  if (!isWrongUse(error)) throw error;
  console.error([error.message, usage].filter(Boolean).join('\n\n'));
  process.exitCode = 2;
}
