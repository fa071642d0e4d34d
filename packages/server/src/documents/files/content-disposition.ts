import { asciiName } from './ascii-name.ts';

/** The header that names a download: in ASCII, and in UTF-8 for all that can read it (reading R11, RFC 6266). */
export const contentDisposition = (name: string): string =>
  `attachment; filename="${asciiName(name).replace(/["\\]/g, '')}"; filename*=UTF-8''${extended(name)}`;

/** RFC 8187 allows fewer characters than an address does. */
const extended = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
