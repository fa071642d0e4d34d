import { pictureFileName } from '../pictures/file-name.ts';

/** Where the picture of an article lies below `pictures/`; articles of several series lie in `articles/parts`. */
export function articlePicture(seriesTag: string | undefined, symbol: string): string {
  return `articles/${seriesTag ?? 'parts'}/${pictureFileName(symbol)}`;
}
