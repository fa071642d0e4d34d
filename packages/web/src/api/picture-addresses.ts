import { pageSettings } from '../platform/page-settings.ts';
import { publicPath } from '../platform/public-path.ts';

/**
 * Returns the address of a catalogue picture, named by `picturePath`. Browsers cache it until the catalogue changes.
 */
export const imageAddress = (path: string): string =>
  publicPath(`/assets/img/${path}?v=${pageSettings.catalogueFingerprint}`);

/**
 * Returns the address of a saved set's picture (docs/specification.md#s3-10), which contains the set's version. WebP
 * needs an eighth of the bytes (docs/performance.md#pictures-of-sets).
 */
export const setPictureAddress = (
  projectId: string,
  set: { readonly id: number; readonly version: string },
  format: 'png' | 'webp',
): string => publicPath(`/product-set/${projectId}/${set.id}.${format}?${set.version}`);

/** A picture of a set to be saved. */
export type SavedPicture = { readonly format: 'png' | 'svg'; readonly scale: 1 | 2 | 4 };

/** Returns the address of a picture of a set on its wall, to be saved. */
export const wallPictureAddress = (
  projectId: string,
  setId: number,
  wall: string | null,
  { format, scale }: SavedPicture,
): string =>
  publicPath(
    `/product-set/${projectId}/${setId}/picture.${format}?${new URLSearchParams({ scale: String(scale), ...(wall && { wall }) })}`,
  );
