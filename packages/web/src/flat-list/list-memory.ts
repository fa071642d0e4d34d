import { type ColumnRole, columnRoles, type ColumnRoles } from '@ramka/domain/flat-list/flat-list';
import { browserStorage } from '../platform/browser-storage.ts';
import { isObject } from '../platform/json.ts';

/** Answers about lists that this browser offers again: meanings of abbreviations, and roles of columns by titles. */
export type ListMemory = {
  readonly abbreviations: Readonly<Record<string, string>>;
  readonly columns: Readonly<Record<string, ColumnRoles>>;
};

const KEY = 'configurator.lists';

/** Maximum number of remembered answers of each kind; the oldest are forgotten. */
const MAX_ANSWERS = 200;

export const readListMemory = (): ListMemory => {
  const stored = parsed(browserStorage.getItem(KEY));
  const [abbreviations, columns] = [entriesOf(stored, 'abbreviations'), entriesOf(stored, 'columns')];
  return {
    abbreviations: Object.fromEntries(
      abbreviations.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    columns: Object.fromEntries(columns.filter((entry): entry is [string, ColumnRoles] => isRoles(entry[1]))),
  };
};

/** Adds answers to the remembered ones. */
export const rememberListAnswers = (answers: ListMemory): void => {
  const { abbreviations, columns } = readListMemory();
  const memory: ListMemory = {
    abbreviations: newest({ ...without(abbreviations, answers.abbreviations), ...answers.abbreviations }),
    columns: newest({ ...without(columns, answers.columns), ...answers.columns }),
  };
  browserStorage.setItem(KEY, JSON.stringify(memory));
};

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

const entriesOf = (stored: unknown, name: keyof ListMemory): readonly (readonly [string, unknown])[] => {
  const part: unknown = isObject(stored) && name in stored ? Reflect.get(stored, name) : undefined;
  return isObject(part) ? Object.entries(part) : [];
};

const isRoles = (value: unknown): boolean => Array.isArray(value) && value.every((role: unknown) => isRole(role));

const isRole = (value: unknown): value is ColumnRole => columnRoles.some((role) => role === value);

const without = <Value>(
  all: Readonly<Record<string, Value>>,
  removed: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !Object.hasOwn(removed, key)));

const newest = <Value>(all: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(all).slice(-MAX_ANSWERS));
