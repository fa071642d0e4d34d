import { nameOfCopy, normaliseName } from '@ramka/domain/names';

/** Returns the names in a text, separated by line breaks, semicolons or tabs. Commas are part of a name. */
export const roomNamesIn = (text: string): readonly string[] =>
  text
    .split(/[;\t\r\n]+/u)
    .map(normaliseName)
    .filter((name) => name !== '');

/** Returns the names that already exist in the project or occur twice in the list, ignoring case. */
export const namesInUse = (names: readonly string[], existing: readonly string[]): readonly string[] => {
  const seen = new Set(existing.map(comparable));
  return names.filter((name) => {
    const key = comparable(name);
    const isThere = seen.has(key);
    seen.add(key);
    return isThere;
  });
};

/** Rooms that were stored before names were normalised may have decomposed letters. */
const comparable = (name: string): string => normaliseName(name).toLocaleLowerCase();

/** Returns the names, with the next free number appended to those that already exist. */
export const numberedNames = (names: readonly string[], existing: readonly string[]): readonly string[] => {
  const taken = new Set(existing);
  return names.map((name) => {
    const free = namesInUse([name], [...taken]).length === 0 ? name : nameOfCopy(name, taken);
    taken.add(free);
    return free;
  });
};
