import { type TextStorage, storageWithFallback } from '../platform/browser-storage.ts';

/** Storage of this tab, so that the link back lasts for one visit. */
const visitStorage = storageWithFallback(() => sessionStorage);

const key = 'configurator.return';

/**
 * Returns the address of a shop's page that a start link names, if its site is among those of the deployment; undefined
 * otherwise. The address comes from anybody, so it is parsed and its origin compared.
 */
export const returnAddress = (text: string, origins: readonly string[]): URL | undefined => {
  // Browsers take a backslash for a slash, and leave out line breaks and invisible characters.
  if (!/^https?:\/\/(?!\/)[^\\\s\p{C}]+$/iu.test(text)) return undefined;
  const address = parse(text);
  const isPlain = address?.username === '' && address.password === '';
  return isPlain && origins.includes(address.origin) ? address : undefined;
};

const parse = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

/** Stores the address for the rest of the visit. */
export const rememberReturn = (address: string, storage: TextStorage = visitStorage): void =>
  storage.setItem(key, address);

/** Returns the address that was stored in this visit, if it is still allowed. */
export const rememberedReturn = (origins: readonly string[], storage: TextStorage = visitStorage): URL | undefined =>
  returnAddress(storage.getItem(key) ?? '', origins);
