import { fieldOf, isObject } from '../platform/json.ts';

/** Whether a stored request body has the form that a change reads. Another version of the app may have written it. */
export type BodyCheck = (body: unknown) => boolean;

export const hasNoBody: BodyCheck = (body) => body === undefined;

export const hasName: BodyCheck = (body) => typeof fieldOf(body, 'name') === 'string';

/** A body whose `payload` is one object, such as a set. */
export const hasPayload: BodyCheck = (body) => isObject(fieldOf(body, 'payload'));

/** A body whose `payload` is a list, with a check of its items. */
export const hasList =
  (isItem: BodyCheck): BodyCheck =>
  (body) => {
    const payload = fieldOf(body, 'payload');
    return Array.isArray(payload) && payload.every(isItem);
  };

const isEntry: BodyCheck = (entry) =>
  typeof fieldOf(entry, 'id') === 'number' && typeof fieldOf(entry, 'quantity') === 'number';

/** A body whose `payload` is a list of sets or single products with quantities. */
export const hasEntries: BodyCheck = hasList(isEntry);
