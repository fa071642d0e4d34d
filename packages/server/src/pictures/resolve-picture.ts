import { basename, dirname } from 'node:path/posix';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { findPicture } from '../catalogue/files/picture-files.ts';

/** The file that answers for a path below `/assets/img/`, and what is to be made of it. */
export type ResolvedPicture = {
  /** Path below the catalogue's pictures. */
  readonly file: string;
  /** Whether a small picture of it was asked for that is not kept as a file. */
  readonly thumbnail: boolean;
};

/**
 * Finds the file for a path (docs/specification.md#s3-39, "Image paths"). Only what the catalogue lists can be found,
 * so that no path leads anywhere else.
 */
export const resolvePicture = (
  { pictures, articlePictures }: Pick<Catalogue, 'pictures' | 'articlePictures'>,
  path: string,
): ResolvedPicture | undefined => {
  const whole = findPicture(pictures, articlePath(articlePictures, path) ?? path);
  if (whole !== undefined) return { file: whole, thumbnail: false };
  const [, folder, image] = /^(frames\/[^/]+)\/t\/([^/]+)$/.exec(path) ?? [];
  const frame = folder === undefined ? undefined : findPicture(pictures, `${folder}/${image}`);
  return frame === undefined ? undefined : { file: frame, thumbnail: true };
};

/** Where the picture of an article lies that is asked for as `components/{id},{image}`. */
const articlePath = (articlePictures: Catalogue['articlePictures'], path: string): string | undefined => {
  const [, id, image] = /^components\/([1-9][0-9]{0,14}),([^/]+)$/.exec(path) ?? [];
  const picture = articlePictures.get(Number(id));
  if (picture === undefined || image === undefined) return undefined;
  return stem(basename(picture)) === stem(image) ? `${dirname(picture)}/${image}` : undefined;
};

const stem = (image: string): string => image.replace(/\.[a-z]+$/, '');
