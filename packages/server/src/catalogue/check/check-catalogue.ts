import { createHash } from 'node:crypto';
import { frameWidth, picturePath } from '@ramka/domain/drawing';
import { type CatalogueFault, fault } from '../catalogue-fault.ts';
import type { CatalogueFiles } from '../files/catalogue-files.ts';
import { type LinedFrame, type Lookups, lookupsOf } from '../files/lookups.ts';
import { findPicture } from '../files/picture-files.ts';
import { readFiles } from '../files/read-files.ts';
import type { Reading } from '../files/reading.ts';
import { lintContent } from './content.ts';
import { lintCounterparts } from './substitutes.ts';
import { lintFrames, lintTouchFrames } from './frames.ts';
import { lintFunctions } from './modules.ts';
import { lintSeries, lintUniqueness } from './identifiers.ts';
import { lintModules } from './modules.ts';
import { lintPrices, lintProducts } from './products.ts';

/** The result of validating a catalogue folder: faults, readable entries, fingerprint. */
export type CheckedCatalogue = {
  readonly faults: readonly CatalogueFault[];
  readonly files: CatalogueFiles;
  /** Depends on every byte of data and pictures, and on the price list in use. */
  readonly fingerprint: string;
};

/** Reads a catalogue folder and reports all faults. A missing `priceList` is a fault. */
export const checkCatalogue = async (folder: string, priceList?: string): Promise<CheckedCatalogue> => {
  const reading: Reading = { folder, faults: [], hash: createHash('sha256') };
  const files = await readFiles(reading);
  if (priceList !== undefined) reading.hash.update(`\n${priceList}\n`);
  const faults = [...reading.faults, ...lintCatalogue(files, priceList)];
  return { faults, files, fingerprint: reading.hash.digest('base64url').slice(0, 16) };
};

/** Finds faults in the relations between entries. `priceList` is the one to be used, if any. */
const lintCatalogue = (files: CatalogueFiles, priceList: string | undefined): readonly CatalogueFault[] => {
  const lookups = lookupsOf(files);
  return [
    ...lintUniqueness(lookups),
    ...lintSeries(lookups),
    ...lintFrames(lookups),
    ...lintTouchFrames(lookups),
    ...lintModules(lookups),
    ...lintCounterparts(lookups),
    ...lintFunctions(lookups),
    ...lintProducts(lookups),
    ...lintContent(lookups),
    ...lintPrices(lookups, priceList),
    ...lintPictures(lookups),
  ];
};

type Needed = { readonly picture: string; readonly file: string; readonly path: string };

/**
 * Every picture that screens and drawings need exists, and pictures of frames have the frame's size
 * (docs/catalogue-rules.md#c8-1, docs/catalogue-rules.md#c8-12).
 */
export function* lintPictures(lookups: Lookups): Generator<CatalogueFault> {
  for (const frame of lookups.frames) yield* lintFrameSize(lookups, frame);
  const { pictures } = lookups.files;
  for (const { picture, file, path } of neededPictures(lookups)) {
    if (findPicture(pictures, picture) === undefined) {
      yield fault(file, path, 'missing-picture', `The picture pictures/${picture} is missing.`);
    }
  }
}

function* neededPictures(lookups: Lookups): Generator<Needed> {
  const { files, frames, modules } = lookups;
  for (const { value, path } of files.frameLines.entries) {
    yield { picture: picturePath.frameLine(value), file: files.frameLines.file, path };
  }
  for (const frame of frames) yield* framePictures(frame);
  for (const { value, file, path, seriesTag } of modules) {
    yield { picture: picturePath.module(seriesTag, value.image), file, path: `${path}.image` };
  }
  for (const { value, path } of files.articles.entries) {
    yield { picture: value.picture, file: files.articles.file, path: `${path}.picture` };
  }
  const { controllers, products, ecatalogProducts } = files;
  for (const { value, path } of controllers.entries) {
    const own = picturePath.controller(value.seriesTag, value.image);
    yield { picture: own, file: controllers.file, path: `${path}.image` };
    const dots = picturePath.touchPoints(value.seriesTag, value.touchPoints);
    yield { picture: dots, file: controllers.file, path: `${path}.touchPoints` };
  }
  for (const { value, path } of products.entries) {
    yield { picture: picturePath.singleProduct(value.image), file: products.file, path: `${path}.image` };
  }
  for (const { value, path } of ecatalogProducts.entries) {
    yield { picture: picturePath.ecatalogProduct(value.image), file: ecatalogProducts.file, path: `${path}.image` };
  }
}

function* framePictures({ value, file, path, line }: LinedFrame): Generator<Needed> {
  const image = picturePath.frame({ lineTag: line.tag, image: value.image });
  yield { picture: image, file, path: `${path}.image` };
  if (value.sealId !== undefined) yield { picture: picturePath.seal(value), file, path: `${path}.sealId` };
  for (const colourId of new Set(value.surfaceBoxes.map((box) => box.colourId))) {
    const picture = picturePath.surfaceBox(value, colourId);
    yield { picture, file, path: `${path}.surfaceBoxes` };
  }
}

/** Maximum difference between a frame and its drawing, in millimetres. */
const TOLERANCE = 0.5;

/** The drawing of a frame has the size of the frame, because sets are drawn from it. */
function* lintFrameSize({ files }: Lookups, { value, file, path, line }: LinedFrame): Generator<CatalogueFault> {
  const size = files.pictures.get(picturePath.frame({ lineTag: line.tag, image: value.image }));
  if (size === undefined) return;
  const { height } = value.geometry;
  const width = frameWidth(value);
  if (Math.abs(size.width - width) > TOLERANCE || Math.abs(size.height - height) > TOLERANCE) {
    const message = `The drawing is ${size.width} × ${size.height} mm, the frame ${width} × ${height} mm.`;
    yield fault(file, `${path}.image`, 'wrong-picture-size', message);
  }
}
