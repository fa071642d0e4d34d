import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** Writes recorded objects into a document; those that say the same only once. */
export type ObjectWriter = (object: ObjectTemplate) => PDFKit.PDFKitReference;

/** A player for one document. */
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
    const known = written.get(key);
    if (known !== undefined) return known;
    const reference = document.ref(dictionaryOf(dictionary.entries));
    written.set(key, reference);
    if (bytes !== null) reference.write(bytes);
    reference.end(undefined);
    return reference;
  };
  return play;
};

/** An object of PDF, with all that it points to. */
export type ObjectTemplate = {
  readonly kind: 'object';
  /** The same for objects that say the same, so that a document needs only one of them. */
  readonly key: string;
  readonly dictionary: Dictionary;
  /** Its stream, deflated; null where it has none. */
  readonly bytes: Buffer | null;
};

/** A value in a dictionary of PDF; a string is a name. */
export type TemplateValue = ObjectTemplate | Dictionary | readonly TemplateValue[] | string | number | boolean | null;

type Dictionary = { readonly kind: 'dictionary'; readonly entries: readonly (readonly [string, TemplateValue])[] };

/** What stands in a dictionary, by its key. */
export type Entries = Readonly<Record<string, TemplateValue>>;

/** An object with so many entries, and maybe a stream. */
export const pdfObject = (entries: Entries, content?: Buffer): ObjectTemplate => {
  // Copied: what is deflated stands in a buffer of 16 kB.
  const bytes = content === undefined ? null : Buffer.from(deflateSync(content));
  const all = Object.entries(bytes === null ? entries : { ...entries, Filter: 'FlateDecode' });
  const dictionary: Dictionary = { kind: 'dictionary', entries: all };
  return { kind: 'object', key: keyOf(dictionary, bytes), dictionary, bytes };
};

/** Roughly how much memory a value takes, in bytes. */
export const bytesOfValue = (value: TemplateValue): number => {
  if (typeof value !== 'object' || value === null) return VALUE;
  if (!('kind' in value)) return value.reduce<number>((sum, each) => sum + bytesOfValue(each), VALUE);
  if (value.kind === 'object') return (value.bytes?.length ?? 0) + bytesOfValue(value.dictionary);
  return value.entries.reduce((sum, [, each]) => sum + VALUE + bytesOfValue(each), VALUE);
};

/** What a value or an entry of a dictionary takes, in bytes. */
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
