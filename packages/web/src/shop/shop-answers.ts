import { useMemo, useSyncExternalStore } from 'react';
import type { ShopOrder } from '../api/order.ts';
import { type ShopAnswer, shopAnswerOfFragment } from '../api/shop-answer.ts';
import { isRemembered } from '../offline/remembered-projects.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { fieldOf, parseJson, toList } from '../platform/json.ts';

/** Prefix of the keys of orders that were handed over, followed by project and reference. */
const PREFIX = 'configurator.shop-order';

/** Number of orders that are kept for each project; the oldest one is deleted first. */
const MAX_ORDERS = 10;

/** An order that was handed over to a shop in this browser. */
type HandedOver = {
  readonly key: string;
  readonly time: number;
  readonly lines: readonly OrderedLine[];
  /** Undefined while there is no answer. */
  readonly answer: Pick<ShopAnswer, 'others' | 'rows'> | undefined;
};

type OrderedLine = { readonly symbol: string; readonly quantity: number };

/** Status of an article in a shop's answer. */
export type AnsweredLine = OrderedLine & {
  readonly status: 'taken' | 'partly' | 'refused';
  readonly taken: number;
  readonly reason: string;
};

/** A shop's answer to an order of a project. */
export type AnsweredOrder = { readonly key: string; readonly lines: readonly AnsweredLine[] };

const listeners = new Set<() => void>();

const changed = (): void => {
  for (const listener of listeners) listener();
};

const keysOf = (projectId: string): readonly string[] =>
  browserStorage.keys().filter((key) => key.startsWith(`${PREFIX}.${projectId}.`));

const readOrder = (key: string): HandedOver => {
  const stored = parseJson(browserStorage.getItem(key));
  const answer = fieldOf(stored, 'answer');
  const lines = toList(fieldOf(stored, 'lines')).map((line) => ({
    symbol: String(fieldOf(line, 'symbol')),
    quantity: Number(fieldOf(line, 'quantity')),
  }));
  const rows = toList(fieldOf(answer, 'rows')).map((row) => ({
    symbol: String(fieldOf(row, 'symbol')),
    taken: Number(fieldOf(row, 'taken')),
    reason: String(fieldOf(row, 'reason')),
  }));
  const others = fieldOf(answer, 'others') === 'refused' ? 'refused' : 'taken';
  return {
    key,
    time: Number(fieldOf(stored, 'time')),
    lines,
    answer: answer === undefined ? undefined : { others, rows },
  };
};

/** Stores an order that is handed over, so that an answer to it can be read. Deletes the oldest ones. */
export const storeHandedOver = (
  projectId: string,
  { reference, lines }: NonNullable<ShopOrder['answerable']>,
): void => {
  if (!isRemembered(projectId)) return;
  browserStorage.setItem(`${PREFIX}.${projectId}.${reference}`, JSON.stringify({ time: Date.now(), lines }));
  const orders = keysOf(projectId).map(readOrder);
  const oldest = orders.toSorted((one, other) => other.time - one.time).slice(MAX_ORDERS);
  for (const { key } of oldest) browserStorage.removeItem(key);
  changed();
};

/**
 * Stores the shop's answer in a fragment with its order, and changes nothing else. Returns the order's project; undefined if
 * the fragment is invalid or this browser has no such order.
 */
export const receiveAnswer = (fragment: string): string | undefined => {
  const received = shopAnswerOfFragment(fragment);
  if (received === undefined) return undefined;
  const { reference, others, rows } = received;
  const key = browserStorage.keys().find((each) => each.startsWith(`${PREFIX}.`) && each.endsWith(`.${reference}`));
  if (key === undefined) return undefined;
  const { time, lines } = readOrder(key);
  browserStorage.setItem(key, JSON.stringify({ time, lines, answer: { others, rows } }));
  changed();
  return key.split('.')[2];
};

/** Deletes an order, with its answer. */
export const deleteHandedOver = (key: string): void => {
  browserStorage.removeItem(key);
  changed();
};

/** Returns the answers to the orders of a project, also those that another tab receives. */
export const useShopAnswers = (projectId: string): readonly AnsweredOrder[] => {
  const stored = useSyncExternalStore(subscribe, () =>
    keysOf(projectId)
      .map((key) => `${key} ${browserStorage.getItem(key)}`)
      .join('\n'),
  );
  return useMemo(() => (stored === '' ? [] : answersOf(projectId)), [projectId, stored]);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const answersOf = (projectId: string): readonly AnsweredOrder[] =>
  keysOf(projectId).flatMap((key) => {
    const { lines, answer } = readOrder(key);
    return answer === undefined ? [] : [{ key, lines: lines.map((line) => answeredLine(line, answer)) }];
  });

const answeredLine = (line: OrderedLine, { others, rows }: Pick<ShopAnswer, 'others' | 'rows'>): AnsweredLine => {
  const row = rows.find(({ symbol }) => symbol === line.symbol);
  const taken = row?.taken ?? (others === 'taken' ? line.quantity : 0);
  const partly = taken === 0 ? 'refused' : 'partly';
  return { ...line, taken, reason: row?.reason ?? '', status: taken >= line.quantity ? 'taken' : partly };
};
