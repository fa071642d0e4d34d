import { pluralForm } from '@ramka/domain/text';

/**
 * The words that go with a count, out of four: for none, for one, for two to four, for more
 * (docs/specification.md#s9-11, docs/readings.md#r4).
 */
export const plural = (count: number, forms: readonly [string, string, string, string]): string =>
  forms[pluralForm(count)];
