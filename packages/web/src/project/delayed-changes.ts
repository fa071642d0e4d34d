/** Changes that are shown already and are sent after a pause, each by a key of what it changes. */
const delayed = new Map<string, { readonly send: () => void; readonly timer: ReturnType<typeof setTimeout> }>();

/** Sends a change after a pause (in milliseconds), in place of an earlier one of the same key. */
export const delayChange = (key: string, send: () => void, pause: number): void => {
  clearTimeout(delayed.get(key)?.timer);
  delayed.set(key, { send, timer: setTimeout(() => sendDelayed(key), pause) });
};

export const isDelayed = (key: string): boolean => delayed.has(key);

/** Sends a change now, if it is delayed. */
export const sendDelayed = (key: string): void => {
  const change = delayed.get(key);
  clearTimeout(change?.timer);
  delayed.delete(key);
  change?.send();
};

/** Sends all delayed changes: before another change, which may build on them, and before the page goes. */
export const sendAllDelayed = (): void => {
  for (const key of delayed.keys()) sendDelayed(key);
};
