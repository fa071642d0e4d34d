import type { RecordedObject, RecordedValue } from './recording.ts';

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
