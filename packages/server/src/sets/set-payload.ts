import { setFromWire, type FramedSet } from '@ramka/contract/translate/product-set';
import { bundlePayload } from '@ramka/contract/wire/bundle';
import type { z } from 'zod';
import type { StoredSet } from './stored-set.ts';

const storedPayload = bundlePayload.omit({ id: true, name: true });

/** A set as the API takes it, without `id` and `name`; what the store keeps as JSON. */
export type SetPayload = z.infer<typeof storedPayload>;

/** As the store keeps it. */
export const writePayload = (payload: SetPayload): string => JSON.stringify(storedPayload.parse(payload));

/** As it was stored. */
export const readPayload = ({ payload }: Pick<StoredSet, 'payload'>): SetPayload =>
  storedPayload.parse(JSON.parse(payload));

/** A stored set as the rules know it. */
export const productSetOf = (set: Pick<StoredSet, 'name' | 'payload'>): FramedSet =>
  setFromWire({ name: set.name, ...readPayload(set) });
