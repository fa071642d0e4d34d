import { type CatalogueFault, fault } from '../catalogue-fault.ts';
import type { FunctionEntry } from '../files/catalogue-files.ts';
import type { FileEntries, PlacedEntry } from '../files/entries.ts';
import type { Lookups } from '../files/lookups.ts';
import { lintReference } from './counterparts.ts';

/** Functions: what stands in for them, at a loss or without one, and what words lead to them (docs/catalogue-rules.md#c8-15). */
export function* lintFunctions({ files: { functions, sharedWords } }: Lookups): Generator<CatalogueFault> {
  const byId = new Map(functions.entries.map(({ value }) => [value.id, value]));
  for (const entry of functions.entries) {
    yield* lintNearest(functions, entry, byId);
    yield* lintFulfilled(functions, entry, byId);
  }
  for (const { value, path } of sharedWords.entries) {
    for (const [index, id] of value.functions.entries()) {
      const place = `${path}.functions[${index}]`;
      yield* lintReference(functions, id, sharedWords.file, place, 'function');
      if (value.functions.indexOf(id) < index) {
        yield fault(sharedWords.file, place, 'duplicate-id', `"${id}" is listed twice.`);
      }
    }
  }
}

type Functions = FileEntries<FunctionEntry>;
type ById = ReadonlyMap<string, FunctionEntry>;

function* lintNearest(
  functions: Functions,
  { value, path }: PlacedEntry<FunctionEntry>,
  byId: ById,
): Generator<CatalogueFault> {
  const { file } = functions;
  for (const [index, near] of value.nearest.entries()) {
    const place = `${path}.nearest[${index}].function`;
    yield* lintReference(functions, near.function, file, place, 'function');
    const isSame = (other: typeof near): boolean =>
      other.function === near.function && other.touchPoints === near.touchPoints;
    if (value.nearest.findIndex(isSame) < index) {
      yield fault(file, place, 'duplicate-id', `"${near.function}" is listed twice.`);
    }
    if (near.function === value.id) {
      yield fault(file, place, 'contradictory-functions', 'A function does not stand in for itself.');
    } else if (byId.get(near.function)?.fulfills.includes(value.id) === true) {
      const message = `"${near.function}" does the job of "${value.id}" as well (fulfills): it cannot lose anything by it.`;
      yield fault(file, place, 'contradictory-functions', message);
    }
  }
}

function* lintFulfilled(
  functions: Functions,
  { value, path }: PlacedEntry<FunctionEntry>,
  byId: ById,
): Generator<CatalogueFault> {
  const { file } = functions;
  const order = [...byId.keys()];
  for (const [index, id] of value.fulfills.entries()) {
    const place = `${path}.fulfills[${index}]`;
    yield* lintReference(functions, id, file, place, 'function');
    if (value.fulfills.indexOf(id) < index) yield fault(file, place, 'duplicate-id', `"${id}" is listed twice.`);
    const way = wayBetween(id, value.id, byId);
    // Each circle is told once: where its first function stands.
    if (way !== undefined && way.every((other) => order.indexOf(other) >= order.indexOf(value.id))) {
      const message = `The functions fulfill each other in a circle: ${[value.id, ...way].join(' → ')}.`;
      yield fault(file, place, 'circular-functions', message);
    }
  }
}

/** The functions from one to another, by what they fulfill; undefined where none leads there. */
const wayBetween = (
  from: string,
  to: string,
  byId: ById,
  seen: ReadonlySet<string> = new Set(),
): readonly string[] | undefined => {
  if (from === to) return [to];
  if (seen.has(from)) return undefined;
  const passed = new Set([...seen, from]);
  for (const next of byId.get(from)?.fulfills ?? []) {
    const rest = wayBetween(next, to, byId, passed);
    if (rest !== undefined) return [from, ...rest];
  }
  return undefined;
};
