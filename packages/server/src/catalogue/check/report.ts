import { describeFault } from '../catalogue-fault.ts';
import type { CatalogueFiles } from '../files/catalogue-files.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { notesOn } from './notes.ts';

/** Tells every fault of a catalogue, what else is worth knowing about it, and what it holds. */
export const runCheck = async (folder: string): Promise<CommandAnswer> => {
  const { faults, files } = await checkCatalogue(folder);
  const counts = Object.entries(countEntries(files)).map(([what, count]) => `${String(count).padStart(7)} ${what}`);
  const verdict = faults.length === 0 ? 'No faults.' : `${countOf(faults.length, 'fault')}.`;
  const notes = notesOn(files).map((note) => `note: ${describeFault(note)}`);
  return { lines: [...faults.map(describeFault), ...notes, ...counts, verdict], succeeded: faults.length === 0 };
};

/** How much a catalogue holds, by what it is. */
const countEntries = (files: CatalogueFiles): Readonly<Record<string, number>> => ({
  series: files.series.entries.length,
  'frame lines': files.frameLines.entries.length,
  frames: countAll(files.frames.values()),
  colours: files.colours.entries.length,
  modules: countAll(files.modules.values()),
  controllers: files.controllers.entries.length,
  functions: files.functions.entries.length,
  'component roles': files.componentRoles.entries.length,
  finishes: files.finishes.entries.length,
  articles: files.articles.entries.length,
  'single products': files.products.entries.length,
  'e-catalogue products': files.ecatalogProducts.entries.length,
  'price lists': files.priceLists.size,
  pictures: files.pictures.size,
});

const countAll = (lists: Iterable<{ readonly entries: readonly unknown[] }>): number =>
  [...lists].reduce((sum, { entries }) => sum + entries.length, 0);

/** What a command of `npm run catalogue` prints, and whether all went well. */
export type CommandAnswer = { readonly lines: readonly string[]; readonly succeeded: boolean };

/** How many of something there are, in English: `1 fault`, `2 faults`. */
export const countOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
