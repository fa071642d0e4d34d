import { nameOfCopy, normaliseName } from '@ramka/domain/names';

/** The names in a text: one a line, or between semicolons and tabs. A comma belongs to a name. */
export const roomNamesIn = (text: string): readonly string[] =>
  text
    .split(/[;\t\r\n]+/u)
    .map(normaliseName)
    .filter((name) => name !== '');

/** The names that a project, or the list itself, has already; letter case does not matter. */
export const namesThere = (names: readonly string[], there: readonly string[]): readonly string[] => {
  const known = new Set(there.map((name) => name.toLocaleLowerCase()));
  return names.filter((name) => {
    const key = name.toLocaleLowerCase();
    const isThere = known.has(key);
    known.add(key);
    return isThere;
  });
};

/** The names, those that are there already with the next free number. */
export const numberedNames = (names: readonly string[], there: readonly string[]): readonly string[] => {
  const taken = new Set(there);
  return names.map((name) => {
    const free = namesThere([name], [...taken]).length === 0 ? name : nameOfCopy(name, taken);
    taken.add(free);
    return free;
  });
};
