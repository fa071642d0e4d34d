import { pageSettings } from '../platform/page-settings.ts';

/** Where a picture of the catalogue is found, named as by `picturePath`; browsers keep it until the catalogue changes. */
export const imageAddress = (path: string): string => `/assets/img/${path}?v=${pageSettings.catalogueFingerprint}`;

/**
 * Where a saved set's picture is found (docs/specification.md#s3-10); its version makes it change with the set. The WebP has an
 * eighth of the bytes (docs/performance.md#pictures-of-sets).
 */
export const setPictureAddress = (
  projectId: string,
  set: { readonly id: number; readonly version: string },
  format: 'png' | 'webp',
): string => `/product-set/${projectId}/${set.id}.${format}?${set.version}`;
