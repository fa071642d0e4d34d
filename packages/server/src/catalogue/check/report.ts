import { allLanguages } from '@ramka/domain/text';
import { type CatalogueNote, formatFault } from '../catalogue-fault.ts';
import { type CatalogueFiles, textIn } from '../files/catalogue-files.ts';
import { type Lookups, lookupsOf, type SeriesModule } from '../files/lookups.ts';
import { checkCatalogue } from './check-catalogue.ts';

/** Finds notes on a valid catalogue. */
const notesOn = (files: CatalogueFiles): readonly CatalogueNote[] => {
  const lookups = lookupsOf(files);
  return [...notesOnFunctions(lookups), ...notesOnComponents(lookups), ...notesOnNames(lookups)];
};

/** Modules without a function in a catalogue with functions. They have no substitutes in other series. */
function* notesOnFunctions({ files, modules }: Lookups): Generator<CatalogueNote> {
  if (files.functions.entries.length === 0) return;
  const without = 'has no function, and so no counterpart in other series';
  for (const { value, file, path } of modules) {
    if (value.function === undefined)
      yield { file, path, code: 'no-function', message: `${titleOf(value)} ${without}.` };
  }
  const { file, entries } = files.controllers;
  for (const { value, path } of entries) {
    if (value.function === undefined)
      yield { file, path, code: 'no-function', message: `The controller ${value.id} ${without}.` };
  }
}

/** Components of a group with equal attributes and colour. The choice between them is lost in a change of series. */
function* notesOnComponents({ files, modules, articles }: Lookups): Generator<CatalogueNote> {
  const attributesOf = new Map(
    files.componentRoles.entries.map(({ value }) => [value.id, value.attributes.map(({ id }) => id)]),
  );
  for (const { value, file, path } of modules) {
    for (const [index, { role, components }] of value.groups.entries()) {
      const attributes = role === undefined ? undefined : attributesOf.get(role);
      if (attributes === undefined) continue;
      const byOffer = Map.groupBy(components, (id) => {
        const article = articles.get(id);
        return JSON.stringify([article?.colourId, ...attributes.map((attribute) => article?.attributes?.[attribute])]);
      });
      for (const ids of [...byOffer.values()].filter(({ length }) => length > 1)) {
        const symbols = ids.map((id) => articles.get(id)?.symbol ?? String(id)).join(', ');
        const message = `Nothing tells ${symbols} apart, as attributes of the role "${role}" would.`;
        yield { file, path: `${path}.groups[${index}].components`, code: 'alike-components', message };
      }
    }
  }
}

/** Modules of a series with equal names in at least one language. */
function* notesOnNames({ modules }: Lookups): Generator<CatalogueNote> {
  const named = new Map<string, number>();
  for (const { value, file, path, seriesTag } of modules) {
    const same = allLanguages.flatMap((language) => {
      const key = `${seriesTag} ${language} ${textIn(value.name, language)}`;
      const id = named.get(key);
      named.set(key, id ?? value.id);
      return id === undefined ? [] : [{ id, language }];
    });
    const [first] = same;
    if (first === undefined) continue;
    const languages =
      same.length === allLanguages.length ? '' : ` in ${same.map(({ language }) => language).join(', ')}`;
    const message = `${titleOf(value)} has the name of ${first.id}${languages}: nobody can tell them apart.`;
    yield { file, path: `${path}.name`, code: 'same-name', message };
  }
}

const titleOf = ({ id, name }: SeriesModule['value']): string => `The module ${id} "${textIn(name, 'en')}"`;

/** Reports the faults, notes and contents of a catalogue. */
export const runCheck = async (folder: string): Promise<CommandAnswer> => {
  const { faults, files } = await checkCatalogue(folder);
  const counts = Object.entries(countEntries(files)).map(([what, count]) => {
    const one = count === 1 && what !== 'series' ? what.slice(0, -1) : what;
    return `${String(count).padStart(7)} ${one}`;
  });
  const verdict = faults.length === 0 ? 'No faults.' : `${countOf(faults.length, 'fault')}.`;
  const notes = notesOn(files).map((note) => `note: ${formatFault(note)}`);
  return { lines: [...faults.map(formatFault), ...notes, ...counts, verdict], succeeded: faults.length === 0 };
};

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

/** The output of an `npm run catalogue` command, and whether it succeeded. */
export type CommandAnswer = { readonly lines: readonly string[]; readonly succeeded: boolean };

/** A count with its noun: `1 fault`, `2 faults`. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
