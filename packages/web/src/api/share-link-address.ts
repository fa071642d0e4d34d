import { pageSettings } from '../platform/page-settings.ts';

/** Returns the address at which others view a project. */
export const shareLinkAddress = (id: string): string =>
  `${pageSettings.publicUrl ?? location.origin}${pageSettings.basePath}podglad/${id}`;
