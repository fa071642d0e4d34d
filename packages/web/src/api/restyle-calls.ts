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

/** A restyle: the sets, their new appearance, and decisions for single sets. */
export type RestyleRequest = {
  /** Limits the restyle to the sets of a room. */
  readonly roomId?: number | undefined;
  /** Limits the restyle to these sets. */
  readonly setIds?: readonly number[] | undefined;
  readonly options: RestyleOptions;
  /** Decisions for slots, by the set's id. */
  readonly decisions: Readonly<Record<string, SlotDecisions>>;
  /** Frames for single sets in place of the requested one, by the set's id. */
  readonly frames: Readonly<Record<string, { readonly lineId: number; readonly finishId: string }>>;
  /** Sets that are divided into two. */
  readonly dividedIds: readonly number[];
  /** Excluded sets. */
  readonly excludedIds: readonly number[];
};

/** Net prices before and after a change. */
export type PriceChange = { readonly before: MinorUnits; readonly after: MinorUnits };

type WireAppearance = WireRow['before'];

/** A set before or after a restyle: names of line and finish, price and drawing. */
export type SetAppearance = Omit<WireAppearance, 'price'> & { readonly price: MinorUnits };

/** Drawing of a set in millimetres, with its pictures from back to front. */
export type SetAppearanceDrawing = NonNullable<SetAppearance['drawing']>;

/** A part that a set would lose or that would be different. */
export type SetDefaultsChange =
  | Exclude<WireRestyleChange, { readonly kind: 'color' }>
  | { readonly kind: 'colour'; readonly slot: number; readonly wanted: string; readonly to: string };

/** The outcome of a restyle for one set. */
export type RestyleRow = Pick<WireRow, 'name' | 'verdict' | 'same' | 'reason' | 'copyName'> & {
  readonly setId: number;
  /** Quantity in each room concerned, in the order of the rooms. */
  readonly rooms: readonly { readonly roomId: number; readonly quantity: number }[];
  readonly before: SetAppearance;
  /** Null if the restyle is not possible for the set. */
  readonly after: SetAppearance | null;
  readonly changes: readonly SetDefaultsChange[];
};

/** Preview of a restyle. */
export type RestylePreview = {
  readonly rows: readonly RestyleRow[];
  readonly rooms: readonly (PriceChange & { readonly roomId: number })[];
  readonly total: PriceChange;
  /** Version of the project on which the preview is based. */
  readonly etag: string | null;
};

/** Result of a restyle. */
export type RestyleReceipt = {
  /** Number of changed sets, including copies. */
  readonly changed: number;
  /** Id of the restore point with the previous state; null if nothing changed. */
  readonly pointId: number | null;
};

/** Requests the preview of a restyle; nothing is changed. */
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

/** Applies a restyle to all sets at once. Rejected with 412 if the project has changed since the preview. */
export const applyRestyle = async (
  projectId: string,
  request: RestyleRequest,
  etag: string | null,
): Promise<RestyleReceipt> => {
  const input = { params: { projectId }, body: restyleToWire(request), ifMatch: etag ?? undefined };
  const { changed, copied, pointId } = (await callWithTag('applyRestyle', input)).answer;
  return { changed: changed + copied, pointId };
};

/** Converts a restyle to the wire format. */
export const restyleToWire = ({
  roomId,
  setIds,
  options,
  decisions,
  frames,
  dividedIds,
  excludedIds,
}: RestyleRequest): RestyleBody => ({
  ...(roomId === undefined ? {} : { groupId: roomId }),
  ...(setIds === undefined ? {} : { bundles: [...setIds] }),
  frameLineId: options.lineId,
  finish: finishToWire(options.finish),
  color: options.colour.kind === 'family' ? { kind: 'family', id: options.colour.familyId } : options.colour,
  ...(Object.keys(decisions).length === 0 ? {} : { decisions: { ...decisions } }),
  ...(Object.keys(frames).length === 0 ? {} : { frames: framesToWire(frames) }),
  ...(dividedIds.length === 0 ? {} : { divided: [...dividedIds] }),
  ...(excludedIds.length === 0 ? {} : { leave: [...excludedIds] }),
});

const framesToWire = (frames: RestyleRequest['frames']): RestyleBody['frames'] =>
  Object.fromEntries(
    Object.entries(frames).map(([setId, { lineId, finishId }]) => [setId, { frameLineId: lineId, finish: finishId }]),
  );

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
