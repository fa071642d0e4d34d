import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { jsonOf } from '@ramka/server/catalogue/files/reading';
import { z } from 'zod';
import type { CollectedImport } from '../collected-import.ts';
import { listRoles, type SaidColumns } from '../formats/list-columns.ts';
import { writeJson } from './catalogue-folder.ts';

const supplier = z.object({
  name: z.string(),
  columns: z.partialRecord(z.enum(listRoles), z.string()),
  /** All titles of the list as it was. */
  titles: z.array(z.string()),
  currency: z.string().exactOptional(),
});

/** How a supplier's price list was read, for the next one of its kind. */
export type KnownSupplier = z.output<typeof supplier>;

const FILE = 'suppliers.json';

/** The suppliers that a catalogue knows; a file that cannot be read is as none. */
export const knownSuppliers = async (folder: string): Promise<readonly KnownSupplier[]> => {
  const file = join(folder, FILE);
  if (!existsSync(file)) return [];
  try {
    return z.array(supplier).safeParse(jsonOf(await readFile(file, 'utf8'))).data ?? [];
  } catch {
    return [];
  }
};

/** What is said of a list's columns and currency now, and by which name it is kept. */
export type SaidOfList = {
  readonly columns: SaidColumns;
  readonly currency: string | undefined;
  /** Absent: by its file's name. */
  readonly supplier: string | undefined;
};

/** What a supplier's name is where nobody says it: the file's without its ending and what changes every year. */
export const supplierOfFile = (file: string): string =>
  basename(file)
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[\d._-]+/g, ' ')
    .trim() || 'supplier';

/** Keeps how the list was read, where somebody had to say it. */
export const keepSupplier = async (
  folder: string,
  file: string,
  { columns, currency, supplier: named }: SaidOfList,
  { tables }: CollectedImport,
): Promise<void> => {
  if (Object.keys(columns).length === 0 && currency === undefined && named === undefined) return;
  const known = await knownSuppliers(folder);
  const name = named ?? supplierOfFile(file);
  const before = known.find((one) => one.name === name);
  const entry: KnownSupplier = {
    name,
    columns: { ...before?.columns, ...columns },
    titles: [...(tables[0]?.titles ?? [])],
    ...((currency ?? before?.currency) !== undefined && { currency: currency ?? before?.currency ?? '' }),
  };
  await writeJson(join(folder, FILE), [...known.filter((one) => one.name !== name), entry]);
};
