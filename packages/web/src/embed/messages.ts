import type { FrameMessage, HostMessage } from './embed.d.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isAmount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0;

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

type Check = (value: unknown) => boolean;

/** The fields of the frame's messages. Further fields, of later versions, are allowed. */
const fieldsByType: ReadonlyMap<string, Readonly<Record<string, Check>>> = new Map(
  Object.entries({
    ready: {},
    height: { height: isAmount },
    changed: { sets: isAmount, pieces: isAmount, sum: isAmount, currency: isText },
    order: { items: isAmount, shareLink: (value: unknown) => value === null || isText(value) },
    closed: {},
  } satisfies Record<FrameMessage['type'], Readonly<Record<string, Check>>>),
);

const isMessage = (data: unknown): data is { readonly type: unknown } & Readonly<Record<string, unknown>> =>
  isRecord(data) && data['source'] === 'ramka' && data['version'] === 1;

/** Whether data received from the frame is a complete message. */
export const isFrameMessage = (data: unknown): data is FrameMessage => {
  if (!isMessage(data) || typeof data.type !== 'string') return false;
  const fields = fieldsByType.get(data.type);
  return fields !== undefined && Object.entries(fields).every(([name, check]) => check(data[name]));
};

/** Whether data received from the host page is a message. */
export const isHostMessage = (data: unknown): data is HostMessage => isMessage(data) && data.type === 'hello';
