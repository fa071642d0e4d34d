/** Changes that are already shown and are sent after a pause, by the key of what they change. */
const delayed = new Map<string, { readonly send: () => void; readonly timer: ReturnType<typeof setTimeout> }>();

/** Sends a change after a pause in milliseconds, and replaces a delayed change with the same key. */
export const delayChange = (key: string, send: () => void, pause: number): void => {
  clearTimeout(delayed.get(key)?.timer);
  delayed.set(key, { send, timer: setTimeout(() => sendDelayed(key), pause) });
};

export const isDelayed = (key: string): boolean => delayed.has(key);

/** Sends a delayed change immediately. */
export const sendDelayed = (key: string): void => {
  const change = delayed.get(key);
  clearTimeout(change?.timer);
  delayed.delete(key);
  change?.send();
};

/** Sends all delayed changes: before another change, which may depend on them, and before the page is left. */
export const sendAllDelayed = (): void => {
  for (const key of delayed.keys()) sendDelayed(key);
};
