import {
  setDefaultsFromWire,
  setDefaultsToWire,
  type ProjectWithRooms,
  projectToWire,
} from '@ramka/contract/translate/project';
import { setDefaults as wireLook, type WireSetDefaults, type WireProject } from '@ramka/contract/wire/project';
import type { SetDefaults } from '@ramka/domain/set/frames';
import { LRUCache } from 'lru-cache';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { HttpError } from '../http/errors.ts';
import { readAbbreviations } from './abbreviations.ts';

/** Serialises set defaults for the store. */
export const writeSetDefaults = (defaults: SetDefaults): string => JSON.stringify(setDefaultsToWire(defaults));

/** Parses stored set defaults; cached, because few distinct values are read often. */
export const readSetDefaults = (text: string | null): SetDefaults | null => {
  if (text === null) return null;
  const cached = parsedDefaults.get(text);
  if (cached !== undefined) return cached;
  const defaults = setDefaultsFromWire(wireLook.parse(JSON.parse(text)));
  parsedDefaults.set(text, defaults);
  return defaults;
};

const parsedDefaults = new LRUCache<string, SetDefaults>({ max: 1000 });

/** A stored project. Results that earlier versions stored with idempotency keys lack note and abbreviations. */
type StoredRow = Omit<ProjectWithRooms, 'look' | 'note' | 'abbreviations'> & {
  readonly look: string | null;
  readonly note?: string | null;
  readonly abbreviations?: string | null;
};

export const projectResponse = ({ look, note = null, abbreviations = null, ...project }: StoredRow): WireProject =>
  projectToWire({
    ...project,
    note,
    look: readSetDefaults(look),
    abbreviations: readAbbreviations(abbreviations),
  });

/** Validates chosen set defaults; throws 422 with the fields that the catalogue does not contain. */
export const requireSetDefaults = (sent: WireSetDefaults, assortment: LocalisedCatalogue): SetDefaults => {
  const defaults = setDefaultsFromWire(sent);
  const line = assortment.allFrameLines.find(({ tag }) => tag === defaults.lineTag);
  const series = line && assortment.findSeries(line.seriesId);
  const colours = (series && assortment.moduleColours.get(series.tag)) ?? [];
  const fieldChecks = {
    frameCategory: line !== undefined,
    subcategoryId: isAmong(defaults.subcategoryId, line?.subcategories ?? []),
    finish: isAmong(defaults.finishId, assortment.allFinishes),
    colorId: isAmong(defaults.colourId, colours),
  };
  const unknown = Object.entries(fieldChecks).flatMap(([field, isValid]) => (isValid ? [] : [field]));
  if (unknown.length === 0) return defaults;
  throw new HttpError(
    'unprocessable',
    unknown.map((field) => ({
      path: `look.${field}`,
      code: 'unknown-entry',
      message: ({ input }) => input.unknownEntry,
    })),
  );
};

const isAmong = (wanted: number | string | null, entries: readonly { readonly id: number | string }[]): boolean =>
  wanted === null || entries.some(({ id }) => id === wanted);
