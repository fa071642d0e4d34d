import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deployment, PageSettings } from '@ramka/contract/deployment';
import { pictureFinishes } from '@ramka/contract/deployment';
import { showcase, type Showcase } from '@ramka/contract/showcase';
import { setFromFile } from '@ramka/contract/translate/product-set';
import { setDefaultsToWire } from '@ramka/contract/translate/project';
import type { FileSet, ProjectFile } from '@ramka/contract/wire/project-file';
import { billOfMaterials, billTotal } from '@ramka/domain/bill';
import type { PricedAssortment } from '@ramka/domain/catalogue';
import { defaultsFromSet } from '@ramka/domain/set/frames';
import type { Language } from '@ramka/domain/text';
import { schemaFaults } from '../catalogue/files/entries.ts';
import { jsonOf } from '../catalogue/files/reading.ts';
import { InvalidConfig } from '../config/settings.ts';

/** Reads the showcase that a deployment names; undefined if it names none. Throws if the file is missing or invalid. */
export const readShowcase = async (
  folder: string,
  { showcase: name }: Pick<Deployment, 'showcase'>,
): Promise<Showcase | undefined> => {
  if (name === null) return undefined;
  const file = join(folder, name);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new InvalidConfig(`the showcase cannot be read: ${file}`);
  });
  const content = parsed(text, file);
  const answer = showcase.safeParse(content);
  if (answer.success) return answer.data;
  const faults = schemaFaults(file, '', content, answer.error.issues);
  throw new InvalidConfig(
    faults.map(({ path, message }) => `${file}: ${path.replace(/^\./, '')}: ${message}`).join('\n'),
  );
};

const parsed = (text: string, file: string): unknown => {
  try {
    return jsonOf(text);
  } catch {
    throw new InvalidConfig(`${file} is not JSON`);
  }
};

/**
 * The sample project as a project file in one language. Its first set determines the defaults of new sets, as in a
 * project that a visitor makes.
 */
export const sampleProjectFile = (
  { project }: Showcase,
  language: Language,
  assortment: PricedAssortment,
): ProjectFile => {
  const [first] = project.sets;
  const look = first && defaultsFromSet(setFromFile(first), assortment);
  return {
    format: 'ramka-project',
    version: 1,
    name: project.name[language],
    variant: '',
    ...(look && { look: setDefaultsToWire(look) }),
    sets: project.sets,
    rooms: project.rooms.map(({ name, sets }) => ({ name: name[language], sets, products: [] })),
    ecatalogProducts: [],
  };
};

/** The page's settings of a showcase. Sets that the catalogue cannot supply are not offered. */
export const showcaseSettings = (
  showcase: Showcase | undefined,
  assortment: PricedAssortment,
): Pick<PageSettings, 'picture' | 'sampleProject'> => {
  if (showcase === undefined) return { picture: [], sampleProject: false };
  const { picture, project } = showcase;
  return {
    picture: pictureFinishes.flatMap((finish) => {
      const frameId = picture.frames[finish];
      const price = frameId === undefined ? undefined : priceOf({ ...picture.set, frameId }, assortment);
      return price === undefined ? [] : [{ finish, price }];
    }),
    sampleProject: project.sets.every((set) => priceOf(set, assortment) !== undefined),
  };
};

/** The price of a set; undefined if the catalogue lacks a part of it, or its price. */
const priceOf = (set: FileSet, assortment: PricedAssortment): number | undefined => {
  const { lines, findings } = billOfMaterials(setFromFile(set), assortment);
  return findings.length === 0 ? billTotal(lines) : undefined;
};
