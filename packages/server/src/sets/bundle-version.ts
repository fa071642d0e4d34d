import type { Catalogue } from '../catalogue/catalogue.ts';
import type { StoredSet } from './stored-set.ts';

/** What changes whenever the picture of a set may have: the set, or the catalogue that it is drawn from. */
export const bundleVersion = (
  { version }: Pick<StoredSet, 'version'>,
  { fingerprint }: Pick<Catalogue, 'fingerprint'>,
): string => `${version}-${fingerprint.slice(0, 8)}`;
