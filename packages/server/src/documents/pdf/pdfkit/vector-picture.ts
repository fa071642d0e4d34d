import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import PdfDocument from 'pdfkit';
import drawSvg from 'svg-to-pdfkit';
import { type DrawingSize, svgSize } from '../../../catalogue/files/picture-files.ts';

/** A catalogue's vector picture as an object of PDF. A document holds it once, however often it shows it. */
export type VectorPicture = DrawingSize & {
  readonly kind: 'vector';
  /** Height of the page at whose top it was drawn, in the picture's unit. */
  readonly pageHeight: number;
  readonly form: RecordedObject;
};

/** Translates a vector picture; undefined where it has no size, or holds what PDF cannot draw as vectors. */
export const vectorPicture = (svg: string): VectorPicture | undefined => {
  const size = svgSize(svg);
  if (size === undefined || notForPaper.test(svg)) return undefined;
  const { width, height } = size;
  const pageHeight = height * PAGE_GROWTH + PAGE_RIM;
  const scratch = new PdfDocument({ autoFirstPage: false, compress: false, font: '' });
  const page = recordPage(scratch, [width * PAGE_GROWTH + PAGE_RIM, pageHeight]);
  const warnings: string[] = [];
  const warningCallback = (warning: string): void => void warnings.push(warning);
  drawSvg(scratch, withoutSize(svg), 0, 0, { width, height, assumePt: true, warningCallback });
  if (warnings.length > 0) return undefined;
  return { kind: 'vector', width, height, pageHeight, form: page.form([0, pageHeight - height, width, pageHeight]) };
};

/** Roughly how much memory a vector picture takes, in bytes. */
export const bytesOfVector = ({ form }: VectorPicture): number => bytesOfValue(form);

const bytesOfValue = (value: RecordedValue): number => {
  if (typeof value !== 'object' || value === null) return VALUE;
  if (!('kind' in value)) return value.reduce<number>((sum, each) => sum + bytesOfValue(each), VALUE);
  if (value.kind === 'object') return (value.bytes?.length ?? 0) + bytesOfValue(value.dictionary);
  return value.entries.reduce((sum, [, each]) => sum + VALUE + bytesOfValue(each), VALUE);
};

/** What a value or an entry of a dictionary takes, in bytes. */
const VALUE = 50;

/** What has no counterpart in PDF, or needs a font that only a browser finds. */
const notForPaper = /<(?:filter|text|image|switch|mask|style)[\s>]|mix-blend-mode/;

/** The page must be larger than the picture: semi-transparent gradients are cut off at its edge. */
const PAGE_GROWTH = 1.5;
const PAGE_RIM = 20;

/** The viewBox alone says how large the picture is. */
const withoutSize = (svg: string): string =>
  svg.replace(/<svg\s[^>]*>/, (tag) => tag.replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, ''));

/** Writes recorded objects into a document; those that say the same only once. */
export type ObjectPlayer = (object: RecordedObject) => PDFKit.PDFKitReference;

/** A player for one document. */
export const objectPlayer = (document: PDFKit.PDFDocument): ObjectPlayer => {
  const written = new Map<string, PDFKit.PDFKitReference>();
  const valueOf = (value: RecordedValue): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (!('kind' in value)) return value.map(valueOf);
    return value.kind === 'object' ? play(value) : dictionaryOf(value.entries);
  };
  const dictionaryOf = (entries: readonly (readonly [string, RecordedValue])[]): Record<string, unknown> =>
    Object.fromEntries(entries.map(([key, value]) => [key, valueOf(value)]));
  const play = ({ key, dictionary, bytes }: RecordedObject): PDFKit.PDFKitReference => {
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

/** An object taken from a document, with all that it points to. */
type RecordedObject = {
  readonly kind: 'object';
  /** The same for objects that say the same, so that a document needs only one of them. */
  readonly key: string;
  readonly dictionary: Dictionary;
  /** Its stream, deflated; null where it has none. */
  readonly bytes: Buffer | null;
};

/** A value in a dictionary of PDF. */
type RecordedValue = RecordedObject | Dictionary | readonly RecordedValue[] | string | number | boolean | null;

type Dictionary = { readonly kind: 'dictionary'; readonly entries: readonly (readonly [string, RecordedValue])[] };

/** A page whose objects are kept instead of written. */
export type RecordedPage = {
  /** What the page shows, as a form that other documents can show; `box` is its outline, origin at the bottom left. */
  readonly form: (box: readonly number[]) => RecordedObject;
};

type Made = { readonly reference: PDFKit.PDFKitReference; readonly chunks: Uint8Array[] };

/** Adds a page to a document and keeps what is drawn on it; the document itself is never finished. */
const recordPage = (document: PDFKit.PDFDocument, size: [width: number, height: number]): RecordedPage => {
  const made = new Map<unknown, Made>();
  const makeReference = document.ref.bind(document);
  document.ref = (data) => {
    const reference = makeReference(data);
    const chunks: Uint8Array[] = [];
    made.set(reference, { reference, chunks });
    const write = (chunk: Uint8Array | string | undefined): void => {
      if (chunk !== undefined) chunks.push(typeof chunk === 'string' ? Buffer.from(`${chunk}\n`, 'latin1') : chunk);
    };
    return Object.assign(reference, { write, end: write, finalize: () => undefined });
  };
  document.addPage({ size, margin: 0 });
  const { content, dictionary } = document.page;
  const resources: unknown = Reflect.get(dictionary.data, 'Resources');
  return {
    form: (box) => {
      const entries = { Type: 'XObject', Subtype: 'Form', FormType: 1, BBox: box, Resources: resources };
      return objectReader(made)({ ...entries }, made.get(content)?.chunks ?? []);
    },
  };
};

/** Kinds of objects that pictures often share; smaller ones are written where they are used. */
const sharedKinds = new Set(['Pattern', 'ExtGState', 'XObject']);

const objectReader = (
  made: ReadonlyMap<unknown, Made>,
): ((entries: object, chunks: readonly Uint8Array[]) => RecordedObject) => {
  const known = new Map<Made, RecordedObject>();

  const valueOf = (value: unknown): RecordedValue => {
    const own = made.get(value);
    if (own !== undefined) return referenced(own);
    if (Array.isArray(value)) return value.map(valueOf);
    if (typeof value === 'object' && value !== null) return dictionaryOf(value);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
  };

  const dictionaryOf = (value: object): Dictionary => {
    const entries = Object.entries(value).filter(([key, each]) => key !== 'Length' && each !== undefined);
    return { kind: 'dictionary', entries: entries.map(([key, each]) => [key, valueOf(each)]) };
  };

  const referenced = (own: Made): RecordedValue => {
    const { data } = own.reference;
    const kind: unknown = Reflect.get(data, 'Type');
    if (own.chunks.length === 0 && !(typeof kind === 'string' && sharedKinds.has(kind))) return valueOf(data);
    const object = known.get(own) ?? objectOf(data, own.chunks);
    known.set(own, object);
    return object;
  };

  const objectOf = (entries: object, chunks: readonly Uint8Array[]): RecordedObject => {
    // Copied: what is deflated stands in a buffer of 16 kB.
    const bytes = chunks.length === 0 ? null : Buffer.from(deflateSync(Buffer.concat(chunks)));
    const dictionary = dictionaryOf(bytes === null ? entries : { ...entries, Filter: 'FlateDecode' });
    return { kind: 'object', key: keyOf(dictionary, bytes), dictionary, bytes };
  };
  return objectOf;
};

const keyOf = (dictionary: Dictionary, bytes: Buffer | null): string => {
  const text = JSON.stringify(dictionary, (_, value: unknown) => (isObject(value) ? value.key : value));
  return createHash('sha1')
    .update(text)
    .update(bytes ?? '')
    .digest('base64');
};

const isObject = (value: unknown): value is RecordedObject =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'object';
