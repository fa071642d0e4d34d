import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** Writes object templates into a document; templates with equal content are written once. */
export type ObjectWriter = (object: ObjectTemplate) => PDFKit.PDFKitReference;

/** Creates the object writer of a document. */
export const objectWriter = (document: PDFKit.PDFDocument): ObjectWriter => {
  const written = new Map<string, PDFKit.PDFKitReference>();
  const valueOf = (value: TemplateValue): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (!('kind' in value)) return value.map(valueOf);
    return value.kind === 'object' ? play(value) : dictionaryOf(value.entries);
  };
  const dictionaryOf = (entries: readonly (readonly [string, TemplateValue])[]): Record<string, unknown> =>
    Object.fromEntries(entries.map(([key, value]) => [key, valueOf(value)]));
  const play = ({ key, dictionary, bytes }: ObjectTemplate): PDFKit.PDFKitReference => {
    const cached = written.get(key);
    if (cached !== undefined) return cached;
    const reference = document.ref(dictionaryOf(dictionary.entries));
    written.set(key, reference);
    if (bytes !== null) reference.write(bytes);
    reference.end(undefined);
    return reference;
  };
  return play;
};

/** A PDF object with all objects that it refers to. */
export type ObjectTemplate = {
  readonly kind: 'object';
  /** Equal for objects with equal content, so that a document contains them once. */
  readonly key: string;
  readonly dictionary: Dictionary;
  /** Deflated stream; null for an object without a stream. */
  readonly bytes: Buffer | null;
};

/** A value in a PDF dictionary. Strings are PDF names. */
export type TemplateValue = ObjectTemplate | Dictionary | readonly TemplateValue[] | string | number | boolean | null;

type Dictionary = { readonly kind: 'dictionary'; readonly entries: readonly (readonly [string, TemplateValue])[] };

/** Values of a dictionary by key. */
export type Entries = Readonly<Record<string, TemplateValue>>;

/** Creates an object from its entries and an optional stream. */
export const pdfObject = (entries: Entries, content?: Buffer): ObjectTemplate => {
  // Copied, because deflated data sits in a 16 kB buffer.
  const bytes = content === undefined ? null : Buffer.from(deflateSync(content));
  const all = Object.entries(bytes === null ? entries : { ...entries, Filter: 'FlateDecode' });
  const dictionary: Dictionary = { kind: 'dictionary', entries: all };
  return { kind: 'object', key: keyOf(dictionary, bytes), dictionary, bytes };
};

/** Approximate memory use of a value in bytes. */
export const bytesOfValue = (value: TemplateValue): number => {
  if (typeof value !== 'object' || value === null) return VALUE;
  if (!('kind' in value)) return value.reduce<number>((sum, each) => sum + bytesOfValue(each), VALUE);
  if (value.kind === 'object') return (value.bytes?.length ?? 0) + bytesOfValue(value.dictionary);
  return value.entries.reduce((sum, [, each]) => sum + VALUE + bytesOfValue(each), VALUE);
};

/** Estimated memory of a value or a dictionary entry, in bytes. */
const VALUE = 50;

const keyOf = (dictionary: Dictionary, bytes: Buffer | null): string => {
  const text = JSON.stringify(dictionary, (_, value: unknown) => (isObject(value) ? value.key : value));
  return createHash('sha1')
    .update(text)
    .update(bytes ?? '')
    .digest('base64');
};

const isObject = (value: unknown): value is ObjectTemplate =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'object';
