import {
  tableAsCsv,
  tableAsText,
  writeFlatList,
  type WrittenItem,
  type WrittenTable,
} from '@ramka/domain/flat-list/write-flat-list';
import type { RoomEntry } from '@ramka/domain/project';
import type { FramedSet } from '@ramka/domain/set/product-set';
import type { Language } from '@ramka/domain/text';
import { loadFlatList } from '@ramka/texts/load-flat-list';
import type { QueryClient } from '@tanstack/react-query';
import type { Project } from '../api/project.ts';
import { readSetContents } from '../api/set-calls.ts';
import { allModulesQuery, listCatalogueOf, seriesOf } from '../flat-list/use-list-catalogue.ts';
import { loadPart } from '../platform/lazy-part.ts';
import { catalogueQuery, functionsQuery } from '../project/catalogue.ts';
import { catalogueOf } from '../project/editor-catalogue.ts';
import { browserDelivery } from './deliver-file.ts';

/** Copies a project as a table, for spreadsheets and for the field that takes lists. */
export const copyList = async (queries: QueryClient, project: Project, language: Language): Promise<void> =>
  navigator.clipboard.writeText(tableAsText(await tableOf(queries, project, language)));

/** Saves a project as CSV in the form in which lists are read. */
export const saveList = async (queries: QueryClient, project: Project, language: Language): Promise<void> => {
  const [table, words] = await Promise.all([tableOf(queries, project, language), loadPart(loadFlatList[language])]);
  const content = new Blob([tableAsCsv(table)], { type: 'text/csv' });
  const name = `${project.name} – ${words.fileName}.csv`.replaceAll(/[\\/:*?"<>|]/gu, ' ');
  const file = { content, name };
  browserDelivery(file).save(file);
};

const tableOf = async (queries: QueryClient, project: Project, language: Language): Promise<WrittenTable> => {
  const catalogue = catalogueOf(await queries.ensureQueryData(catalogueQuery));
  const [modules, known, sets] = await Promise.all([
    queries.ensureQueryData(allModulesQuery(seriesOf(catalogue))),
    queries.ensureQueryData(functionsQuery),
    readSetContents(project),
  ]);
  return writeFlatList(roomsOf(project, sets), language, listCatalogueOf(catalogue, modules, known));
};

/** The rooms with their sets and products, then the e-catalogue products and the sets that are in no room. */
const roomsOf = ({ rooms, products, selections }: Project, sets: ReadonlyMap<number, FramedSet>) => {
  const used = new Set(rooms.flatMap((room) => room.sets.map(({ id }) => id)));
  const setItem = ({ id, quantity }: RoomEntry): WrittenItem[] => {
    const set = sets.get(id);
    return set ? [{ kind: 'set', set, quantity, note: set.name }] : [];
  };
  const productItem = ({ id, quantity }: RoomEntry): WrittenItem[] => {
    const product = products.find((each) => each.id === id);
    return product ? [{ kind: 'product', symbol: product.symbol, name: product.name, quantity, note: '' }] : [];
  };
  return [
    ...rooms.map((room) => ({
      name: room.name,
      items: [...room.sets.flatMap(setItem), ...room.products.flatMap(productItem)],
    })),
    {
      name: null,
      items: [
        ...selections.map(({ symbol, name, quantity }): WrittenItem => ({
          kind: 'product',
          symbol,
          name,
          quantity,
          note: '',
        })),
        ...[...sets.keys()].filter((id) => !used.has(id)).flatMap((id) => setItem({ id, quantity: 1 })),
      ],
    },
  ];
};
