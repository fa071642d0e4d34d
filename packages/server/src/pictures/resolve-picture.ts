import { basename, dirname } from 'node:path/posix';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { findPicture } from '../catalogue/files/picture-files.ts';

/** The file for a path below `/assets/img/`, and how to process it. */
export type ResolvedPicture = {
  /** Path below the catalogue's picture folder. */
  readonly file: string;
  /** Whether a thumbnail is requested that does not exist as a file. */
  readonly thumbnail: boolean;
};

/**
 * Finds the file for a path (docs/specification.md#s3-39, "Image paths"). Only listed pictures are found, so path
 * traversal is impossible.
 */
export const resolvePicture = (
  { pictures, articlePictures }: Pick<Catalogue, 'pictures' | 'articlePictures'>,
  path: string,
): ResolvedPicture | undefined => {
  const unresolved = findPicture(pictures, articlePath(articlePictures, path) ?? path);
  if (unresolved !== undefined) return { file: unresolved, thumbnail: false };
  const [, folder, image] = /^(frames\/[^/]+)\/t\/([^/]+)$/.exec(path) ?? [];
  const frame = folder === undefined ? undefined : findPicture(pictures, `${folder}/${image}`);
  return frame === undefined ? undefined : { file: frame, thumbnail: true };
};

/** The path of an article's picture that is requested as `components/{id},{image}`. */
const articlePath = (articlePictures: Catalogue['articlePictures'], path: string): string | undefined => {
  const [, id, image] = /^components\/([1-9][0-9]{0,14}),([^/]+)$/.exec(path) ?? [];
  const picture = articlePictures.get(Number(id));
  if (picture === undefined || image === undefined) return undefined;
  return stem(basename(picture)) === stem(image) ? `${dirname(picture)}/${image}` : undefined;
};

const stem = (image: string): string => image.replace(/\.[a-z]+$/, '');
