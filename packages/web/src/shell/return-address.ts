import { listedAddress } from '../api/listed-address.ts';
import { RETURN_ADDRESS, tabStorage, type TextStorage } from '../platform/browser-storage.ts';

/** Stores the address for the rest of the visit. */
export const rememberReturn = (address: string, storage: TextStorage = tabStorage): void =>
  storage.setItem(RETURN_ADDRESS, address);

/** Returns the address that was stored in this visit, if it is still allowed. */
export const rememberedReturn = (origins: readonly string[], storage: TextStorage = tabStorage): URL | undefined =>
  listedAddress(storage.getItem(RETURN_ADDRESS) ?? '', origins);
