import type { Catalogue } from '../../catalogue/catalogue.ts';
import { findPicture } from '../../pictures/find-picture.ts';

/** Finds the file of a picture below the catalogue's folder by the path that it is served under; null where there is none. */
export const documentPicture = (
  { pictures, articlePictures }: Pick<Catalogue, 'pictures' | 'articlePictures'>,
  path: string,
): string | null => {
  const [, articleId] = /^components\/(\d+),/.exec(path) ?? [];
  if (articleId !== undefined) return articlePictures.get(Number(articleId)) ?? null;
  return findPicture(pictures, path) ?? null;
};
