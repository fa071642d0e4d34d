import { lookFromWire, lookToWire, type ProjectOfRooms, projectToWire } from '@ramka/contract/translate/project';
import { look as wireLook, type WireLook, type WireProject } from '@ramka/contract/wire/project';
import type { Look } from '@ramka/domain/set/frames';
import { LRUCache } from 'lru-cache';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { ApiProblem } from '../http/errors.ts';

/** A look as the store keeps it. */
export const writeLook = (look: Look): string => JSON.stringify(lookToWire(look));

/** A look that `writeLook` wrote; there are few, and each is read with every project and room that has it. */
export const readLook = (text: string | null): Look | null => {
  if (text === null) return null;
  const known = looks.get(text);
  if (known !== undefined) return known;
  const look = lookFromWire(wireLook.parse(JSON.parse(text)));
  looks.set(text, look);
  return look;
};

const looks = new LRUCache<string, Look>({ max: 1000 });

/** A project as the API answers it. */
export const projectAnswer = (project: Omit<ProjectOfRooms, 'look'> & { readonly look: string | null }): WireProject =>
  projectToWire({ ...project, look: readLook(project.look) });

/** A look that a caller chose; refused with what of it the catalogue does not have. */
export const requireLook = (sent: WireLook, assortment: LocalisedCatalogue): Look => {
  const look = lookFromWire(sent);
  const line = assortment.allFrameLines.find(({ tag }) => tag === look.lineTag);
  const series = line && assortment.findSeries(line.seriesId);
  const colours = (series && assortment.moduleColours.get(series.tag)) ?? [];
  const known = {
    frameCategory: line !== undefined,
    subcategoryId: isAmong(look.subcategoryId, line?.subcategories ?? []),
    finish: isAmong(look.finishId, assortment.allFinishes),
    colorId: isAmong(look.colourId, colours),
  };
  const unknown = Object.entries(known).flatMap(([field, isKnown]) => (isKnown ? [] : [field]));
  if (unknown.length === 0) return look;
  throw new ApiProblem(
    'unprocessable',
    unknown.map((field) => ({
      path: `look.${field}`,
      code: 'unknown-entry',
      message: ({ input }) => input.unknownEntry,
    })),
  );
};

const isAmong = (wanted: number | string | null, known: readonly { readonly id: number | string }[]): boolean =>
  wanted === null || known.some(({ id }) => id === wanted);
