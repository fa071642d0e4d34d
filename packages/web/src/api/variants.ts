import type { Comparison as WireComparison } from '@ramka/contract/wire/variants';
import { priceFromDecimal } from '@ramka/domain/money';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import type { NamedProject } from './project-calls.ts';
import { type SetAppearance, type PriceChange, type RestyleRequest, restyleToWire } from './restyle-calls.ts';

/** Requests the variants of a project, oldest first. Each is a project of its own. */
export const listVariants = (projectId: string, signal: AbortSignal): Promise<readonly NamedProject[]> =>
  call('listVariants', { params: { projectId }, signal });

/** Creates a variant: a copy of the project, or the project after a restyle. */
export const addVariant = (projectId: string, name: string, request?: RestyleRequest): Promise<NamedProject> =>
  call('addVariant', {
    params: { projectId },
    body: { name, ...(request === undefined ? {} : { restyle: restyleToWire(request) }) },
  });

/** Removes a variant from the list. The variant's project remains. */
export const removeVariant = (projectId: string, variantId: string): Promise<void> =>
  call('removeVariant', { params: { projectId, variantId } });

type WireRoom = WireComparison['rooms'][number];
type WirePair = WireRoom['pairs'][number];

/** A set in a room of the project or its variant. */
export type ComparedSet = SetAppearance & {
  readonly id: number;
  readonly name: string;
  readonly contents: string;
  readonly quantity: number;
};

/** Corresponding sets of the project and the variant; null if one has no counterpart. */
export type ComparedPair = Pick<WirePair, 'same' | 'slots'> & {
  readonly before: ComparedSet | null;
  readonly after: ComparedSet | null;
};

/** The contents of a slot in both sets of a pair, with the losses of each. */
export type ComparedSlot = WirePair['slots'][number];

/** A room of the project and its variant. */
export type ComparedRoom = PriceChange & {
  readonly id: number;
  readonly name: string;
  readonly pairs: readonly ComparedPair[];
};

/** Comparison of a project and its variant by room. */
export type Comparison = {
  readonly names: WireComparison['names'];
  readonly rooms: readonly ComparedRoom[];
  readonly total: PriceChange;
};

/** Requests the comparison with a variant. */
export const compareVariant = async (
  projectId: string,
  variantId: string,
  signal: AbortSignal,
): Promise<Comparison> => {
  const { names, rooms, total } = await call('compareVariant', { params: { projectId, variantId }, signal });
  return { names, rooms: rooms.map(roomFromWire), total: pricesFromWire(total) };
};

const pricesFromWire = ({ before, after }: WireComparison['total']): PriceChange => ({
  before: priceFromDecimal(before),
  after: priceFromDecimal(after),
});

const roomFromWire = ({ groupId, name, pairs, ...sums }: WireRoom): ComparedRoom => ({
  id: groupId,
  name,
  ...pricesFromWire(sums),
  pairs: pairs.map(({ before, after, ...pair }) => ({
    ...pair,
    before: setFromWire(before),
    after: setFromWire(after),
  })),
});

const setFromWire = (set: WirePair['before']): ComparedSet | null => {
  if (set === null) return null;
  const { bundleId, price, ...rest } = set;
  return { ...rest, id: bundleId, price: priceFromDecimal(price) };
};

/** Below the project's key, so that invalidating the project also invalidates the variants. */
export const variantsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project', projectId, 'variants'],
    queryFn: ({ signal }) => listVariants(projectId, signal),
    staleTime: 0,
  });
