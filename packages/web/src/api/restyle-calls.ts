import type {
  RestyleBody,
  RestylePreview as WirePreview,
  RestyleRow as WireRow,
  WireRestyleChange,
} from '@ramka/contract/wire/restyle';
import { type MinorUnits, priceFromDecimal } from '@ramka/domain/money';
import type { RestyleOptions } from '@ramka/domain/set/restyle';
import type { SlotDecisions } from '@ramka/domain/set/restyle-slots';
import { callWithTag } from './call.ts';

/** Which sets are to look how. */
export type RestyleRequest = {
  /** Only this room's sets. */
  readonly roomId?: number | undefined;
  /** Only these sets. */
  readonly setIds?: readonly number[] | undefined;
  readonly wish: RestyleOptions;
  /** What was decided for slots, by the set's id. */
  readonly decisions: Readonly<Record<string, SlotDecisions>>;
  /** Sets that stay as they are. */
  readonly left: readonly number[];
};

/** Net prices before and after a change. */
export type PriceChange = { readonly before: MinorUnits; readonly after: MinorUnits };

type WireAppearance = WireRow['before'];

/** A set before a change, or after it: its frame line and finish in words, its price, its drawing. */
export type SetAppearance = Omit<WireAppearance, 'price'> & { readonly price: MinorUnits };

/** A set drawn in millimetres, pictures from the wall outwards. */
export type SetAppearanceDrawing = NonNullable<SetAppearance['drawing']>;

/** One thing that a set will not have any more, or not in the same way. */
export type SetDefaultsChange =
  | Exclude<WireRestyleChange, { readonly kind: 'color' }>
  | { readonly kind: 'colour'; readonly slot: number; readonly wanted: string; readonly to: string };

/** How one set fares in a change of many. */
export type RestyleRow = Pick<WireRow, 'name' | 'verdict' | 'same' | 'reason' | 'copyName'> & {
  readonly setId: number;
  /** Pieces in each room that counts, in the order of the rooms. */
  readonly rooms: readonly { readonly roomId: number; readonly quantity: number }[];
  readonly before: SetAppearance;
  /** Null where it cannot be had. */
  readonly after: SetAppearance | null;
  readonly changes: readonly SetDefaultsChange[];
};

/** What a change of many sets would do. */
export type RestylePreview = {
  readonly rows: readonly RestyleRow[];
  readonly rooms: readonly (PriceChange & { readonly roomId: number })[];
  readonly total: PriceChange;
  /** The state that it saw. */
  readonly etag: string | null;
};

/** What a change of many sets did. */
export type RestyleReceipt = {
  /** How many sets look different now, copies among them. */
  readonly changed: number;
  /** The point that holds the state before; null where nothing had to be changed. */
  readonly pointId: number | null;
};

/** Says what a change of many sets would do, and changes nothing. */
export const previewRestyle = async (
  projectId: string,
  request: RestyleRequest,
  signal: AbortSignal,
): Promise<RestylePreview> => {
  const { answer, etag } = await callWithTag('previewRestyle', {
    params: { projectId },
    body: restyleToWire(request),
    signal,
  });
  return { ...previewFromWire(answer), etag };
};

/** Makes a change of many sets at once; refused with 412 where the project is not as the dry run saw it. */
export const applyRestyle = async (
  projectId: string,
  request: RestyleRequest,
  etag: string | null,
): Promise<RestyleReceipt> => {
  const input = { params: { projectId }, body: restyleToWire(request), ifMatch: etag ?? undefined };
  const { changed, copied, pointId } = (await callWithTag('applyRestyle', input)).answer;
  return { changed: changed + copied, pointId };
};

/** What the API is told of a change of many sets. */
export const restyleToWire = ({ roomId, setIds, wish, decisions, left }: RestyleRequest): RestyleBody => ({
  ...(roomId === undefined ? {} : { groupId: roomId }),
  ...(setIds === undefined ? {} : { bundles: [...setIds] }),
  frameLineId: wish.lineId,
  finish: finishToWire(wish.finish),
  color: wish.colour.kind === 'family' ? { kind: 'family', id: wish.colour.familyId } : wish.colour,
  ...(Object.keys(decisions).length === 0 ? {} : { decisions: { ...decisions } }),
  ...(left.length === 0 ? {} : { leave: [...left] }),
});

const finishToWire = (finish: RestyleOptions['finish']): RestyleBody['finish'] => {
  switch (finish.kind) {
    case 'as-is':
      return finish;
    case 'finish':
      return { kind: 'finish', id: finish.finishId };
    case 'family':
      return { kind: 'family', id: finish.familyId };
  }
};

const previewFromWire = ({ rows, rooms, total }: WirePreview): Omit<RestylePreview, 'etag'> => ({
  rows: rows.map(rowFromWire),
  rooms: rooms.map(({ groupId, ...sums }) => ({ roomId: groupId, ...pricesFromWire(sums) })),
  total: pricesFromWire(total),
});

const pricesFromWire = ({ before, after }: WirePreview['total']): PriceChange => ({
  before: priceFromDecimal(before),
  after: priceFromDecimal(after),
});

const rowFromWire = ({ bundleId, rooms, before, after, changes, ...row }: WireRow): RestyleRow => ({
  ...row,
  setId: bundleId,
  rooms: rooms.map(({ groupId, quantity }) => ({ roomId: groupId, quantity })),
  before: appearanceFromWire(before),
  after: after && appearanceFromWire(after),
  changes: changes.map((change) => (change.kind === 'color' ? { ...change, kind: 'colour' } : change)),
});

const appearanceFromWire = ({ price, ...appearance }: WireAppearance): SetAppearance => ({
  ...appearance,
  price: priceFromDecimal(price),
});
