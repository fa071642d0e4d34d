import type { Language } from '@ramka/domain/text';
import { pageSettings } from '../platform/page-settings.ts';

/** Returns the address at which others view a project. */
export const shareLinkAddress = (id: string): string =>
  `${pageSettings.publicUrl ?? location.origin}${pageSettings.basePath}podglad/${id}`;

/** Returns the address of the document that a share link offers: the one for the client. */
export const sharedDocumentAddress = (id: string, language: Language): string =>
  `${pageSettings.basePath}podglad/${id}/document/${language}.pdf`;
