import { stat } from 'node:fs/promises';
import type { CatalogueFault } from './catalogue-fault.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { countEntries } from './count-entries.ts';

const usage = `Usage: npm run catalogue -- check <folder>

  check <folder>   Prints every fault of the catalogue in that folder.

Exit codes: 0 no fault, 1 faults, 2 wrong arguments.`;

const isFolder = async (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );

const describe = ({ file, path, code, message }: CatalogueFault): string =>
  `${path === '' ? file : `${file} ${path}`}\n    ${message} [${code}]`;

const check = async (folder: string): Promise<number> => {
  const { faults, files } = await checkCatalogue(folder);
  for (const fault of faults) console.log(describe(fault));
  for (const [what, count] of Object.entries(countEntries(files))) console.log(`${String(count).padStart(7)} ${what}`);
  console.log(faults.length === 0 ? 'No faults.' : `${faults.length} faults.`);
  return faults.length === 0 ? 0 : 1;
};

const [command, folder, ...others] = process.argv.slice(2);
if (command !== 'check' || folder === undefined || others.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else if (!(await isFolder(folder))) {
  console.error(`There is no folder ${folder}.\n\n${usage}`);
  process.exitCode = 2;
} else {
  process.exitCode = await check(folder);
}
