import type { Comparison as WireComparison } from '@ramka/contract/wire/variants';
import { priceFromDecimal } from '@ramka/domain/money';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import type { NamedProject } from './project-calls.ts';
import { type SetAppearance, type PriceChange, type RestyleRequest, restyleToWire } from './restyle-calls.ts';

/** The variants of a project, each a project of its own; the first made first. */
export const listVariants = (projectId: string, signal: AbortSignal): Promise<readonly NamedProject[]> =>
  call('listVariants', { params: { projectId }, signal });

/** Makes a variant: a copy, or the project with many sets changed. */
export const addVariant = (projectId: string, name: string, request?: RestyleRequest): Promise<NamedProject> =>
  call('addVariant', {
    params: { projectId },
    body: { name, ...(request === undefined ? {} : { restyle: restyleToWire(request) }) },
  });

/** Takes a variant out of the list; the project that it is stays. */
export const removeVariant = (projectId: string, variantId: string): Promise<void> =>
  call('removeVariant', { params: { projectId, variantId } });

type WireRoom = WireComparison['rooms'][number];
type WirePair = WireRoom['pairs'][number];

/** A set in a room of the project, or of its variant. */
export type ComparedSet = SetAppearance & { readonly id: number; readonly name: string; readonly quantity: number };

/** Sets of the project and of the variant that take each other's place; null where one has none. */
export type ComparedPair = Pick<WirePair, 'same' | 'slots'> & {
  readonly before: ComparedSet | null;
  readonly after: ComparedSet | null;
};

/** What stands in one slot of a pair, and what either loses against the other. */
export type ComparedSlot = WirePair['slots'][number];

/** A room in a project and in its variant. */
export type ComparedRoom = PriceChange & {
  readonly id: number;
  readonly name: string;
  readonly pairs: readonly ComparedPair[];
};

/** A project and its variant, room by room. */
export type Comparison = {
  readonly names: WireComparison['names'];
  readonly rooms: readonly ComparedRoom[];
  readonly total: PriceChange;
};

/** Puts a variant beside its project. */
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
