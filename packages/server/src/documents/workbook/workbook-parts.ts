import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/**
 * The same workbook with some of its parts said differently. Only the small parts that `change` is asked for are read and
 * written anew; sheets and pictures are taken over as they are, however large. The file is a ZIP as the library writes it.
 */
export const changeParts = (file: Uint8Array, change: (path: string, xml: string) => string): Uint8Array => {
  const zip = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const written: Buffer[] = [];
  const directory: Buffer[] = [];
  let end = 0;
  for (const entry of entriesOf(zip)) {
    const { header, body } = isSmallPart.test(entry.path) ? changed(entry, change) : entry;
    const own = Buffer.from(entry.record);
    header.copy(own, RECORD.crc, HEADER.crc, HEADER.crc + SIZES);
    own.writeUInt32LE(end, RECORD.offset);
    written.push(header, body);
    directory.push(own);
    end += header.length + body.length;
  }
  const tail = Buffer.from(zip.subarray(zip.length - TAIL.length));
  tail.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    TAIL.size,
  );
  tail.writeUInt32LE(end, TAIL.offset);
  return Buffer.concat([...written, ...directory, tail]);
};

/** Properties and drawings. */
const isSmallPart = /^(?:docProps|xl\/drawings)\/[^/]+\.xml$/;

/** Where the fields of the format stand in its records, in bytes: of the end, of an entry in the directory, before it. */
const TAIL = { length: 22, count: 10, size: 12, offset: 16 };
const RECORD = { length: 46, method: 10, crc: 16, packed: 20, name: 28, extra: 30, comment: 32, offset: 42 };
const HEADER = { length: 30, flags: 6, method: 8, crc: 14, packed: 18, unpacked: 22, name: 26, extra: 28 };

/** The check sum and both sizes, which stand one after another. */
const SIZES = 12;

const DEFLATED = 8;

type Entry = {
  readonly path: string;
  /** What the directory says of it. */
  readonly record: Buffer;
  /** What stands before it, with its name. */
  readonly header: Buffer;
  /** It itself, packed. */
  readonly body: Buffer;
};

const entriesOf = (zip: Buffer): readonly Entry[] => {
  const tail = zip.length - TAIL.length;
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(tail + TAIL.offset);
  for (let count = zip.readUInt16LE(tail + TAIL.count); count > 0; count -= 1) {
    const nameLength = zip.readUInt16LE(at + RECORD.name);
    const length =
      RECORD.length + nameLength + zip.readUInt16LE(at + RECORD.extra) + zip.readUInt16LE(at + RECORD.comment);
    const start = zip.readUInt32LE(at + RECORD.offset);
    const body = start + HEADER.length + zip.readUInt16LE(start + HEADER.name) + zip.readUInt16LE(start + HEADER.extra);
    const packed = zip.readUInt32LE(at + RECORD.packed);
    const header = Buffer.from(zip.subarray(start, body));
    // The sizes may stand behind the body instead; from here on they stand before it.
    zip.copy(header, HEADER.crc, at + RECORD.crc, at + RECORD.crc + SIZES);
    header.writeUInt16LE(header.readUInt16LE(HEADER.flags) & ~8, HEADER.flags);
    const record = Buffer.from(zip.subarray(at, at + length));
    record.writeUInt16LE(header.readUInt16LE(HEADER.flags), 8);
    const path = zip.toString('utf8', at + RECORD.length, at + RECORD.length + nameLength);
    entries.push({ path, record, header, body: zip.subarray(body, body + packed) });
    at += length;
  }
  return entries;
};

const changed = (
  { path, header, body }: Entry,
  change: (path: string, xml: string) => string,
): Pick<Entry, 'header' | 'body'> => {
  const isDeflated = header.readUInt16LE(HEADER.method) === DEFLATED;
  const xml = Buffer.from(change(path, (isDeflated ? inflateRawSync(body) : body).toString('utf8')));
  const packed = isDeflated ? deflateRawSync(xml) : xml;
  const own = Buffer.from(header);
  own.writeUInt32LE(crc32(xml), HEADER.crc);
  own.writeUInt32LE(packed.length, HEADER.packed);
  own.writeUInt32LE(xml.length, HEADER.unpacked);
  return { header: own, body: packed };
};
